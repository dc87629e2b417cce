import Entities

@testable import Views

nonisolated extension Words {
  static let korean = Words(.korean)
}
