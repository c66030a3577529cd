extension String {
  /// The text with a `*` for each character of a secret in an address: a user name, a password, a query or a fragment.
  ///
  /// `https://token@example.com/t?key=1` is `https://*****@example.com/t?*****`. The user name of an `ssh` address is
  /// not a secret. The text stays as long as it was, so that a caret below it stays at its place.
  package var maskingSecrets: String {
    let scalars = Substring(self).unicodeScalars
    guard AddressParts.separator(in: scalars) != nil else { return self }
    var masked = Substring.UnicodeScalarView()
    var rest = scalars
    while !rest.isEmpty {
      let word = rest.prefix { !$0.endsAddress }
      rest = rest[word.endIndex...]
      let gap = rest.prefix(while: \.endsAddress)
      rest = rest[gap.endIndex...]
      masked += Self.masked(word)
      masked += gap
    }
    return String(masked)
  }

  /// A word that may have an address, after other characters too. The path of an address may be one again; what comes
  /// after many of them is masked.
  private static func masked(_ word: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var masked = Substring.UnicodeScalarView()
    var (rest, end) = (word, Substring.UnicodeScalarView())
    for _ in 0..<16 {
      guard let parts = AddressParts(rest) else { return masked + rest + end }
      masked += parts.scheme + parts.separator + parts.user
      masked += parts.secret.map { _ in "*" }
      masked += parts.host
      end = parts.query.prefix(1) + parts.query.dropFirst().map { _ in "*" } + end
      rest = parts.path
    }
    return masked + rest.map { _ in "*" } + end
  }
}

extension Unicode.Scalar {
  /// Whether an address ends before it in a text.
  fileprivate var endsAddress: Bool {
    properties.isWhitespace || "'\"`<>".unicodeScalars.contains(self)
  }
}

/// The parts of an address with a scheme, split as git does: the first `/`, `?` or `#` ends the name of the host.
struct AddressParts {
  typealias Text = Substring.UnicodeScalarView

  /// Everything before the separator.
  let scheme: Text
  /// `://`, which may be escaped as in JSON.
  let separator: Text
  /// The user name, if it may be shown.
  let user: Text
  /// The user name and the password, or a password with the colon before it.
  let secret: Text
  /// The host, with the `@` before it if there is one.
  let host: Text
  let path: Text
  /// The query and the fragment with the `?` or `#` before them.
  let query: Text

  /// The parts of the first address in a text; `nil` if there is none.
  init?(_ text: Text) {
    guard let separator = Self.separator(in: text) else { return nil }
    self.separator = text[separator]
    scheme = text[..<separator.lowerBound]
    let rest = text[separator.upperBound...]
    let authority = rest.prefix { !"/?#".unicodeScalars.contains($0) }
    let at = authority.lastIndex(of: "@") ?? authority.startIndex
    let login = authority[..<at]
    let name = String(scheme).lowercased()
    let isSSH = name.hasSuffix("ssh") || name.hasSuffix("ssh+git")
    let shown = isSSH ? login.firstIndex(of: ":") ?? at : login.startIndex
    (user, secret, host) = (login[..<shown], login[shown...], authority[at...])
    let end = rest[authority.endIndex...]
    let query = name.hasSuffix("file") ? nil : end.firstIndex { "?#".unicodeScalars.contains($0) }
    path = end[..<(query ?? end.endIndex)]
    self.query = end[path.endIndex...]
  }

  /// The first separator between a scheme and a host.
  static func separator(in text: Text) -> Range<Text.Index>? {
    // Most texts have no colon, which is found faster.
    guard text.contains(":") else { return nil }
    return text.firstRange(of: "://".unicodeScalars)
      ?? text.firstRange(of: #":\/\/"#.unicodeScalars)
  }

  /// Whether the address has a password.
  var hasPassword: Bool { secret.contains(":") }

  /// The address without its secrets.
  var clean: String {
    let host = user.isEmpty && host.first == "@" ? host.dropFirst() : host
    return [scheme, separator, user, host, path].map { String($0) }.joined()
  }
}
