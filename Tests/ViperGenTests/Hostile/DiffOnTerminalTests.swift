import Foundation
import Testing

@Suite("A diff on a terminal")
struct DiffOnTerminalTests {
  /// Texts that control a terminal or deceive its reader, and how they are shown.
  static let texts: [(text: String, shown: String)] = [
    ("\u{1B}[2J\u{1B}[31mred", #"\u{1B}[2J\u{1B}[31mred"#),
    ("\u{1B}]0;title\u{7}", #"\u{1B}]0;title\u{7}"#),
    ("\u{9B}31m\u{90}x\u{9C}", #"\u{9B}31m\u{90}x\u{9C}"#),
    (
      "\u{202E}nimda\u{202C}\u{202A}\u{202B}\u{202D}",
      #"\u{202E}nimda\u{202C}\u{202A}\u{202B}\u{202D}"#
    ),
    ("\u{2066}a\u{2067}b\u{2068}c\u{2069}", #"\u{2066}a\u{2067}b\u{2068}c\u{2069}"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
    (
      "\u{200B}\u{200C}\u{200D}\u{FEFF}\u{AD}\u{2060}",
      #"\u{200B}\u{200C}\u{200D}\u{FEFF}\u{AD}\u{2060}"#
    ),
    ("a\u{3164}b\u{115F}c\u{FFA0}", #"a\u{3164}b\u{115F}c\u{FFA0}"#),
    ("x\u{FE00}\u{E0101}\u{34F}", #"x\u{FE00}\u{E0101}\u{34F}"#),
    ("\u{E0041}\u{E007F}", #"\u{E0041}\u{E007F}"#),
    ("shown\rhidden", #"shown\rhidden"#), ("a\u{8}b\u{7F}", #"a\u{8}b\u{7F}"#),
    ("\u{2028}\u{2029}\u{85}", #"\u{2028}\u{2029}\u{85}"#),
    ("caf\u{E9} \u{1F600}\tx", "caf\u{E9} \u{1F600}\tx"),
  ]

  private static let comments = Array(texts.map { "// " + $0.text + "\n" }.joined().utf8)

  /// A package whose module has a file with other bytes, which `create` would replace.
  private static func world(_ bytes: [UInt8]) throws -> TemporaryFolder {
    let folder = try SmallTemplate.folder()
    try folder.write("", to: "Shop/" + SmallTemplate.screen)
    try Data(bytes).write(to: folder.url.appending(path: "Shop/" + SmallTemplate.screen))
    return folder
  }

  private static let command = "viper-gen create SignIn \(SmallTemplate.options)"

  /// Runs `create` in the package with further options, without a terminal.
  private static func create(_ options: String..., in folder: TemporaryFolder) throws -> Outcome {
    try Program.viperGen(
      command.split(separator: " ").dropFirst().map(String.init) + options,
      in: folder.url.appending(path: "Shop"))
  }

  private static func expectEscapes(_ screen: String) {
    for (_, shown) in texts {
      #expect(screen.contains("-// \(shown)\n"), "\(shown): \(screen)")
    }
    #expect(isHarmless(screen))
  }

  @Test("shows what it cannot show as it is with escapes")
  func terminal() throws {
    let folder = try Self.world(Self.comments)
    let terminal = try PseudoTerminal(
      Self.command + " --diff --on-conflict overwrite", in: folder.url.appending(path: "Shop"))
    #expect(try terminal.finish() == 0)
    Self.expectEscapes(terminal.screen)
  }

  @Test("is shown in the same way before a question")
  func question() throws {
    let folder = try Self.world(Self.comments)
    let terminal = try PseudoTerminal(
      Self.command + " --on-conflict ask", in: folder.url.appending(path: "Shop"))
    try terminal.type("d\n", after: "[q]uit: ")
    try terminal.type("q\n", after: "[q]uit: ")
    #expect(try terminal.finish() == 73)
    Self.expectEscapes(terminal.screen)
  }

  @Test("has colours of its own and no others")
  func colours() throws {
    let folder = try Self.world(Array("\u{1B}[32mgreen\n".utf8))
    let outcome = try Self.create(
      "--diff", "--on-conflict", "overwrite", "--color", "always", in: folder)
    #expect(outcome.output.contains("\u{1B}[31m-\\u{1B}[32mgreen\u{1B}[0m\n"))
  }

  @Test("has the bytes of the files in a pipe, so that git applies it")
  func pipe() throws {
    let folder = try Self.world(Self.comments)
    let preview = try Self.create("--diff", "--on-conflict", "overwrite", "--quiet", in: folder)
    #expect(preview.status == 0)
    for (text, _) in Self.texts { #expect(preview.output.contains("-// \(text)\n")) }
    try folder.write(preview.output, to: "patch")
    let applied = try Program.tool(
      "git", ["apply", "--whitespace=nowarn", "../patch"], in: folder.url.appending(path: "Shop"))
    #expect(applied.status == 0, "\(applied.errors)")
    let patched = try folder.contents(below: "Shop")
    #expect(try Self.create("--on-conflict", "overwrite", in: folder).status == 0)
    #expect(try folder.contents(below: "Shop") == patched)
  }

  /// Bytes that are not a text.
  static let binaries: [[UInt8]] = [
    [0xFF], [0x1B, 0x5B, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0, 0x1B, 0x63],
  ]

  @Test("does not show bytes that are not a text", arguments: binaries)
  func binary(bytes: [UInt8]) throws {
    let folder = try Self.world(bytes)
    let terminal = try PseudoTerminal(
      Self.command + " --diff --on-conflict overwrite", in: folder.url.appending(path: "Shop"))
    #expect(try terminal.finish() == 0)
    #expect(terminal.screen.contains("Binary files a/\(SmallTemplate.screen) and"))
    #expect(Self.isHarmless(terminal.screen))
  }

  /// Whether a terminal shows the text as it is.
  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar == "\n" || scalar == "\t" { return true }
      if scalar.properties.isDefaultIgnorableCodePoint { return false }
      return ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory)
    }
  }
}
