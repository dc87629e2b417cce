extension GazetteerData {
  static var names: StaticString { "" }
}
