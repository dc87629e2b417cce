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
    case trustCertificate
    case installCertificates
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
    case installLibrary

    // The terminal.
    case nameTerminal
    case tellTrueColour
    case tellMoreColours
    case allowColours
    case drawNarrow
  }
}

extension Finding.Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .addCity: "add a city with “skydash add Seoul”"
    case .correctField: "correct it with “skydash config set”"
    case .correctFile: "correct the file at that line, or move it away and begin anew"
    case .chooseFile: "check who owns it, or choose another file with --config"
    case .makeSavingWork:
      "changes cannot be saved: free space, check who owns it, or choose another file with --config"
    case .setCacheHome: "set HOME or XDG_CACHE_HOME"
    case .makeCacheReadable:
      "nothing is lost, but everything is fetched each time: check who owns it, or set XDG_CACHE_HOME"
    case .makeCacheWritable: "nothing is lost, but everything is fetched each time: free space, or set XDG_CACHE_HOME"
    case .clearCache: "make room with “skydash cache clear”"
    case .setKey(let setting, let variable): "set it with “skydash config set \(setting) …” or the variable \(variable)"
    case .setKeyAgain: "set it again"
    case .setRightKey: "set a right key with “skydash config set”"
    case .goOnline: "run again without --offline"
    case .trustCertificate: FailureReason.untrusted.remedy ?? ""
    case .installCertificates: FailureReason.noCertificates.remedy ?? ""
    case .checkConnection: "check the connection, the name server and any proxy"
    case .checkConnectionOrWait: "check the connection, or try again later"
    case .nothingUntil(let date): "nothing to do: it is asked again after \(ISOText.here(date))"
    case .tryLater: "try again later"
    case .tryLaterOrOtherProvider:
      "try again later; another provider can be chosen with “skydash config set provider”"
    case .newerProgram: "look for a newer skydash"
    case .newerZones: "update the package tzdata, or skydash"
    case .correctVariable: "correct or unset the variable"
    case .unsetVariables: "unset what is not meant"
    case .setClock: "set the clock, best by NTP: ages, sun and moon depend on it"
    case .unsetNow: "unset it for the real time"
    case .setLocale: "set LANG to a UTF-8 locale such as C.UTF-8"
    case .repairZones: "unset TZDIR, or update the package tzdata"
    case .installLibrary: FailureReason.libraryMissing.remedy ?? ""
    case .nameTerminal: "set TERM to the terminal's name, such as xterm-256color"
    case .tellTrueColour: "set COLORTERM=truecolor if it has more"
    case .tellMoreColours: "set TERM=xterm-256color if it has more"
    case .allowColours: "unset NO_COLOR, or use --color always"
    case .drawNarrow: "let the terminal draw ambiguous letters narrow, or use --ascii"
    }
  }
}
