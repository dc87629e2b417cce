import Entities
import Foundation

extension ServiceReply {
  /// The JSON document of a successful answer.
  ///
  /// - Throws: What the status stands for, or `unreadable` for a body that is empty, a web page, or no JSON.
  func document() throws(ServiceFailure) -> WireValue {
    guard response.isSuccess else { throw failure }
    if response.body.isEmpty { throw unreadable("it is empty") }
    do throws(JSONFault) {
      return try WireValue(response.body)
    } catch {
      throw unreadable(isWebPage ? "it is a web page" : error.description)
    }
  }
}
