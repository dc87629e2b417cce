import Essentials

/// iTerm2's inline images protocol (OSC 1337), which takes an unmodified JPEG, PNG or GIF file.
package enum ITermGraphics {
  /// The most Base64 characters in one sequence inside tmux, which limits the length of sequences.
  private static let partSize = 65536

  /// The bytes that show a file at the cursor in `columns` × `rows` cells, without moving the cursor: in its own aspect
  /// ratio with `keepsShape`, else filling the cells. One sequence, or several inside tmux.
  package static func bytes(
    showing file: [UInt8], columns: Int, rows: Int, keepsShape: Bool = true, isInsideTmux: Bool = false
  ) -> [UInt8] {
    let shape = keepsShape ? 1 : 0
    let arguments =
      "inline=1;size=\(file.count);width=\(columns);height=\(rows);preserveAspectRatio=\(shape);doNotMoveCursor=1"
    let data = Array(Data(file).base64EncodedData())
    guard isInsideTmux else { return sequence("File=\(arguments):", data[...]) }
    let parts = stride(from: 0, to: data.count, by: partSize).map {
      sequence("FilePart=", data[$0..<min($0 + partSize, data.count)])
    }
    let all = [sequence("MultipartFile=\(arguments)", [])] + parts + [sequence("FileEnd", [])]
    return all.flatMap(\.throughTmux)
  }

  private static func sequence(_ head: String, _ data: ArraySlice<UInt8>) -> [UInt8] {
    Array("\u{1B}]1337;\(head)".utf8) + data + [0x07]
  }
}
