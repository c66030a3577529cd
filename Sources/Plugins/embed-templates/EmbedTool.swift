import Foundation
import Hashing

/// `embed-templates FOLDER OUTPUT COMMIT`: writes every file below FOLDER into one Swift file of
/// literals, the digest of each folder in it, which would cost each run more than all the rest, and
/// the commit, which may be empty.
@main
struct EmbedTool {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    let output = URL(filePath: CommandLine.arguments[2])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var templates: [String: [Digest.File]] = [:]
    var text = "enum EmbeddedTemplates {\n  static let files: [EmbeddedFile] = [\n"
    for path in paths {
      let file = folder.appending(path: path)
      let values = try file.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true, file.lastPathComponent != ".DS_Store" else { continue }
      let contents = try Data(contentsOf: file)
      let isExecutable = FileManager.default.isExecutableFile(atPath: file.path)
      text += """
            EmbeddedFile(
              path: \(literal(Data(path.utf8))), isExecutable: \(isExecutable),
              text: \(literal(contents))),

        """
      if let slash = path.firstIndex(of: "/") {
        let below = String(path[path.index(after: slash)...])
        templates[String(path[..<slash]), default: []].append(
          Digest.File(path: below, isExecutable: isExecutable, bytes: Array(contents)))
      }
    }
    text += "  ]\n\n  static let digests: [(template: StaticString, digest: StaticString)] = [\n"
    for (name, files) in templates.sorted(by: { $0.key < $1.key }) {
      text += "    (\(literal(Data(name.utf8))), \"\(Digest(folder: files).text)\"),\n"
    }
    text += "  ]\n\n  static let commit = \"\(commit(CommandLine.arguments[3]))\"\n}\n"
    try Data(text.utf8).write(to: output)
  }

  /// The text if it can be a commit's hash, else nothing.
  static func commit(_ text: String) -> String {
    (7...64).contains(text.utf8.count) && text.allSatisfy { $0.isHexDigit && $0.isASCII }
      ? text : ""
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
