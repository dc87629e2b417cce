package import Entities
package import Imaging

nonisolated extension Finding.Verdict {
  /// The verdict as `skydash doctor` prints it.
  var phrase: Phrase {
    switch self {
    case .ok: Phrase("ok", context: "doctor")
    case .warning: Phrase("warning", context: "doctor")
    case .problem: Phrase("problem", context: "doctor")
    }
  }
}

nonisolated extension Finding.Area {
  /// The area before the subject of a finding.
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

nonisolated extension ImageError {
  /// The problem as a sentence.
  package var phrase: Phrase {
    switch self {
    case .unknownFormat: Phrase("The file isn't a picture.")
    case .unsupported(let format): Phrase("\(format.rawValue) pictures aren't supported.")
    case .unsupportedJPEG(let kind): Phrase("This kind of JPEG (\(kind.phrase)) isn't supported.")
    case .damaged(let format): Phrase("The \(format.rawValue) picture is damaged.")
    case .fileTooLarge: Phrase("The picture's file is too large to show.")
    case .tooManyPixels(let width, let height):
      Phrase("The picture is too large to show (\(width) × \(height) pixels).")
    }
  }
}

nonisolated extension ImageError.RareJPEG {
  /// What is unusual about the file, for parentheses.
  fileprivate var phrase: Phrase {
    switch self {
    case .losslessOrHierarchical: Phrase("lossless or hierarchical")
    case .arithmetic: Phrase("arithmetic coding")
    case .bits(let count): Phrase("\(count) bits per channel")
    case .channels(let count): Phrase("\(count) channels")
    }
  }
}
