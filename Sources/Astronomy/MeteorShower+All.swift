extension MeteorShower {
  /// Every shower of the calendar, from the turn of the year on.
  package static let all: [MeteorShower] = stride(from: 0, to: MeteorShowerTable.names.count / 2, by: 1).map { row in
    MeteorShower(
      code: MeteorShowerTable.names[2 * row], name: MeteorShowerTable.names[2 * row + 1],
      numbers: Array(MeteorShowerTable.numbers[8 * row..<8 * row + 8]))
  }

  /// The showers active on a day of the year, the strongest first.
  package static func active(month: Int, day: Int) -> [MeteorShower] {
    all.filter { $0.isActive(month: month, day: day) }
      .sorted { ($0.zenithalHourlyRate ?? 0, $1.code) > ($1.zenithalHourlyRate ?? 0, $0.code) }
  }

  private init(code: String, name: String, numbers: [Double]) {
    self.code = code
    self.name = name
    rightAscension = numbers[0]
    declination = numbers[1]
    solarLongitude = numbers[2]
    begin = (Int(numbers[3]) / 100, Int(numbers[3]) % 100)
    end = (Int(numbers[4]) / 100, Int(numbers[4]) % 100)
    zenithalHourlyRate = numbers[5] < 0 ? nil : numbers[5]
    speed = numbers[6]
    populationIndex = numbers[7]
  }
}
