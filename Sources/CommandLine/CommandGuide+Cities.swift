extension CommandGuide {
  static let add = CommandGuide(
    usage: ["skydash add PLACE... [--as NAME] [--first] [--choose N] [OPTION...]", "skydash add -"],
    summary: "adds a city to the table",
    details: [
      "The words form one place: a name in any language, a name with a region or country, an airport code, or latitude and "
        + "longitude in degrees, which may be negative. What was chosen is always shown; 'skydash search' shows the "
        + "other candidates. With - in place of a name, each line of standard input is a place."
    ],
    examples: [
      Entry("skydash add New York", "the words are one place"),
      Entry("skydash add Portland, ME --first", "on top of the table"),
      Entry("skydash add -33.87,151.21 --as Home", "coordinates, with a name"),
      Entry("skydash add - < places.txt", "one place per line"),
    ])

  static let remove = CommandGuide(
    usage: ["skydash remove NAME... [OPTION...]"],
    summary: "removes cities from the table",
    details: [
      "Each word is a name; put names of several words in quotes. If one of them is not in the list, nothing is removed."
    ],
    examples: [
      Entry("skydash remove Seoul London", "two cities"),
      Entry("skydash rm 'New York'", "a name of two words"),
    ])

  static let list = CommandGuide(
    usage: ["skydash list [OPTION...]"],
    summary: "the saved cities, without weather and without network",
    details: ["In the order of the table."],
    examples: [
      Entry("skydash list", "the cities"),
      Entry("skydash ls --json", "with coordinates and time zones, for programs"),
    ])

  static let move = CommandGuide(
    usage: ["skydash move NAME POSITION [OPTION...]"],
    summary: "moves a city to a position, counted from 1",
    details: ["The last word is the position, the words before it are the name."],
    examples: [
      Entry("skydash move Seoul 1", "to the top"),
      Entry("skydash move New York 3", "to the third row"),
    ])

  static let rename = CommandGuide(
    usage: ["skydash rename NAME NEW-NAME [OPTION...]"],
    summary: "changes a city's label; the place stays",
    details: ["Put names of several words in quotes."],
    examples: [
      Entry("skydash rename Seoul Home", "another label"),
      Entry("skydash rename 'New York' NYC", "a name of two words"),
    ])

  static let search = CommandGuide(
    usage: ["skydash search PLACE... [OPTION...]"],
    summary: "numbered candidates for a place, best first",
    details: [
      "The words form one place. The number is the one that 'skydash add --choose' takes. If nothing is found the exit "
        + "status is 1."
    ],
    examples: [
      Entry("skydash search Portland", "all places of that name"),
      Entry("skydash add Portland --choose 2", "adds the second of them"),
      Entry("skydash search Paris, Texas --json", "for programs"),
    ])
}
