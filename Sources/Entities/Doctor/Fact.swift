package import Essentials

extension Finding {
  /// What the doctor found out about a subject.
  package enum Fact: Equatable, Sendable {
    case settings(SettingsFact)
    case cache(CacheFact)
    case key(KeyFact)
    case service(ServiceFact)
    case clock(ClockFact)
    case system(SystemFact)
    case terminal(TerminalFact)
  }

  package enum SettingsFact: Equatable, Sendable {
    case file(path: String, cities: Int)
    case noFile(path: String)
    /// There is no home, or its place is not known.
    case noHome
    /// What of the file was passed over.
    case passedOver(SettingsWarning)
    case failed(SettingsProblem)
    /// Changes can be saved.
    case writable
    case notWritable(FileProblem)
  }

  package enum CacheFact: Equatable, Sendable {
    /// The environment names no place for it.
    case noDirectory
    case directory(path: String, bytes: Int, bound: Int, files: Int)
    case failed(path: String, FileProblem)
    case writable
    case notWritable(FileProblem)
    /// What was cached cannot be read again.
    case notKept
  }

  package enum KeyFact: Equatable, Sendable {
    case notNeeded
    case missing
    case set(KeySource)
    /// It holds blanks or signs that no key has.
    case odd(KeySource)
  }

  /// Where a key is from.
  package enum KeySource: Equatable, Sendable {
    /// A variable of the environment.
    case variable(String)
    case settings
  }

  package enum ServiceFact: Equatable, Sendable {
    case answered(Answer, Cost, Doubt?)
    case failed(ServiceFailure)
    /// The network is off.
    case notAsked(Cost)
    case badAddress(ProgramProblem)
    /// Variables of the environment replace addresses.
    case replaced(by: [String])
    /// There is no known source of official warnings by place for these countries (ISO 3166-1); `?` means places in none.
    case noWarnings(countries: [String])
  }

  /// What came from a service.
  package enum Answer: Equatable, Sendable {
    /// In °C.
    case temperature(Double, city: String)
    case airQuality(city: String)
    case warnings(Int, city: String)
    /// A place that was searched, in full.
    case place(String)
    case picture(CivilDate, title: String)
    /// The orbit of a satellite, by elements so many days old.
    case orbit(Satellite, days: Double)
    /// The forecast index of the magnetic field, 0…9.
    case kp(Double)
  }

  /// What a question counts against a service's allowance.
  package enum Cost: Equatable, Sendable {
    /// Nothing, as far as is known.
    case request
    case call
    case daily(ClosedRange<Int>, of: Int)
    case hourly(Int, of: Int)
    case everyMinute(Int, of: Int)
  }

  /// What is odd about an answer.
  package enum Doubt: Equatable, Sendable {
    /// Seconds that its clocks and ours are ahead of UTC in the same place.
    case clocks(theirs: Int, ours: Int)
    /// The product that is asked for will go away.
    case goesAway
  }

  package enum ClockFact: Equatable, Sendable {
    /// No service gave its time.
    case notCompared(Date)
    case agrees(Date)
    /// By so many seconds ahead of the services, or behind if negative.
    case differs(Date, seconds: Int)
    /// `SKYDASH_NOW` says what time it is.
    case replaced
  }

  package enum SystemFact: Equatable, Sendable {
    /// The variable that says so, with its value.
    case locale(String)
    case localeNotUTF8(String)
    case zones(version: String?, folder: String)
    /// The rules built in count, which are newer than the folder's, if that has any.
    case builtInZones(version: String, folder: String, other: String?)
    case wrongZones([String], folder: String)
    case library
    case noLibrary
    /// One is installed and cannot be used.
    case unusableLibrary(FailureReason)
  }
}
