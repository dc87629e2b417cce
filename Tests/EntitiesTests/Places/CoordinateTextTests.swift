import Testing

@testable import Entities

struct CoordinateTextTests {
  @Test(arguments: [
    ("37.57,126.98", 37.57, 126.98), ("-33.87, 151.21", -33.87, 151.21), ("-54.8 -68.3", -54.8, -68.3),
    ("37°29'52\"N 127°01'39\"E", 37.497778, 127.0275), ("37°29′52″N, 127°01′39″E", 37.497778, 127.0275),
    ("127°01'39\"E 37°29'52\"N", 37.497778, 127.0275), ("N37°29'52\" E127°01'39\"", 37.497778, 127.0275),
    ("33°52'S 151°12'E", -33.866667, 151.2), ("37.5N 127.03W", 37.5, -127.03), ("n 37.5 e 127.03", 37.5, 127.03),
    ("37°29'52\" 127°01'39\"", 37.497778, 127.0275), ("-33°52' 151°12'", -33.866667, 151.2),
    ("37 29 52 N, 127 1 39 E", 37.497778, 127.0275), ("-0°30' 10°", -0.5, 10),
    ("37°29'52''N 127°01'39''E", 37.497778, 127.0275),
    ("−33.87，151.21", -33.87, 151.21), ("37.5°N，127.03°E", 37.5, 127.03),
    ("geo:37.4979,127.0276", 37.4979, 127.0276), ("GEO:-90,0", -90, 0),
    ("geo:48.2010,16.3695,183;crs=wgs84;u=40", 48.201, 16.3695), ("geo:37.5,127.0?z=12", 37.5, 127),
    ("geo:37.5,127?q=Cafe", 37.5, 127),
  ])
  func `positions are read as people write them`(text: String, latitude: Double, longitude: Double) throws {
    let degrees = try #require(CoordinateText.degrees(text))
    #expect(abs(degrees.latitude - latitude) < 0.000_001 && abs(degrees.longitude - longitude) < 0.000_001)
  }

  @Test(arguments: [
    "", "Seoul", "Essen", "NE", "N E", "Sens", "12", "12,", "37.5", "37.5N", "37.5N 38N", "127E 128W", "N37N 127E",
    "37 29 52 127 1 39", "37°60'N 127°E", "37°29'61\"N 127°E", "37.5°29'N 127°E", "-37N 127E", "37°29'52\"N",
    "1°2'3\"4 N 5 E", "geo:", "geo:37.5", "geo:1,2,3,4", "geo:1,2;crs=nad27", "geo:x,y", "37°x 127°", "°,°", "1..2N 3E",
    "New York", "40 Elm St, Salem", "59 rue N", "Nan, Nan", "nan,0", "Inf Nan", "0x10 0x20",
    "37°52″N 127°E", "37\"N 127E", "37'N 127'E", "-0°30'N 10°E", "geo:0,0?q=Seoul", "geo:0,0?z=9&Q=Seoul",
  ])
  func `what is no position is a name`(text: String) {
    #expect(CoordinateText.degrees(text) == nil)
  }

  @Test(arguments: [
    ("geo:0,0?q=Seoul", "Seoul"), ("GEO:0,0?z=9&Q=New+York%2C%20NY", "New York, NY"), ("geo:0,0?q=서울", "서울"),
    ("geo:0.0,0.0?q=37.5,127(My%20place)", "37.5,127"), ("geo:0,0?q=Portland%20(Maine)", "Portland (Maine)"),
    ("geo:37.5,127?q=Cafe", nil), ("geo:0,0", nil), ("geo:0,0?q=", nil), ("geo:0,0?z=9", nil), ("Seoul?q=Tokyo", nil),
  ])
  func `an address without a position may have a query`(text: String, query: String?) {
    #expect(CoordinateText.query(text) == query)
  }
}
