extension CommandGuide {
  static let sky = CommandGuide(
    usage: ["skydash sky [NAME] [--date YYYY-MM-DD] [--at HH:MM] [OPTION...]"],
    summary: "tonight over a city: sun, twilights, moon, planets",
    details: [
      "All but the stargazing outlook is computed and needs no network. The words form one name; without a name the cities "
        + "are compared. Altitudes are for --at, a local time; without it for now, or for 22:00 when --date is another "
        + "day. A night goes from noon to noon and is named by its evening: after midnight and before sunrise, tonight is "
        + "the night that is running, and --at 02:00 without --date is in the morning after. With --date, --at is a time "
        + "of that date itself. Dates reach from 1900 to 2100."
    ],
    examples: [
      Entry("skydash sky", "which city has the clearest night"),
      Entry("skydash sky Seoul", "tonight over Seoul"),
      Entry("skydash sky Seoul --date 2026-12-24 --at 21:30", "a night to come"),
    ])

  static let apod = CommandGuide(
    usage: [
      "skydash apod [DATE] [--save FILE [--force]] [--open] [--no-picture] [OPTION...]",
      "skydash apod --random",
      "skydash apod --from DATE [--to DATE]",
      "skydash apod --browse",
    ],
    summary: "NASA's Astronomy Picture of the Day",
    details: [
      "Shows the picture, title, date, credit and explanation. If today's is not out yet, the latest there is. How the "
        + "picture is drawn depends on the terminal; the setting picture chooses."
    ],
    examples: [
      Entry("skydash apod", "today's"),
      Entry("skydash apod 2026-11-01 --save moon.jpg", "keep the original file"),
      Entry("skydash apod --from 2026-11-01 --to 2026-11-07", "a week's list"),
      Entry("skydash apod --browse", "a live list of days"),
    ])
}
