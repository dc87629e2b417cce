/// What `skydash licenses` prints: the license of the program, and those of what is built into it. ASCII, 80 columns at most.
package enum Licenses {
  /// All of it, with a final newline.
  package static let text = [program, notices, "The BSD 3-Clause License\n\n" + bsd].joined(separator: "\n\n") + "\n"

  /// The license of skydash, as `.github/LICENSE` has it but for the final newline.
  package static let program = "MIT License\n\nCopyright (c) 2026 skydash authors\n\n" + mit

  private static let mit = """
    Permission is hereby granted, free of charge, to any person obtaining a copy of
    this software and associated documentation files (the "Software"), to deal in
    the Software without restriction, including without limitation the rights to
    use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
    the Software, and to permit persons to whom the Software is furnished to do so,
    subject to the following conditions:

    The above copyright notice and this permission notice shall be included in all
    copies or substantial portions of the Software.

    THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
    IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
    FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
    COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
    IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
    CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
    """

  private static let notices = """
    Built into skydash

    Under the MIT License, whose text is the one above:
      Airports                airportsdata,
                              Copyright (c) 2020- Mike Borsetti
                              with data Copyright (c) 2014 mwgg
      Moon, constellations,   libastro of XEphem, Copyright (c) 2020 Elwood Downey;
      planets (VSOP87 by      PyEphem, Copyright (c) 2013-2021 Brandon Rhodes
      Bretagnon and Francou)
      Delta T                 Skyfield, Copyright (c) 2013-2018 Brandon Rhodes

    Under the BSD 3-Clause License, whose text is below:
      Nutation IAU 2000B      ERFA, Copyright (c) 2013-2023 NumFOCUS Foundation;
                              derived, with permission, from the SOFA library
      Lines and names of      d3-celestial, Copyright (c) 2015, Olaf Frohn
      constellations, names
      of stars, Milky Way,
      Messier's objects

    Under Creative Commons Attribution 4.0,
    https://creativecommons.org/licenses/by/4.0/:
      Places and their names  GeoNames, https://www.geonames.org/; chosen,
                              shortened and rearranged for skydash

    In the public domain:
      Stars                   the Hipparcos catalogue through star-catalog
                              by John O'Hanley (CC0 1.0)
      Rules of time zones     the time zone database of IANA

    Under the Apache License 2.0 with the Runtime Library Exception, in binaries
    that bring their own libraries, https://www.swift.org/LICENSE.txt:
      Swift and its standard libraries, Foundation

    What services send is theirs, under their own terms. Its credits stand on every
    page that tells it in full and in every JSON document:
      Weather                 Open-Meteo.com (CC BY 4.0), MET Norway (CC BY 4.0),
                              OpenWeather
      Air                     Open-Meteo.com, CAMS ENSEMBLE data provider
      Warnings                US National Weather Service; MET Norway;
                              Deutscher Wetterdienst (DWD), through Bright Sky;
                              Environment and Climate Change Canada
      Orbits of satellites    Celestrak
      Magnetic field (Kp)     NOAA Space Weather Prediction Center
      Picture of the day      NASA, and those whom it credits
    """

  private static let bsd = """
    Redistribution and use in source and binary forms, with or without modification,
    are permitted provided that the following conditions are met:

    1. Redistributions of source code must retain the above copyright notice, this
       list of conditions and the following disclaimer.

    2. Redistributions in binary form must reproduce the above copyright notice,
       this list of conditions and the following disclaimer in the documentation
       and/or other materials provided with the distribution.

    3. Neither the name of the copyright holder nor the names of its contributors
       may be used to endorse or promote products derived from this software without
       specific prior written permission. With ERFA these names are the Standards Of
       Fundamental Astronomy Board, the International Astronomical Union, and the
       names of its contributors.

    THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
    ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
    WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
    DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR
    ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
    (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
    LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON
    ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT
    (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
    SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
    """
}
