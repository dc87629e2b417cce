import Entities
import Essentials

extension PictureViewModel: Decodable {
  private enum Key: String, CodingKey {
    case date, title, explanation, credit, copyright, mediaType, pageURL, imageURL, videoURL, alternativeText, state
    case problem
  }

  /// Decodes the picture object of a `--json` document.
  package convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      Picture(
        date: try container.decode(CivilDate.self, forKey: .date),
        title: try container.decode(String.self, forKey: .title),
        explanation: try container.decodeIfPresent(String.self, forKey: .explanation) ?? "",
        credit: try container.decodeIfPresent(String.self, forKey: .credit),
        copyright: try container.decodeIfPresent(String.self, forKey: .copyright),
        mediaType: (try? container.decode(Picture.MediaType.self, forKey: .mediaType)) ?? .other,
        pageURL: try container.decode(URL.self, forKey: .pageURL),
        imageURL: try? container.decodeIfPresent(URL.self, forKey: .imageURL),
        videoURL: try? container.decodeIfPresent(URL.self, forKey: .videoURL),
        alternativeText: try container.decodeIfPresent(String.self, forKey: .alternativeText)))
    state.value = (try? container.decode(WeatherState.self, forKey: .state)) ?? .fresh
    problem.value = try container.decodeIfPresent(String.self, forKey: .problem).map { .sentence($0) }
  }
}
