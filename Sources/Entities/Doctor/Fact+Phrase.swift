import Essentials

extension Finding.Fact {
  package var phrase: Phrase {
    switch self {
    case .settings(let fact): fact.phrase
    case .cache(let fact): fact.phrase
    case .key(let fact): fact.phrase
    case .service(let fact): fact.phrase
    case .clock(let fact): fact.phrase
    case .system(let fact): fact.phrase
    case .terminal(let fact): fact.phrase
    }
  }
}

extension Finding.SettingsFact {
  fileprivate var phrase: Phrase {
    switch self {
    case .file(let path, let cities):
      Phrase(one: "\(SafeText.line(path)), \(cities) city", other: "\(SafeText.line(path)), \(cities) cities", cities)
    case .noFile(let path): Phrase("\(SafeText.line(path)) doesn't exist yet")
    case .noHome: Phrase("unknown: there is no home directory")
    case .passedOver(let warning): warning.phrase
    case .failed(let problem): problem.phrase
    case .writable: Phrase("writable", context: "doctor")
    case .notWritable(let problem): problem.phrase
    }
  }
}

extension Finding.CacheFact {
  fileprivate var phrase: Phrase {
    switch self {
    case .noDirectory: Phrase("none", context: "doctor")
    case .directory(let path, let bytes, let bound, let files):
      Phrase("\(SafeText.line(path)), \(bytes.megabytes) of \(bound.megabytes) MB in \(files) files")
    case .failed(let path, let problem): Phrase("\(SafeText.line(path)): \(problem.phrase)", context: "doctor")
    case .writable: Phrase("writable", context: "doctor")
    case .notWritable(let problem): problem.phrase
    case .notKept: Phrase("can't read back what was written")
    }
  }
}

extension Finding.KeyFact {
  fileprivate var phrase: Phrase {
    switch self {
    case .notNeeded: Phrase("not set (not needed)")
    case .missing: Phrase("not set, but the chosen provider needs it")
    case .set(let source): source.phrase
    case .odd(let source): Phrase("\(source.phrase), but it contains spaces or other characters that keys never have")
    }
  }
}

extension Finding.KeySource {
  fileprivate var phrase: Phrase {
    switch self {
    case .variable(let name): Phrase("set by \(name)")
    case .settings: Phrase("set in the settings")
    }
  }
}

extension Finding.ServiceFact {
  fileprivate var phrase: Phrase {
    switch self {
    case .answered(let answer, let cost, nil): Phrase("answers: \(answer.phrase) (\(cost.phrase))")
    case .answered(let answer, let cost, let doubt?):
      Phrase("answers: \(answer.phrase) (\(cost.phrase)); \(doubt.phrase)")
    case .failed(let failure): failure.phrase
    case .notAsked(let cost): Phrase("not asked (it would be \(cost.phrase))")
    case .badAddress(let problem): problem.phrase
    case .noWarnings(let countries):
      Phrase("unavailable for \(Self.list(countries)): no free service covers them")
    case .replaced(let variables): Phrase("replaced by \(variables.joined(separator: ", "))")
    }
  }

  private static func list(_ countries: [String]) -> Phrase {
    let names = countries.map { $0 == "?" ? Phrase("no country") : Phrase(verbatim: $0) }
    return Phrase(names, separator: Phrase(verbatim: ", "))
  }
}

extension Finding.Answer {
  fileprivate var phrase: Phrase {
    switch self {
    case .temperature(let degrees, let city): Phrase("\(Self.tenths(degrees)) °C in \(city)")
    case .airQuality(let city): Phrase("air quality in \(city)")
    case .warnings(let count, let city):
      Phrase(one: "\(count) warning for \(city)", other: "\(count) warnings for \(city)", count)
    case .place(let name): Phrase("found \(name)")
    case .picture(let day, let title): Phrase(verbatim: "\(day), \(title)")
    case .orbit(.iss, let days): Phrase("orbit of the ISS, \(Self.tenths(days)) days old")
    case .orbit(let satellite, let days):
      Phrase("orbit of \(Phrase(name: satellite.name)), \(Self.tenths(days)) days old")
    case .kp(let kp): Phrase("Kp is \("\(kp)")")
    }
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

extension Finding.Cost {
  fileprivate var phrase: Phrase {
    switch self {
    case .request: Phrase("1 request")
    case .call: Phrase("1 call")
    case .daily(let calls, let all):
      Phrase("\(calls.lowerBound) to \(calls.upperBound) of \(all.grouped) calls a day")
    case .hourly(let calls, let all): Phrase("\(calls) of \(all.grouped) calls an hour")
    case .everyMinute(let calls, let all): Phrase("\(calls) of \(all.grouped) calls a minute")
    }
  }
}

extension Finding.Doubt {
  fileprivate var phrase: Phrase {
    switch self {
    case .clocks(let theirs, let ours): Phrase("its local time is \(theirs) s ahead of UTC, here \(ours) s")
    case .goesAway: Phrase("it is retiring something that skydash uses")
    }
  }
}

extension Finding.ClockFact {
  fileprivate var phrase: Phrase {
    switch self {
    case .notCompared(let now): Phrase("\(ISOText.utc(now)), not checked: no service answered")
    case .agrees(let now): Phrase("\(ISOText.utc(now)), matches the services' clocks")
    case .differs(let now, let seconds) where seconds < 0:
      Phrase("\(ISOText.utc(now)), \(-seconds) s behind the services")
    case .differs(let now, let seconds): Phrase("\(ISOText.utc(now)), \(seconds) s ahead of the services")
    case .replaced: Phrase("set by SKYDASH_NOW")
    }
  }
}

extension Finding.SystemFact {
  fileprivate var phrase: Phrase {
    switch self {
    case .locale(let name): Phrase(verbatim: name)
    case .localeNotUTF8(let name): Phrase("\(name) is not UTF-8, so only ASCII is printed")
    case .zones(let version?, let folder): Phrase("\(version), in \(SafeText.line(folder))", context: "time zones")
    case .zones(nil, let folder): Phrase("unknown version, in \(SafeText.line(folder))")
    case .builtInZones(let version, let folder, let other?):
      Phrase("\(version), built in; \(SafeText.line(folder)) has \(other)")
    case .builtInZones(let version, let folder, nil):
      Phrase("\(version), built in; none in \(SafeText.line(folder))")
    case .wrongZones(let names, let folder):
      Phrase("\(names.joined(separator: ", ")) unknown or wrong in \(SafeText.line(folder)), so local times are wrong")
    case .library: Phrase("installed")
    case .noLibrary: Phrase("not installed, so nothing can be fetched")
    case .unusableLibrary(let reason): Phrase("\(reason.phrase), so nothing can be fetched")
    }
  }
}

extension Int {
  /// A number of bytes in millions, with a decimal unless that is zero.
  package var megabytes: String {
    let tenths = (magnitude + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A count with its thousands apart: `10,000`.
  package var grouped: String {
    magnitude < 1000 ? String(self) : (self / 1000).grouped + "," + String(1000 + magnitude % 1000).suffix(3)
  }
}
