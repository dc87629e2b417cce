extension GazetteerData {
  static var zones: StaticString { "" }
}
