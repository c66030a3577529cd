import Testing

@testable import ScaffoldKit

@Suite("Secrets of addresses") struct MaskedSecretsTests {
  @Test(
    "are masked in any text, which keeps its length",
    arguments: [
      ("see https://tok@host/x, ok", "see https://***@host/x, ok"),
      ("'http://ann:p@ss@host:80/x'", "'http://********@host:80/x'"),
      ("https://host/x?key=1&b#c d", "https://host/x?*********"[...] + " d"),
      ("https://host#frag", "https://host#****"),
      ("https://host/a@b/x", "https://host/a@b/x"),
      ("ssh://git@host/x ssh://git:pw@host", "ssh://git@host/x ssh://git***@host"),
      ("git+ssh://a:b@c SSH+GIT://a:b@c", "git+ssh://a**@c SSH+GIT://a**@c"),
      ("git@host:x", "git@host:x"),
      ("https://one/https://tok@two/?q", "https://one/https://***@two/?*"),
      (#""https:\/\/tok@host\/x","#, #""https:\/\/***@host\/x","#),
      ("file:///a?b#c", "file:///a?b#c"),
      ("://@ ://", "://@ ://"),
      ("https://é\u{301}@host", "https://**@host"),
      ("https://host/?\u{301}tok", "https://host/?****"),
      ("a\nhttps://tok@host\nb", "a\nhttps://***@host\nb"),
      ("", ""),
    ] as [(String, Substring)])
  func masks(text: String, masked: Substring) {
    #expect(text.maskingSecrets == String(masked))
  }

  @Test("are masked in messages and in lines of files, above a caret at its place")
  func diagnostics() {
    let line = #""url": "https://token@host", x"#
    let diagnostic = Diagnostic(
      .data, .limit, "at https://token@host",
      at: SourceLocation(path: "a", line: 1, column: 30, text: line),
      help: "not https://token@host?a")
    #expect(
      diagnostic.description == """
        a:1:30: error: at https://*****@host
          "url": "https://*****@host", x
                                       ^
        help: not https://*****@host?*
        """)
    let long = Diagnostic(.data, .limit, String(repeating: "https://token@host/", count: 100_000))
    #expect(!long.message.contains("token@h") && long.message.utf8.count < 5_000)
  }
}
