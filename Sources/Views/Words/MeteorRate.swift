/// How many meteors an hour one can hope for, under a dark sky and under that of the place.
nonisolated struct MeteorRate {
  private let dark: String
  /// The same as `dark` where no lamps take any away; `nil` where they leave less than one.
  private let here: String?

  init(_ dark: Double, here: Double?) {
    self.dark = QuantityText.rounded(dark)
    let rounded = QuantityText.rounded(here ?? dark)
    self.here = rounded == "0" ? nil : rounded
  }

  /// `about 9 an hour here around 02:10, 100 where it is dark`.
  func english(around time: String) -> String {
    switch here {
    case nil: "about \(dark) an hour around \(time) where it is dark, hardly any here"
    case dark: "about \(dark) an hour around \(time)"
    case let here?: "about \(here) an hour here around \(time), \(dark) where it is dark"
    }
  }

  /// `02:10 무렵 이곳에서 시간당 약 9개, 어두운 곳에서 100개`.
  func korean(around time: String) -> String {
    switch here {
    case nil: "\(time) 무렵 어두운 곳에서 시간당 약 \(dark)개, 이곳에서는 거의 보이지 않음"
    case dark: "\(time) 무렵 시간당 약 \(dark)개"
    case let here?: "\(time) 무렵 이곳에서 시간당 약 \(here)개, 어두운 곳에서 \(dark)개"
    }
  }
}
