package import Entities
import ViewModels

/// The JSON documents of the sky over one place or several.
package enum SkyDocument {
  /// The document of `skydash sky --json`, with times in each place's zone: the first place's object if only one was
  /// asked for (`isSinglePlace`), else all under `cities`. `units` are for its sentences, which are English.
  package static func document(_ models: [NightSky], isSinglePlace: Bool, units: Units) -> JSONValue {
    var document = Self.document(models.map { object(of: $0, units: units) }, isSinglePlace: isSinglePlace)
    document["attribution"] = .array(models.credits.map { .string($0) })
    return document
  }

  /// A sky and its place in one object.
  private static func object(of model: NightSky, units: Units) -> JSONValue {
    var document = model.report.document(in: model.city.zone, .english(zone: model.city.zone, units: units))
    for member in model.city.skyDocument.members { document[member.key] = member.value }
    document["chart"] = model.chart?.document(in: model.city.zone)
    return document
  }

  /// One document of those of places: the first if only one was asked for (`isSinglePlace`), else all under `cities`.
  package static func document(_ places: [JSONValue], isSinglePlace: Bool) -> JSONValue {
    ((isSinglePlace ? places.first : nil) ?? ["cities": .array(places)]).withSchema
  }
}
