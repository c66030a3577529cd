extension String {
  /// The text as one word of a shell command. Control characters become escapes that bash and zsh
  /// turn back, so that a pasted hint means the same and a printed one steers no terminal.
  package var shellQuoted: String {
    if self != escapingControlCharacters { return ansiQuoted }
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "/._-+,:@%".utf8.contains(byte) || byte >= 0x80
      }
    return isPlain
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }

  /// `$'a\nb'`
  private var ansiQuoted: String {
    let text = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case _ where String(scalar).escapingControlCharacters == String(scalar):
        text.unicodeScalars.append(scalar)
      default:
        for byte in String(scalar).utf8 {
          text += (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return "$'\(text)'"
  }
}
