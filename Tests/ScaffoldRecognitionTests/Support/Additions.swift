import RecognitionSupport
import ScaffoldRecognition
import Testing

/// An addition to the only module of a text, with the sources before and after.
struct AddedRequirement {
  let addition: Addition
  let before: [SourceText]
  let after: [SourceText]

  init(
    _ signature: String, _ from: Role? = .view, _ to: Role? = .presenter,
    through name: String? = nil, in text: String, all: Bool = false
  ) throws {
    let module = try only(text)
    before = sources(of: text)
    addition = try Addition(
      of: signature, from: from, to: to, through: name, in: module, sources: before, all: all)
    after = before.with(addition.edits)
  }

  /// The lines that each file got, such as `A.swift:3: func load()`, with a dot for each space of the indentation.
  var added: [String] { lines(in: after, missingIn: before, sign: "") }

  /// The lines that each file lost.
  var removed: [String] { lines(in: before, missingIn: after, sign: "") }

  var notes: [String] { addition.notes.map { "\($0.place.short): \($0)" } }

  /// The errors of the compiler in the sources with the addition.
  func errors() throws -> String {
    try Compiler.errors(in: before) + Compiler.errors(in: after)
  }

  private func lines(
    in new: [SourceText], missingIn old: [SourceText], sign: String
  ) -> [String] {
    zip(new, old).flatMap { new, old in
      let difference = new.lines.difference(from: old.lines)
      let name = new.path.split(separator: "/").last ?? ""
      return difference.insertions.map { change in
        guard case .insert(let offset, let line, _) = change else { return "" }
        let shown = line.replacing("\t", with: "⇥").replacing("\r", with: "⏎")
        return "\(name):\(offset + 1):\(shown.isEmpty ? "" : " ")\(shown)"
      }
    }
  }
}

extension SourceText {
  fileprivate var lines: [String] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [SourceText] {
  /// The sources with the new texts of some.
  func with(_ edits: [SourceEdit]) -> [SourceText] {
    map { source in
      let edit = edits.first { $0.path == source.path }
      return SourceText(
        path: source.path, text: edit?.text ?? source.text, module: source.module,
        isTest: source.isTest)
    }
  }
}

/// The error of an addition.
func additionError(
  _ signature: String, _ from: Role? = .view, _ to: Role? = .presenter, in text: String
) -> AdditionError? {
  do {
    _ = try AddedRequirement(signature, from, to, in: text)
    return nil
  } catch {
    return error as? AdditionError
  }
}
