import Essentials
import Imaging
import Services
import Views

extension PictureImage.Condition {
  /// Decodes a file to find out whether it is whole; unknown for a kind or size of picture that can't be decoded here.
  nonisolated static func of(_ file: Data) async -> Self {
    do throws(ImageError) {
      return try await PictureDrawing.decode(file).isComplete ? .whole : .damaged
    } catch {
      switch error {
      case .damaged, .unknownFormat: return .damaged
      case .unsupported, .unsupportedJPEG, .fileTooLarge, .tooManyPixels: return .unknown
      }
    }
  }
}
