import RecognitionSupport
import ScaffoldRecognition

/// The sources before and after an update of mocks.
struct UpdatedMock {
  let update: MockUpdate
  let before: [SourceText]
  let after: [SourceText]

  init(_ text: String, modules: Set<String>? = nil, createMissing: Bool = false) {
    before = sources(of: text)
    update = MockUpdate(of: before, modules: modules, createMissing: createMissing)
    after = Self.applied(update.edits, to: before)
  }

  static func applied(_ edits: [SourceEdit], to texts: [SourceText]) -> [SourceText] {
    let known = texts.map { source in
      let edit = edits.first { $0.path == source.path }
      return SourceText(
        path: source.path, text: edit?.text ?? source.text, module: source.module,
        isTest: source.isTest)
    }
    let new = edits.filter { edit in !texts.contains { $0.path == edit.path } }
    return known
      + new.map { SourceText(path: $0.path, text: $0.text, module: "AppTests", isTest: true) }
  }

  /// The edits of a second update, which should be none.
  var again: [String] { MockUpdate(of: after).edits.map(\.path) }

  var mock: String {
    after.first { $0.path == "AppTests/Mock.swift" }.map {
      String(decoding: $0.text, as: UTF8.self)
    } ?? ""
  }

  /// The lines that the file of the mock got and lost, such as `+ func reload() {`.
  var changes: [String] {
    let old =
      before.first { $0.path == "AppTests/Mock.swift" }.map {
        String(decoding: $0.text, as: UTF8.self)
      } ?? ""
    let difference = mock.split(separator: "\n").difference(from: old.split(separator: "\n"))
    return difference.map { change in
      switch change {
      case .insert(_, let line, _): "+" + line.trimmed
      case .remove(_, let line, _): "-" + line.trimmed
      }
    }
  }

  var notes: [String] { update.notes.map { "\($0.place.path):\($0.place.line): \($0)" } }
}

extension StringProtocol {
  var trimmed: String { String(drop { $0 == " " || $0 == "\t" }) }
}
