// Rendering is not public: only whole plans are. Hence `-Xswiftc -enable-testing`.
@testable import ScaffoldKit

/// The texts that every engine works on: the files of one default module, with the names in them turned
/// back into placeholders. They hold nothing but those, since that is all the engines have in common.
struct Material {
  static let values = [(name: "Module", value: "SignIn"), (name: "Target", value: "Demo")]

  /// What each engine has to make of its templates.
  let results: [[UInt8]]
  /// The templates in the language of the engine.
  let templates: [String]

  /// The material of an engine whose placeholders stand between `opening` and `closing`.
  init(_ opening: String, _ closing: String) throws {
    results = try ShippedTemplate().render()
    let texts = results.map { String(decoding: $0, as: UTF8.self) }
    for text in texts where text.contains(opening) { throw Mismatch.placeholderInText(text) }
    templates = texts.map { text in
      Self.values.reduce(text) { text, pair in
        text.replacing(pair.value, with: opening + pair.name + closing)
      }
    }
  }
}

enum Mismatch: Error {
  /// The text of a file looks like a placeholder of an engine.
  case placeholderInText(String)
  /// An engine made something else of the templates.
  case otherResult(engine: String, index: Int)
}
