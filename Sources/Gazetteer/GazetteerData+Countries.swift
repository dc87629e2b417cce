extension GazetteerData {
  static var countries: StaticString { "" }
}
