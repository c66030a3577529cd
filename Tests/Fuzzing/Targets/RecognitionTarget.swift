import ScaffoldRecognition
import ScaffoldSwift

/// The sources of a project, from which modules are recognised, edited and learnt. A byte 0 separates the sources; the last
/// of several is one of tests.
enum RecognitionTarget {
  private static let mostModules = 3
  private static let mostLinks = 4

  static func run(_ bytes: [UInt8]) {
    let sources = sources(in: bytes)
    let recognition = Recognition(of: sources)
    require(recognition == Recognition(of: sources.reversed()), "the order does not matter")
    for module in recognition.modules.prefix(mostModules) {
      for link in module.links.prefix(mostLinks) { edit(module, link, in: sources) }
      learn(module, from: sources)
    }
  }

  static func sources(in bytes: [UInt8]) -> [ScaffoldRecognition.SourceText] {
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return texts.enumerated().map { index, text in
      ScaffoldRecognition.SourceText(
        path: "App/File\(index).swift", text: Array(text), module: "App",
        isTest: index > 0 && index == texts.count - 1)
    }
  }

  /// A requirement is added to files that stay readable, and removed from them again.
  private static func edit(
    _ module: RecognizedModule, _ link: Link, in sources: [ScaffoldRecognition.SourceText]
  ) {
    let signature = "fuzzed(value: Int) -> String"
    do throws(AdditionError) {
      let addition = try Addition(
        of: signature, from: link.from, to: link.to, in: module, sources: sources, all: true)
      let edited = sources.map { source in
        let edit = addition.edits.first { $0.path == source.path }
        return ScaffoldRecognition.SourceText(
          path: source.path, text: edit?.text ?? source.text, module: source.module,
          isTest: source.isTest)
      }
      for edit in addition.edits { requireReadable(edit) }
      let again = Recognition(of: edited).modules.first {
        $0.name == module.name && $0.target == module.target
      }
      guard let again else { return require(false, "the module is found again") }
      let removal = try ScaffoldRecognition.Removal(
        of: signature, from: link.from, to: link.to, in: again, sources: edited, all: true)
      for edit in removal.edits { requireReadable(edit) }
    } catch {
      // A link that cannot be served is refused.
      return
    }
  }

  private static func requireReadable(_ edit: SourceEdit) {
    require(SwiftFile(ifReadable: edit.text) != nil, "\(edit.path) stays readable")
  }

  /// A template has the module's own text.
  private static func learn(
    _ module: RecognizedModule, from sources: [ScaffoldRecognition.SourceText]
  ) {
    do throws(LessonError) {
      let lesson = try Lesson(from: module, sources: sources, id: "fuzzed")
      require(!lesson.entries.isEmpty, "a template writes a file")
    } catch {
      require(!error.description.isEmpty, "a refusal has a reason")
    }
  }
}
