import Entities

/// The words of `skydash doctor`.
nonisolated extension Finding.Verdict {
  var phrase: Phrase {
    switch self {
    case .ok: Phrase("ok", context: "doctor")
    case .warning: Phrase("warning", context: "doctor")
    case .problem: Phrase("problem", context: "doctor")
    }
  }
}

nonisolated extension Finding.Area {
  var phrase: Phrase {
    switch self {
    case .settings: Phrase("settings", context: "doctor")
    case .cache: Phrase("cache", context: "doctor")
    case .keys: Phrase("keys", context: "doctor")
    case .services: Phrase("services", context: "doctor")
    case .clock: Phrase("clock", context: "doctor")
    case .system: Phrase("system", context: "doctor")
    case .terminal: Phrase("terminal", context: "doctor")
    }
  }
}
