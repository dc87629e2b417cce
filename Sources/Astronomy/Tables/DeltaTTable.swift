// swift-format-ignore-file
// Written by generate-astronomy-tables; do not edit.
// Delta-T = TT - UT1 in seconds at 1 January 0h of each year; interpolate linearly.
// 1900-1972: spline of Stephenson, Morrison & Hohenkerk 2016 with the 2020 addendum (Morrison et al. 2021). 1973-2026: IERS observations. 2027-2100: an extrapolation (Skyfield), a guess: allow 10 s in 2050.
// Source of the numbers: data of the PyPI package skyfield 1.55. Licence: MIT, (c) 2013-2018 Brandon Rhodes. IERS values are free to use with acknowledgement.
//
// Licence of the numbers:
//
// Copyright (c) 2013-2018 Brandon Rhodes.
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
// documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
// rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
// persons to whom the Software is furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
// Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
// WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
// COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
// OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

/// TT - UT1 at the beginning of each year.
enum DeltaTTable {
  /// The year of the first value.
  static let firstYear: [Int] = [
    1900,
  ]

  /// Seconds, one value a year.
  static let seconds: [Double] = [
    -1.98, -0.75, 0.62, 2.06, 3.51, 4.92, 6.24, 7.49, 8.70, 9.90,
    11.14, 12.43, 13.75, 15.06, 16.32, 17.48, 18.52, 19.44, 20.25, 20.98,
    21.62, 22.19, 22.69, 23.12, 23.49, 23.79, 24.02, 24.20, 24.32, 24.39,
    24.42, 24.41, 24.38, 24.32, 24.24, 24.16, 24.09, 24.04, 24.06, 24.17,
    24.42, 24.83, 25.35, 25.92, 26.51, 27.05, 27.51, 27.89, 28.24, 28.58,
    28.93, 29.32, 29.70, 30.00, 30.20, 30.41, 30.76, 31.34, 32.03, 32.65,
    33.07, 33.36, 33.62, 33.96, 34.44, 35.09, 35.95, 36.93, 37.95, 38.95,
    39.93, 40.95, 42.14, 43.37, 44.48, 45.48, 46.46, 47.52, 48.53, 49.59,
    50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.30,
    56.86, 57.57, 58.31, 59.12, 59.98, 60.79, 61.63, 62.30, 62.97, 63.47,
    63.83, 64.09, 64.30, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78,
    66.07, 66.32, 66.60, 66.91, 67.28, 67.64, 68.10, 68.59, 68.97, 69.22,
    69.36, 69.36, 69.29, 69.20, 69.18, 69.14, 69.11, 69.10, 69.08, 69.07,
    69.08, 69.09, 69.12, 69.16, 69.20, 69.26, 69.33, 69.41, 69.51, 69.61,
    69.72, 69.85, 69.98, 70.13, 70.28, 70.45, 70.63, 70.81, 71.01, 71.22,
    71.44, 71.67, 71.92, 72.17, 72.43, 72.70, 72.99, 73.28, 73.59, 73.90,
    74.23, 74.57, 74.92, 75.28, 75.64, 76.02, 76.41, 76.82, 77.23, 77.65,
    78.08, 78.52, 78.98, 79.44, 79.92, 80.40, 80.90, 81.40, 81.92, 82.45,
    82.98, 83.53, 84.09, 84.66, 85.24, 85.83, 86.43, 87.04, 87.66, 88.29,
    88.94, 89.59, 90.25, 90.93, 91.61, 92.30, 93.01, 93.72, 94.45, 95.18,
    95.93,
  ]
}
