// Rendering is not public: only whole plans are. Hence `-Xswiftc -enable-testing`.
@testable import ScaffoldKit

/// The texts that every engine works on: the files of one default module, with the names in them turned
/// back into placeholders. They hold nothing but those, since that is all the engines have in common.
struct Material {
  static let values = [(name: "Module", value: "SignIn"), (name: "Target", value: "Demo")]

  /// What each engine has to make of its templates.
  let results: [[UInt8]]
  private let texts: [String]

  init() throws {
    results = try ShippedTemplate().render()
    texts = results.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The templates in the language of an engine, whose placeholders stand between `opening` and
  /// `closing`.
  func templates(_ opening: String, _ closing: String) throws -> [String] {
    for text in texts where text.contains(opening) { throw Mismatch.placeholderInText(text) }
    return texts.map { text in
      Self.values.reduce(text) { text, pair in
        text.replacing(pair.value, with: opening + pair.name + closing)
      }
    }
  }

  var bytes: Int { results.reduce(0) { $0 + $1.count } }
}

enum Mismatch: Error {
  /// The text of a file looks like a placeholder of an engine.
  case placeholderInText(String)
  /// An engine made something else of the templates.
  case otherResult(engine: String, index: Int)
}
