import Foundation

/// `embed-templates FOLDER OUTPUT`: writes every file below FOLDER into one Swift file of literals.
@main
struct EmbedTool {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    let output = URL(filePath: CommandLine.arguments[2])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var text = "enum EmbeddedTemplates {\n  static let files: [EmbeddedFile] = [\n"
    for path in paths {
      let file = folder.appending(path: path)
      let values = try file.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else { continue }
      let isExecutable = FileManager.default.isExecutableFile(atPath: file.path)
      text += """
            EmbeddedFile(
              path: \(literal(Data(path.utf8))), isExecutable: \(isExecutable),
              text: \(literal(try Data(contentsOf: file)))),

        """
    }
    text += "  ]\n}\n"
    try Data(text.utf8).write(to: output)
  }

  /// A Swift string literal for UTF-8 bytes, on one line and in plain ASCII.
  static func literal(_ bytes: Data) -> String {
    var text = "\""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value > 0x7E:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
