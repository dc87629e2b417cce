// swift-format-ignore-file
// Written by generate-astronomy-tables; do not edit.
// Nutation IAU2000B, the first 31 of 77 luni-solar terms in falling order. D. D. McCarthy & B. J. Luzum 2003, Celestial Mechanics 85, 37.
// Source of the numbers: nut00b.c of ERFA, in the PyPI package pyerfa 2.0.1.5. Licence: BSD-3-Clause, (c) 2013-2023 NumFOCUS Foundation; derived, with permission, from the SOFA library.
// a = multipliers . (l, lp, F, D, Om). T = Julian centuries TT from J2000.0. Unit of the amplitudes: 1e-7 arcsec (per century for the T columns).
// dpsi = sum[(psi_sin + psi_sinT T) sin a + psi_cos cos a] - 0.000135"; deps = sum[(eps_cos + eps_cosT T) cos a + eps_sin sin a] + 0.000388".
// arg l = 485868.249036 1717915923.2178
// arg lp = 1287104.79305 129596581.0481
// arg F = 335779.526232 1739527262.8478
// arg D = 1072260.70369 1602961601.2090
// arg Om = 450160.398036 -6962890.5431
// (arcsec: a0 + a1 T)
// Largest error 1900-2100, dpsi/deps: 31 rows 0.014"/0.004", the first 13 rows 0.05"/0.02".
//
// Licence of the numbers:
//
// Copyright (c) 2013-2023 NumFOCUS Foundation; derived, with permission, from the SOFA library. All rights reserved.
// Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
// following conditions are met: (1) Redistributions of source code must retain the above copyright notice, this list of
// conditions and the following disclaimer. (2) Redistributions in binary form must reproduce the above copyright notice,
// this list of conditions and the following disclaimer in the documentation and/or other materials provided with the
// distribution. (3) Neither the name of the Standards Of Fundamental Astronomy Board, the International Astronomical Union
// nor the names of its contributors may be used to endorse or promote products derived from this software without specific
// prior written permission.
// THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES,
// INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
// DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL,
// SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
// SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY,
// WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF
// THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

/// The largest terms of the nutation IAU 2000B.
enum NutationTable {
  /// Constant and rate of l, l', F, D and Om, arcseconds and arcseconds a century.
  static let arguments: [Double] = [
    485868.249036, 1717915923.2178,
    1287104.79305, 129596581.0481,
    335779.526232, 1739527262.8478,
    1072260.70369, 1602961601.2090,
    450160.398036, -6962890.5431,
  ]

  /// 5 multipliers a row.
  static let multipliers: [Int8] = [
    0, 0, 0, 0, 1,
    0, 0, 2, -2, 2,
    0, 0, 2, 0, 2,
    0, 0, 0, 0, 2,
    0, 1, 0, 0, 0,
    0, 1, 2, -2, 2,
    1, 0, 0, 0, 0,
    0, 0, 2, 0, 1,
    1, 0, 2, 0, 2,
    0, -1, 2, -2, 2,
    0, 0, 2, -2, 1,
    -1, 0, 2, 0, 2,
    -1, 0, 0, 2, 0,
    1, 0, 0, 0, 1,
    -1, 0, 0, 0, 1,
    -1, 0, 2, 2, 2,
    1, 0, 2, 0, 1,
    -2, 0, 2, 0, 1,
    0, 0, 0, 2, 0,
    0, 0, 2, 2, 2,
    0, -2, 2, -2, 2,
    -2, 0, 0, 2, 0,
    2, 0, 2, 0, 2,
    1, 0, 2, -2, 2,
    -1, 0, 2, 0, 1,
    2, 0, 0, 0, 0,
    0, 0, 2, 0, 0,
    0, 1, 0, 0, 1,
    -1, 0, 0, 2, 1,
    0, 2, 2, -2, 2,
    0, 0, -2, 2, 0,
  ]

  /// 6 amplitudes a row, 1e-7 arcseconds.
  static let amplitudes: [Double] = [
    -172064161, -174666, 33386, 92052331, 9086, 15377,
    -13170906, -1675, -13696, 5730336, -3015, -4587,
    -2276413, -234, 2796, 978459, -485, 1374,
    2074554, 207, -698, -897492, 470, -291,
    1475877, -3633, 11817, 73871, -184, -1924,
    -516821, 1226, -524, 224386, -677, -174,
    711159, 73, -872, -6750, 0, 358,
    -387298, -367, 380, 200728, 18, 318,
    -301461, -36, 816, 129025, -63, 367,
    215829, -494, 111, -95929, 299, 132,
    128227, 137, 181, -68982, -9, 39,
    123457, 11, 19, -53311, 32, -4,
    156994, 10, -168, -1235, 0, 82,
    63110, 63, 27, -33228, 0, -9,
    -57976, -63, -189, 31429, 0, -75,
    -59641, -11, 149, 25543, -11, 66,
    -51613, -42, 129, 26366, 0, 78,
    45893, 50, 31, -24236, -10, 20,
    63384, 11, -150, -1220, 0, 29,
    -38571, -1, 158, 16452, -11, 68,
    32481, 0, 0, -13870, 0, 0,
    -47722, 0, -18, 477, 0, -25,
    -31046, -1, 131, 13238, -11, 59,
    28593, 0, -1, -12338, 10, -3,
    20441, 21, 10, -10758, 0, -3,
    29243, 0, -74, -609, 0, 13,
    25887, 0, -66, -550, 0, 11,
    -14053, -25, 79, 8551, -2, -45,
    15164, 10, 11, -8001, 0, -1,
    -15794, 72, -16, 6850, -42, -5,
    21783, 0, 13, -167, 0, 13,
  ]
}
