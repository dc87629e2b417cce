import Essentials

/// Formulas for the dew point and the apparent temperature.
enum WeatherFormulas {
  /// The dew point in °C by the Magnus formula with the constants of Alduchov and Eskridge ("Improved Magnus Form
  /// Approximation", J. Appl. Meteor. 35, 1996, 601–609), within 0.4 % of vapour pressure from −40 to 50 °C. `nil`
  /// without a relative humidity (%) above 0 and up to 100, and a temperature (°C) above −100, which is colder than any
  /// on Earth and far from the formula's pole at −243.04.
  static func dewPoint(temperature: Double?, humidity: Double?) -> Double? {
    guard let temperature, let humidity, humidity > 0, humidity <= 100, temperature > -100 else { return nil }
    let (a, b) = (17.625, 243.04)
    let gamma = log(humidity / 100) + a * temperature / (b + temperature)
    return b * gamma / (a - gamma)
  }

  /// The apparent temperature in °C, from °C, % and m/s, as MET Norway defines it for Locationforecast: the heat index
  /// above 26 °C and 40 %, the wind chill below 10 °C and above 1.33 m/s, else the temperature; `nil` without one.
  static func feelsLike(temperature: Double?, humidity: Double?, windSpeed: Double?) -> Double? {
    guard let temperature else { return nil }
    if temperature > 26, let humidity, humidity > 40 { return heatIndex(temperature, humidity) }
    if temperature < 10, let windSpeed, windSpeed > 1.33 { return windChill(temperature, windSpeed) }
    return temperature
  }

  /// The heat index by Rothfusz's regression, which is in °F (US National Weather Service, SR 90-23, 1990).
  private static func heatIndex(_ celsius: Double, _ humidity: Double) -> Double {
    // The letters of the source: temperature in °F and relative humidity in %.
    let (t, r) = (celsius * 9 / 5 + 32, humidity)
    let first = -42.379 + 2.049_015_23 * t + 10.143_331_27 * r - 0.224_755_41 * t * r
    let second = -6.837_83e-3 * t * t - 5.481_717e-2 * r * r
    let third = 1.228_74e-3 * t * t * r + 8.5282e-4 * t * r * r - 1.99e-6 * t * t * r * r
    return (first + second + third - 32) * 5 / 9
  }

  /// The wind chill by the formula of the Joint Action Group for Temperature Indices (2001), which is in km/h.
  private static func windChill(_ celsius: Double, _ metresPerSecond: Double) -> Double {
    let wind = pow(metresPerSecond * 3.6, 0.16)
    return 13.12 + 0.6215 * celsius - 11.37 * wind + 0.3965 * celsius * wind
  }
}
