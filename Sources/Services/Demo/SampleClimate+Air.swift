import Entities
import Essentials

extension SampleClimate {
  /// The UV index under a cloud cover in percent, by local solar time and season; 0.22 of the year is the March equinox.
  func uvIndex(at date: Date, cloud: Double) -> Double {
    let radians = Double.pi / 180
    let latitude = city.coordinates.latitude * radians
    let year = date.timeIntervalSince1970 / 86_400 / 365.2425
    let declination = 23.44 * radians * sin(2 * .pi * (year - 0.22))
    let hour = date.timeIntervalSince1970 / 3600 + city.coordinates.longitude / 15
    let sine = sin(latitude) * sin(declination) - cos(latitude) * cos(declination) * cos(2 * .pi * hour / 24)
    // Madronich's formula for a clear sky and 300 DU of ozone (Photochemistry and Photobiology 83, 2007), less for clouds.
    let index = 12.5 * pow(max(sine, 0), 2.4) * (1 - 0.006 * cloud)
    return (index * 10).rounded() / 10
  }

  /// The air quality: worse with a higher `character` and in light wind.
  func air(at date: Date) -> AirQuality {
    var air = AirQuality(observedAt: date)
    let calm = max(1 - (weather(at: date)[.windSpeed] ?? 4) / 12, 0)
    let value = (14 + 34 * character + 16 * calm).rounded()
    air.european = AirIndex(scale: .european, value: value, mainPollutant: character > 0.5 ? .fineParticles : .ozone)
    air.us = AirIndex(scale: .us, value: (value * 1.3).rounded(), mainPollutant: air.european?.mainPollutant)
    for plant in AirQuality.Pollen.allCases { air.pollen[plant] = 0 }
    return air
  }
}
