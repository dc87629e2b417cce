import Essentials

extension Finding.Fact: CustomStringConvertible {
  package var description: String {
    switch self {
    case .settings(let fact): fact.english
    case .cache(let fact): fact.english
    case .key(let fact): fact.english
    case .service(let fact): fact.english
    case .clock(let fact): fact.english
    case .system(let fact): fact.english
    case .terminal(let fact): fact.description
    }
  }
}

extension Finding.SettingsFact {
  fileprivate var english: String {
    switch self {
    case .file(let path, let cities): "\(SafeText.line(path)), \(cities) \(cities == 1 ? "city" : "cities")"
    case .noFile(let path): "\(SafeText.line(path)) is not there yet"
    case .passedOver(let warning): "\(warning)"
    case .failed(let problem): "\(problem)"
    case .writable: "works"
    case .notWritable(let problem): "\(problem)"
    }
  }
}

extension Finding.CacheFact {
  fileprivate var english: String {
    switch self {
    case .noDirectory: "there is none"
    case .directory(let path, let bytes, let bound, let files):
      "\(SafeText.line(path)), \(bytes.megabytes) of \(bound.megabytes) MB in \(files) files"
    case .failed(let path, let problem): "\(SafeText.line(path)): \(problem)"
    case .writable: "works"
    case .notWritable(let problem): "\(problem)"
    case .notKept: "what was kept is not there"
    }
  }
}

extension Int {
  /// A number of bytes in millions, with a decimal unless that is zero.
  package var megabytes: String {
    let tenths = (magnitude + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Finding.KeyFact {
  fileprivate var english: String {
    switch self {
    case .notNeeded: "not set, and not needed"
    case .missing: "not set, but the provider needs it"
    case .set(let source): "set \(source.english)"
    case .odd(let source): "set \(source.english), but it holds blanks or signs that no key has"
    }
  }
}

extension Finding.KeySource {
  fileprivate var english: String {
    switch self {
    case .variable(let name): "by \(name)"
    case .settings: "in the settings"
    }
  }
}

extension Finding.ServiceFact {
  fileprivate var english: String {
    switch self {
    case .answered(let answer, let cost, let doubt):
      "answers: \(answer.english) (\(cost.english))\(doubt.map { "; \($0.english)" } ?? "")"
    case .failed(let failure): "\(failure)"
    case .notAsked(let cost): "not asked (it would be \(cost.english))"
    case .badAddress(let problem): "\(problem)"
    case .noWarnings(let countries):
      "not known for cities in \(countries.map { $0 == "?" ? "no country" : $0 }.joined(separator: ", ")): no keyless service tells them by place"
    case .replaced(let variables): "replaced by \(variables.joined(separator: ", "))"
    }
  }
}

extension Finding.Answer {
  fileprivate var english: String {
    switch self {
    case .temperature(let degrees, let city): "\((degrees * 10).rounded() / 10) °C in \(city)"
    case .airQuality(let city): "air quality in \(city)"
    case .warnings(let count, let city): "\(count) \(count == 1 ? "warning" : "warnings") for \(city)"
    case .place(let name): "it knows \(name)"
    case .picture(let day, let title): "\(day), \(title)"
    case .orbit(let satellite, let days):
      "an orbit of \(satellite == .iss ? "the ISS" : satellite.name), \((days * 10).rounded() / 10) days old"
    case .kp(let kp): "Kp is \(kp)"
    }
  }
}

extension Finding.Cost {
  fileprivate var english: String {
    switch self {
    case .request: "1 request"
    case .call: "1 call"
    case .daily(let calls, let all): "\(calls.lowerBound) to \(calls.upperBound) of \(all.grouped) calls a day"
    case .hourly(let calls, let all): "\(calls) of \(all.grouped) calls an hour"
    case .everyMinute(let calls, let all): "\(calls) of \(all.grouped) calls a minute"
    }
  }
}

extension Int {
  /// A count with its thousands apart: `10,000`.
  package var grouped: String {
    magnitude < 1000 ? String(self) : (self / 1000).grouped + "," + String(1000 + magnitude % 1000).suffix(3)
  }
}

extension Finding.Doubt {
  fileprivate var english: String {
    switch self {
    case .clocks(let theirs, let ours): "its clocks are \(theirs) s ahead of UTC, ours \(ours) s"
    case .goesAway: "it says that what skydash asks it for will go away"
    }
  }
}

extension Finding.ClockFact {
  fileprivate var english: String {
    switch self {
    case .notCompared(let now): "\(ISOText.utc(now)), not compared: no service told its time"
    case .agrees(let now): "\(ISOText.utc(now)), as the services say"
    case .differs(let now, let seconds):
      "\(ISOText.utc(now)), \(seconds.magnitude) s \(seconds < 0 ? "behind" : "ahead of") the services"
    case .replaced: "started by SKYDASH_NOW"
    }
  }
}

extension Finding.SystemFact {
  fileprivate var english: String {
    switch self {
    case .locale(let name): name
    case .localeNotUTF8(let name): "\(name) is not UTF-8, so only ASCII is printed"
    case .zones(let version, let folder): "\(version ?? "of a version it does not tell"), in \(SafeText.line(folder))"
    case .builtInZones(let version, let folder, let other?):
      "\(version), built in; \(SafeText.line(folder)) has \(other)"
    case .builtInZones(let version, let folder, nil): "\(version), built in; there are none in \(SafeText.line(folder))"
    case .wrongZones(let names, let folder):
      "\(names.joined(separator: ", ")) unknown or wrong in \(SafeText.line(folder)), so local times are"
    case .library: "installed"
    case .noLibrary: "not installed, so nothing can be fetched"
    case .unusableLibrary(let reason): "\(reason.rawValue), so nothing can be fetched"
    }
  }
}
