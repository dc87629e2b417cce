package import Essentials

extension Finding {
  /// What a person can do about what the doctor found.
  package enum Step: Equatable, Sendable {
    // Settings and cache.
    case addCity
    case correctField
    case correctFile
    /// Another owner, or another settings file.
    case chooseFile
    case setHome
    /// The same, or room on the disk: nothing can be saved.
    case makeSavingWork
    case setCacheHome
    case makeCacheReadable
    case makeCacheWritable
    case clearCache

    // Keys.
    case setKey(setting: String, variable: String)
    case setKeyAgain
    case setRightKey

    // Services.
    case goOnline
    case checkConnection
    /// What mends this machine, as `FailureReason.remedy` has it.
    case remedy(Phrase)
    case checkConnectionOrWait
    case nothingUntil(Date)
    case tryLater
    case tryLaterOrOtherProvider
    case newerProgram
    case newerZones
    case correctVariable
    case unsetVariables

    // Clock and system.
    case setClock
    case unsetNow
    case setLocale
    case repairZones

    // The terminal.
    case nameTerminal
    case tellTrueColour
    case tellMoreColours
    case allowColours
    case drawNarrow
  }
}

extension Finding.Step {
  package var phrase: Phrase {
    switch self {
    case .addCity: Phrase("add a city with “skydash add Seoul”")
    case .correctField: Phrase("fix it with “skydash config set”")
    case .correctFile: Phrase("fix the file at that line, or move it away and start again")
    case .chooseFile: Phrase("check who owns it, or choose another file with --config")
    case .setHome: Phrase("set HOME or XDG_CONFIG_HOME, or use --config FILE")
    case .makeSavingWork:
      Phrase("changes can't be saved: free some space, check who owns it, or choose another file with --config")
    case .setCacheHome: Phrase("set HOME or XDG_CACHE_HOME")
    case .makeCacheReadable:
      Phrase("nothing is lost, but everything is fetched every time: check who owns it, or set XDG_CACHE_HOME")
    case .makeCacheWritable:
      Phrase("nothing is lost, but everything is fetched every time: free some space, or set XDG_CACHE_HOME")
    case .clearCache: Phrase("free space with “skydash cache clear”")
    case .setKey(let setting, let variable):
      Phrase("set it with “skydash config set \(setting) …” or the variable \(variable)")
    case .setKeyAgain: Phrase("set it again")
    case .setRightKey: Phrase("set a valid key with “skydash config set”")
    case .goOnline: Phrase("run again without --offline")
    case .remedy(let phrase): phrase
    case .checkConnection: Phrase("check the connection, the name server and any proxy")
    case .checkConnectionOrWait: Phrase("check the connection, or try again later")
    case .nothingUntil(let date): Phrase("nothing to do: next try after \(ISOText.here(date))")
    case .tryLater: Phrase("try again later")
    case .tryLaterOrOtherProvider:
      Phrase("try again later, or choose another provider with “skydash config set provider”")
    case .newerProgram: Phrase("look for a newer skydash")
    case .newerZones: Phrase("update the tzdata package or skydash")
    case .correctVariable: Phrase("fix or unset the variable")
    case .unsetVariables: Phrase("unset any you didn't set on purpose")
    case .setClock: Phrase("set the clock, preferably by NTP: ages, sun and moon depend on it")
    case .unsetNow: Phrase("unset it for the real time")
    case .setLocale: Phrase("set LANG to a UTF-8 locale such as C.UTF-8")
    case .repairZones: Phrase("unset TZDIR, or update the tzdata package")
    case .nameTerminal: Phrase("set TERM to your terminal's name, such as xterm-256color")
    case .tellTrueColour: Phrase("set COLORTERM=truecolor if your terminal has more")
    case .tellMoreColours: Phrase("set TERM=xterm-256color if your terminal has more")
    case .allowColours: Phrase("unset NO_COLOR, or use --color always")
    case .drawNarrow: Phrase("set ambiguous-width characters to narrow in the terminal, or use --ascii")
    }
  }
}
