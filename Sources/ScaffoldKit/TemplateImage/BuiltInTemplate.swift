/// A built-in template that came from its image, for whoever wants to know what its texts say.
final class BuiltInTemplate: Sendable {
  /// What comes before a file's name in messages.
  private let path: String
  let files: [EmbeddedFile]

  init(path: String, files: [EmbeddedFile]) {
    self.path = path
    self.files = files
  }

  /// Where a file is, for messages.
  func location(_ file: String) -> String { path + "/" + file }

  /// Where in memory the text of a file lies.
  func address(ofText number: Int) -> Int { Int(bitPattern: files[number].text.utf8Start) }

  /// Where in the files a byte of their texts stands, going by its address.
  func location(ofByteAt address: Int) -> SourceLocation? {
    for (number, file) in files.enumerated() {
      let offset = address - self.address(ofText: number)
      if file.text.withUTF8Buffer({ $0.indices.contains(offset) }) {
        return text(number).location(at: offset)
      }
    }
    return nil
  }

  private func text(_ number: Int) -> SourceText {
    SourceText(path: location(files[number].path.description), bytes: files[number].bytes)
  }

  /// The `template.json`.
  var json: JSONValue {
    let name = TemplateFolder.manifestName
    let file = files.firstIndex { $0.path.description == name }
    let source = file.map(text) ?? SourceText(path: location(name), "null")
    // It was read when its image was made, and tests read all of them. If it could not be, a message
    // without its line would be better than the end of a run.
    return (try? JSONReader.read(source, comments: true))
      ?? JSONValue(content: .null, place: JSONPlace(source: source, offset: 0))
  }
}

/// A part of a `template.json`, for whoever has something to say about it.
enum ManifestPart: Sendable {
  case read(JSONValue)
  /// All of it, which nobody has read yet.
  case whole(BuiltInTemplate)
  /// An element of one of its arrays.
  case element(of: BuiltInTemplate, array: String, index: Int)

  var json: JSONValue {
    switch self {
    case .read(let json): return json
    case .whole(let template): return template.json
    case .element(let template, let array, let index):
      let json = template.json
      return json[array]?.elements?[index] ?? json
    }
  }
}
