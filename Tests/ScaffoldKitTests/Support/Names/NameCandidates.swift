import Foundation

/// Names to try for modules, the same in every run.
enum NameCandidates {
  /// How many random names are tried; the environment can ask for more.
  static let randomNames =
    ProcessInfo.processInfo.environment["VIPER_GEN_NAMES"].flatMap(Int.init) ?? 300

  /// Fixed names and random ones, most of which are not valid.
  static var all: [String] {
    var random = SeededGenerator(seed: 8)
    let fixed = [
      "SignIn", "HTTPServer", "Übersicht", "登录", "🚀", "ǅep", "Sign$In", "‿A", "·A", "Console",
      "Delegate", "Presenter", "Module", "View", "Label", "Actor_", "Some", "Each", "Left", "Macro",
      "Get", "Set_", "Async", "Await", "Init", "Class", "Func", "Let", "Error_", "None", "Main",
      "App_",
      "Void_", "Object", "Test", "Data", "Date", "URL", "Notification", "Settings", "2D", "٣A",
      "\u{301}A", "A\u{FFFD}", "A÷B", "A\u{2028}", "A\u{E000}", "A\u{FFFE}", "\u{20D0}A",
    ]
    let wild = (0..<randomNames).map { _ in random.text() }
    let tame = (0..<randomNames).map { _ in
      let letters = String(random.text().filter { !$0.isASCII || $0.isLetter || $0.isNumber })
      return ["A", "Z", "É", "登", ""].randomElement(using: &random).map { $0 + letters } ?? letters
    }
    var seen: Set<String> = []
    return (fixed + wild + tame).filter { name in
      seen.insert(name.precomposedStringWithCanonicalMapping).inserted
    }
  }
}
