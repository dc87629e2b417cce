extension GazetteerData {
  static var regions: StaticString { "" }
}
