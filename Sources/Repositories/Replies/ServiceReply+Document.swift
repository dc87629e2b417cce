import Entities
import Essentials

extension ServiceReply {
  /// The JSON document of a successful answer.
  ///
  /// - Throws: What the status stands for, `cutShort` for a body that is empty or ends too early, or `unreadable` for a
  ///   web page or no JSON.
  func document() throws(ServiceFailure) -> WireValue {
    guard response.isSuccess else { throw failure }
    do throws(JSONFault) {
      return try WireValue(response.body)
    } catch {
      throw failure(for: error)
    }
  }
}
