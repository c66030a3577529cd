import Foundation
import Hashing

/// `embed-templates FOLDER OUTPUT COMMIT`: writes a Swift file with the text of every file below FOLDER,
/// the digest of each template's folder, and the commit, which may be empty.
@main
struct EmbedTool {
  private struct File {
    let path: String
    let isExecutable: Bool
    let contents: Data
  }

  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    let output = URL(filePath: CommandLine.arguments[2])
    let templates = try templates(in: folder).sorted { $0.key < $1.key }
    let text = """
      enum EmbeddedTemplates {
        static let folders: [EmbeddedFolder] = [
      \(templates.map { declaration(of: $0.key, $0.value) }.joined(separator: "\n"))
        ]

        static let commit = "\(commit(CommandLine.arguments[3]))"
      }

      """
    // SwiftPM compiles a file again only if it was written.
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: output.path) != data { try data.write(to: output) }
  }

  /// The files of each template with their paths below its folder.
  private static func templates(in folder: URL) throws -> [String: [File]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var templates: [String: [File]] = [:]
    for path in paths {
      let file = folder.appending(path: path)
      let values = try file.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true, file.lastPathComponent != ".DS_Store",
        let slash = path.firstIndex(of: "/")
      else { continue }
      templates[String(path[..<slash]), default: []].append(
        File(
          path: String(path[path.index(after: slash)...]),
          isExecutable: FileManager.default.isExecutableFile(atPath: file.path),
          contents: try Data(contentsOf: file)))
    }
    return templates
  }

  private static func declaration(of name: String, _ files: [File]) -> String {
    let digest = Digest(
      folder: files.map {
        Digest.File(path: $0.path, isExecutable: $0.isExecutable, bytes: Array($0.contents))
      })
    let rows = files.map { file in
      """
              EmbeddedFile(
                path: \(literal(Data(file.path.utf8))), isExecutable: \(file.isExecutable),
                text: \(literal(file.contents))),
      """
    }
    return """
          EmbeddedFolder(
            name: \(literal(Data(name.utf8))), digest: "\(digest.text)",
            files: [
      \(rows.joined(separator: "\n"))
            ]),
      """
  }

  /// The text if it can be a commit's hash; otherwise an empty text.
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
