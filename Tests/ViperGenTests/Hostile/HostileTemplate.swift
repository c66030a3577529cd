import Foundation
import Testing

/// A malicious template, and the answer that it must get.
struct HostileTemplate: Sendable, CustomTestStringConvertible {
  let name: String
  /// The status of `create` with it.
  let status: Int32
  /// What the answer must contain.
  let answer: String
  /// Makes the template's folder, which is empty.
  let make: @Sendable (URL) throws -> Void

  var testDescription: String { name }

  /// A template of one `template.json`, given as text, and a file `V.swift`.
  init(json: String, _ name: String, _ status: Int32, _ answer: String, text: String = "v\n") {
    self.init(name, status, answer) { folder in
      try Data(json.utf8).write(to: folder.appending(path: "template.json"))
      try Data(text.utf8).write(to: folder.appending(path: "V.swift"))
    }
  }

  /// A template whose only file goes to a path.
  init(path: String, _ status: Int32, _ answer: String, options: [[String: Any]] = []) {
    self.init(
      json: Self.manifest(files: [Self.file(path: path)], options: options),
      "the path \(path.debugDescription.prefix(60))", status, answer)
  }

  /// A template whose only file has a text.
  init(
    text: String, _ name: String, _ status: Int32, _ answer: String, files: [String: String] = [:],
    options: [[String: Any]] = []
  ) {
    let json = Self.manifest(options: options)
    self.init(name, status, answer) { folder in
      try Data(json.utf8).write(to: folder.appending(path: "template.json"))
      for (file, text) in files.merging(["V.swift": text], uniquingKeysWith: { own, _ in own }) {
        try Data(text.utf8).write(to: folder.appending(path: file))
      }
    }
  }

  init(
    _ name: String, _ status: Int32, _ answer: String,
    _ make: @escaping @Sendable (URL) throws -> Void
  ) {
    (self.name, self.status, self.answer, self.make) = (name, status, answer, make)
  }
}

extension HostileTemplate {
  static func file(path: String = "<<Module>>View.swift", loop: String? = nil) -> [String: Any] {
    var file = ["source": "V.swift", "path": path, "role": "source"]
    file["for"] = loop
    return file
  }

  static func option(
    _ name: String, _ type: String = "string", default value: Any, when: String? = nil
  ) -> [String: Any] {
    var option = ["name": name, "type": type, "default": value, "help": "h"] as [String: Any]
    option["when"] = when
    return option
  }

  static func list(_ count: Int) -> [String] { (0..<count).map { "v\($0)" } }

  /// A `template.json` for the template `t`.
  static func manifest(
    files: [[String: Any]] = [file()], options: [[String: Any]] = [],
    with members: [String: Any] = [:]
  ) -> String {
    let manifest: [String: Any] = [
      "id": "t", "description": "d", "files": files, "options": options,
    ].merging(members) { $1 }
    do {
      let data = try JSONSerialization.data(withJSONObject: manifest, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }
}

extension String {
  func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
