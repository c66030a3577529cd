import ScaffoldInspection
import ScaffoldRecognition
import ScaffoldSwift
import Testing

@Suite("Hostile sources")
struct HostileSourceTests {
  /// A repeatable sequence of numbers.
  struct Numbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(bound, 1)))
    }
  }

  static let texts = Rule.all.flatMap { $0.wrong.sources + $0.right.sources }

  @Test("do not crash the rules, whatever their bytes are", arguments: 0..<40)
  func mutations(_ seed: Int) {
    var numbers = Numbers(UInt64(seed + 1))
    for _ in 0..<12 {
      let count = 1 + numbers.next(4)
      let sources = (0..<count).map { index -> SourceText in
        let source = Self.texts[numbers.next(Self.texts.count)]
        return SourceText(
          path: "\(index).swift", text: Self.changed(source.text, &numbers), module: "App",
          isTest: source.isTest)
      }
      let lint = Lint(of: sources)
      let fixed = FixedSources(applying: lint.findings, to: sources)
      #expect(fixed.unchanged == [])
      #expect(fixed.changed.allSatisfy { SwiftFile(ifReadable: $0.text) != nil })
      _ = SARIFLog(of: lint.findings, version: "1").text
      _ = Baseline(of: lint.findings).text
    }
  }

  private static func changed(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var text = text
    for _ in 0..<numbers.next(6) {
      let start = numbers.next(text.count)
      let end = min(text.count, start + numbers.next(12))
      switch numbers.next(5) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(contentsOf: text[start..<end], at: numbers.next(text.count))
      case 2: text.insert(UInt8(numbers.next(256)), at: start)
      case 3:
        text.insert(
          contentsOf: Array("?:{}()var weak @objc #if \n".utf8.shuffled(start)), at: start)
      default:
        text.insert(
          contentsOf: Array("\nclass LoginPresenter: LoginViewInput {}\n".utf8), at: start)
      }
    }
    return text
  }

  @Test(
    "are read or reported",
    arguments: [
      "", "\u{FEFF}", "}", "{", "/*", "// viper-gen:", "// viper-gen:disable",
      "/* viper-gen:disable all",
      "protocol", "class", "var", "#if", "protocol A:", "extension {}", "\0", "\r\n\r",
      "class LoginPresenter { weak var }",
      "class LoginPresenter: LoginPresenter {}\nclass LoginInteractor: LoginPresenter {}",
      "protocol A: B {}\nprotocol B: A {}\nclass XPresenter: A { var v: A? }\nclass XView: B { var p: B? }",
      "typealias A = A\nclass XPresenter { var v: A? }\nclass XView {}",
    ])
  func odd(_ text: String) {
    let sources = [SourceText(path: "a.swift", text: Array(text.utf8), module: "")]
    let lint = Lint(of: sources)
    #expect(lint.findings.allSatisfy { $0.place.path == "a.swift" })
    _ = Lint(of: sources + sources)
  }

  @Test("with many comments, parts and lines need little time")
  func large() {
    let comments = String(repeating: "/* viper-gen:disable:this all */", count: 20_000)
    let parts = (0..<500).map {
      "class M\($0)Presenter { var view: M\($0)View? }\nclass M\($0)View { var presenter: M\($0)Presenter? }"
    }
    let text = comments + "\n" + parts.joined(separator: "\n")
    let sources = [SourceText(path: "a.swift", text: Array(text.utf8), module: "App")]
    #expect(Lint(of: sources).findings.count == 500)
  }

  @Test(
    "with the beginnings of many types or generic arguments need little time",
    .timeLimit(.minutes(1)), arguments: ["class a : ", "Realm <", "URLSession <", "Foo < Bar < "])
  func open(_ text: String) {
    let module = """
      class LoginPresenter { var view: LoginView? }
      class LoginView { var presenter: LoginPresenter? }

      """
    let long = module + "class Data { func f() { " + String(repeating: text, count: 60_000)
    let sources = [
      SourceText(path: "a.swift", text: Array(long.utf8), module: "App"),
      SourceText(path: "b.swift", text: Array(long.utf8), module: "AppTests", isTest: true),
    ]
    #expect(Lint(of: sources).findings.allSatisfy { !$0.place.path.isEmpty })
  }
}

extension String.UTF8View {
  /// The bytes from a place on, and then those before it.
  fileprivate func shuffled(_ start: Int) -> [UInt8] {
    let bytes = Array(self)
    let place = start % bytes.count
    return Array(bytes[place...] + bytes[..<place])
  }
}
