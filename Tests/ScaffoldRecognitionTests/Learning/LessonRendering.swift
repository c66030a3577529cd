import RecognitionSupport
import ScaffoldRecognition
import Testing

/// Renders the placeholders that a lesson writes, as the template language prescribes.
struct LessonRendering {
  let name: String
  let target: String
  var includes: [String: [UInt8]] = [:]

  /// The files that a lesson writes for a name, by their paths below the target.
  static func files(of lesson: Lesson, as name: String, target: String) -> [String: String] {
    Self.files(lesson.files.map { ($0.path, $0.text) }, lesson, as: name, target: target)
  }

  /// The files that entries give, by their paths below the target.
  static func files(
    _ texts: [(path: String, text: [UInt8])], _ lesson: Lesson, as name: String, target: String
  ) -> [String: String] {
    var rendering = LessonRendering(name: name, target: target)
    for file in texts { rendering.includes[file.path] = file.text }
    var files: [String: String] = [:]
    let folder = (lesson.subfolder + [name]).joined(separator: "/") + "/"
    for entry in lesson.entries {
      let path =
        (entry.isBelowTarget ? "" : folder)
        + String(decoding: rendering.render(Array(entry.path.utf8)), as: UTF8.self)
      let text = rendering.render(rendering.includes[entry.source] ?? [])
      files["\(entry.role)/\(path)"] = String(decoding: text, as: UTF8.self)
    }
    return files
  }

  func render(_ text: [UInt8]) -> [UInt8] {
    var (result, index) = ([UInt8](), 0)
    while index < text.count {
      guard text[index...].starts(with: "<<".utf8) else {
        result.append(text[index])
        index += 1
        continue
      }
      if result.last == UInt8(ascii: "\\"), index > 0, text[index - 1] == UInt8(ascii: "\\") {
        result.removeLast()
        result += Array("<<".utf8)
        index += 2
      } else if let (value, end) = placeholder(in: text, at: index) {
        result += value
        index = end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private func placeholder(in text: [UInt8], at start: Int) -> (value: [UInt8], end: Int)? {
    var end = start + 2
    let isLetter = end < text.count && (0x41...0x5A ~= text[end] || 0x61...0x7A ~= text[end])
    guard isLetter else { return nil }
    while end < text.count, !">\r\n".utf8.contains(text[end]) { end += 1 }
    guard text[min(end, text.count)...].starts(with: ">>".utf8) else { return nil }
    let words = String(decoding: text[start + 2..<end], as: UTF8.self)
    switch words {
    case "Module": return (Array(name.utf8), end + 2)
    case "Module|lowerCamel":
      let capitals = name.prefix { $0.isUppercase }.count
      let count = capitals == name.count ? capitals : max(1, capitals - 1)
      return (Array((name.prefix(count).lowercased() + name.dropFirst(count)).utf8), end + 2)
    case "Target": return (Array(target.utf8), end + 2)
    default:
      guard words.hasPrefix("include \""), words.hasSuffix("\"") else {
        Issue.record("unknown placeholder '\(words)'")
        return nil
      }
      return (includes[String(words.dropFirst(9).dropLast())] ?? [], end + 2)
    }
  }
}

/// A lesson from one module of a text, with the sources that it was learnt from.
struct TestedLesson {
  let lesson: Lesson
  let sources: [SourceText]

  init(lesson: Lesson, sources: [SourceText]) {
    (self.lesson, self.sources) = (lesson, sources)
  }

  init(_ text: String, module name: String = "Login") throws {
    try self.init(RecognitionSupport.sources(of: text), module: name)
  }

  init(_ sources: [SourceText], module name: String = "Login") throws {
    self.sources = sources
    let module = try #require(Recognition(of: sources).modules.first { $0.name == name })
    lesson = try Lesson(
      from: module, sources: sources, id: "login",
      below: TargetFolders(sources: ["App"], tests: ["AppTests"]))
  }

  var remarks: [String] { lesson.remarks.map { "\($0.place.short): \($0)" } }

  /// The text of a file of the template.
  func text(_ path: String) -> String {
    let file = lesson.files.first { $0.path == path }
    return file.map { String(decoding: $0.text, as: UTF8.self) } ?? "no \(path)"
  }

  /// The files that another name gives, with one function in each loop.
  func rendered(as name: String) -> [String: String] {
    var open: [(path: String, text: [UInt8])] = []
    for file in lesson.files {
      let text = String(decoding: file.text, as: UTF8.self)
        .replacing(/<<for action in [a-z-]+>>/, with: "").replacing("<<end>>", with: "")
        .replacing("<<action.requirement>>", with: "func added()")
        .replacing("<<action.declaration>>", with: "added()")
      open.append((file.path, Array(text.utf8)))
    }
    return LessonRendering.files(open, lesson, as: name, target: "App")
  }

  /// The files that another name gives.
  func files(as name: String, target: String = "App") -> [String: String] {
    LessonRendering.files(of: lesson, as: name, target: target)
  }

  /// The paths of the learnt files whose bytes are not the same if they are rendered with the name of the module.
  var changed: [String] {
    var rendering = LessonRendering(name: lesson.name, target: "App")
    for file in lesson.files { rendering.includes[file.path] = file.text }
    return lesson.entries.filter { entry in
      let origin = sources.first { $0.path == entry.origin }
      return rendering.render(rendering.includes[entry.source] ?? []) != origin?.text
    }.map(\.origin)
  }
}
