import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A lesson from damaged sources")
struct LessonMutationTests {
  /// Numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "{", "}", "(", "\"", "\\", "\\(", "<<", ">>", "<<Module>>", "\\<<", "<", "#", "Login", "login",
    "_",
    ".", "/*", "*/", "//", "#if A\n", "#endif\n", "\r\n", "é", "\u{0}", "private ", "extension ",
    "LoginView", "loginPresenter", "\u{FEFF}", "2", "`", "import ",
  ]

  private func mutated(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 0...3, using: &numbers) where !text.isEmpty {
      let start = Int.random(in: 0..<text.count, using: &numbers)
      let end = min(text.count, start + Int.random(in: 0...12, using: &numbers))
      let piece = Array(Self.pieces.randomElement(using: &numbers)?.utf8 ?? "".utf8)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.replaceSubrange(start..<end, with: piece)
      default: text.insert(contentsOf: piece, at: start)
      }
    }
    return text
  }

  @Test("gives every learnt file back byte for byte, or an error", .timeLimit(.minutes(10)))
  func mutations() throws {
    var numbers = Numbers(state: 11)
    let fixtures = [LessonFixtures.viper, LessonFixtures.rambler, LessonFixtures.cleanSwift]
    var (files, errors) = (0, 0)
    for round in 0..<90 {
      let texts = sources(of: fixtures[round % 3]).map { source in
        SourceText(
          path: source.path, text: mutated(source.text, &numbers), module: source.module,
          isTest: source.isTest)
      }
      for module in Recognition(of: texts).modules.prefix(2) {
        do {
          let lesson = try Lesson(from: module, sources: texts, id: "mutated")
          let tested = TestedLesson(lesson: lesson, sources: texts)
          #expect(tested.changed == [])
          #expect(Set(lesson.files.map(\.path)).count == lesson.files.count)
          #expect(Set(lesson.entries.map { "\($0.role)\($0.path)" }).count == lesson.entries.count)
          files += lesson.entries.count
        } catch {
          errors += 1
        }
      }
    }
    #expect(files > 200 && errors > 0, "\(files) files, \(errors) errors")
  }

  @Test(
    "gives Swift code that can be read from several modules, or an error", .timeLimit(.minutes(10)))
  func severalModules() throws {
    var numbers = Numbers(state: 23)
    var (files, errors) = (0, 0)
    for _ in 0..<40 {
      let texts = sources(of: CommonLessonTests.modules).map { source in
        let isDamaged = Int.random(in: 0..<6, using: &numbers) == 0
        return SourceText(
          path: source.path, text: isDamaged ? mutated(source.text, &numbers) : source.text,
          module: source.module, isTest: source.isTest)
      }
      let modules = Recognition(of: texts).modules
      guard modules.count > 1 else { continue }
      do {
        let lesson = try Lesson(from: modules, sources: texts, id: "mutated")
        let tested = TestedLesson(lesson: lesson, sources: texts)
        let rendered = tested.rendered(as: lesson.name).map {
          SourceText(path: $0.key, text: Array($0.value.utf8), module: "App")
        }
        #expect(Recognition(of: rendered).unread == [])
        files += rendered.count
      } catch {
        errors += 1
      }
    }
    #expect(files > 50, "\(files) files, \(errors) errors")
  }

  @Test("takes time in proportion to its length")
  func longSources() throws {
    var times: [Duration] = []
    for count in [400, 1_600] {
      let words = String(
        repeating: "loginView + LoginA1B2LoginC3 + login.x.LoginView; ", count: count)
      let many = (0..<count / 8).map { index in
        "// file: AppTests/Login\(index)Tests.swift\nclass Login\(index)Tests { let a = Login\(index + 1)Tests() }\n"
      }
      let texts = sources(
        of: """
          // file: App/LoginPresenter.swift
          class LoginPresenter { let view: LoginView; func a() { \(words) } }
          // file: App/LoginView.swift
          class LoginView {}
          // file: AppTests/Doubles.swift
          class Login\(count / 8)Tests {}
          class Other {}
          \(many.joined())
          """)
      let module = try #require(Recognition(of: texts).modules.first)
      let time = try ContinuousClock().measure {
        let lesson = try Lesson(from: module, sources: texts, id: "long")
        #expect(lesson.entries.count == 2)
      }
      times.append(time)
    }
    #expect(times[1] < times[0] * 10, "\(times)")
  }
}
