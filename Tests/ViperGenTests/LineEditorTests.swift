import Testing

@testable import viper_gen

@Suite("A line that is typed key by key")
struct LineEditorTests {
  /// The answer and what the screen shows of it, after all keys.
  private func typed(_ keys: String) -> (line: Terminal.Line?, screen: String) {
    var editor = LineEditor()
    var shown: [UInt8] = []
    for byte in keys.utf8 {
      switch editor.handle(byte) {
      case .shows(let bytes): shown += bytes
      case .ends(let line): return (line, String(decoding: shown, as: UTF8.self))
      }
    }
    return (nil, String(decoding: shown, as: UTF8.self))
  }

  @Test(
    "ignores arrow keys and other keys without a meaning",
    arguments: ["\u{1B}[D", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}b", "\t", "\u{1}"])
  func ignored(keys: String) {
    let (line, screen) = typed("Sign\(keys)In\n")
    #expect(line == .text("SignIn"))
    #expect(screen == "SignIn")
  }

  @Test("removes the last character, and what the screen shows of it")
  func backspace() {
    #expect(typed("ab\u{7F}c\n").line == .text("ac"))
    #expect(typed("ab\u{7F}").screen == "ab\u{8} \u{8}")
    #expect(typed("\u{E9}\u{8}e\n").line == .text("e"))
    #expect(typed("\u{65E5}\u{7F}").screen == "\u{65E5}\u{8} \u{8}\u{8} \u{8}")
    for wide in ["\u{1F680}", "\u{1F468}\u{200D}\u{1F469}"] {
      #expect(typed(wide + "\u{7F}").screen == wide + "\u{8} \u{8}\u{8} \u{8}")
    }
    for narrow in ["\u{201C}", "\u{2013}", "\u{2192}"] {
      #expect(typed(narrow + "\u{7F}").screen == narrow + "\u{8} \u{8}")
    }
    #expect(typed("\u{7F}a\n").line == .text("a"))
    #expect(typed("abc\u{15}d\n").line == .text("d"))
  }

  @Test("ends at Ctrl-D only where nothing was typed")
  func ends() {
    #expect(typed("\u{4}").line == .end)
    #expect(typed("a\u{4}b\n").line == .text("ab"))
  }
}
