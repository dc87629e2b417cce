extension GazetteerData {
  static var places: StaticString { "" }
}
