extension ServiceFailure: Phrased {
  /// What happened, as a clause: `Open-Meteo didn't answer in time`.
  package var phrase: Phrase { phrase(calling: service?.name ?? Phrase(verbatim: "")) }

  /// The same with another name for the service, such as the host of one of its files.
  package func phrase(calling name: Phrase) -> Phrase {
    switch self {
    case .offline: Phrase("nothing cached and the network is off")
    case .requestFailed(_, let reason), .cannotConnect(_, let reason):
      reason.appended(to: Phrase("can't reach \(name)"))
    case .timedOut: Phrase("\(name) didn't answer in time")
    // Celestrak is left alone after any answer without orbits, whether or not it limits requests.
    case .notBefore(.celestrak, _, let reason): reason.appended(to: Phrase("\(name) sent no orbits"))
    case .notBefore(_, _, let reason): reason.appended(to: Phrase("\(name) is limiting requests"))
    case .refused(_, let status, .other("")): Phrase("\(name) answered with an error (\(status))")
    case .refused(_, let status, let reason): Phrase("\(name) answered with an error (\(status): \(reason.phrase))")
    case .cutShort: Phrase("the answer from \(name) was cut short")
    case .unreadable(_, let reason): reason.appended(to: Phrase("\(name) sent an answer that can't be read"))
    case .tooLarge(_, let megabytes): Phrase("\(name) sent an answer that can't be read (larger than \(megabytes) MB)")
    case .noData(.celestrak), .noData(.swpc): Phrase("\(name) sent no data")
    case .noData: Phrase("\(name) has no data for this place")
    case .keyMissing: Phrase("\(name) needs a key")
    case .keyRefused(_, let reason): reason.appended(to: Phrase("\(name) refused the key"))
    case .notFound(_, let reason): reason.appended(to: Phrase("\(name) found nothing"))
    case .quoted(let sentence): Phrase(verbatim: sentence)
    }
  }

  /// What the user can do about it, as the end of a sentence.
  package var advice: Phrase {
    switch self {
    case .offline: Phrase("run again without --offline")
    case .requestFailed, .cannotConnect: remedy ?? Phrase("check the connection and try again")
    // Waiting alone doesn't help if the service doesn't cover the place.
    case .noData(let service) where Provider.allCases.contains(where: { $0.service == service }):
      Phrase("try again later, or choose another provider with “skydash config set provider”")
    case .timedOut, .cutShort, .noData, .unreadable, .tooLarge: Phrase("try again later")
    case .notBefore(_, let date, _): Phrase("next try after \(ISOText.localMinute(date))")
    case .refused(_, let status, _):
      isTransient || status >= 500 ? Phrase("try again later") : Phrase("please report this")
    case .keyMissing(let service), .keyRefused(let service, _):
      Phrase("set one with “skydash config set \(service.row.key?.setting ?? "") …”")
    case .notFound: Phrase("check the place with “skydash list”")
    case .quoted: Phrase("create the document again")
    }
  }
}

extension ServiceFailure.Reason: Phrased {
  package var phrase: Phrase {
    switch self {
    case .own(let reason): reason.phrase
    case .proxy(let status): Phrase("the proxy answered with an error, \(status)")
    case .other(let text): Phrase(verbatim: text)
    }
  }

  /// The failure, followed by the reason in brackets if there is one.
  fileprivate func appended(to failure: Phrase) -> Phrase {
    isEmpty ? failure : Phrase("\(failure) (\(phrase))", context: "reason")
  }
}
