/// The address of a git repository: a URL, `host:path` for `ssh`, or the path of a folder.
package struct GitAddress {
  private let text: String
  /// The parts of a URL; `nil` for the other forms.
  private let parts: AddressParts?

  init(_ text: String) {
    self.text = text
    let isURL = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\//) != nil
    parts = isURL ? AddressParts(Substring(text).unicodeScalars) : nil
  }

  /// The address without a password, and without what can be a token: a user name, unless it is for `ssh`, a query and
  /// a fragment.
  var clean: String {
    if let parts { return parts.clean.maskingSecrets }
    guard let login = passwordLogin else { return text }
    return String(text.unicodeScalars[login.endIndex...].dropFirst())
  }

  /// Whether ``clean`` differs from the address.
  var hasSecret: Bool { !clean.utf8.elementsEqual(text.utf8) }

  /// The `user:password` of an address without a scheme.
  private var passwordLogin: Substring.UnicodeScalarView? {
    let host = text.unicodeScalars.prefix { $0 != "/" }
    guard let at = host.lastIndex(of: "@"), host[..<at].contains(":") else { return nil }
    return host[..<at]
  }

  /// Whether git takes it for the path of a file or a folder.
  package static func isPath(_ text: String) -> Bool {
    !text.unicodeScalars.prefix { $0 != "/" }.contains(":")
  }

  /// How to give git the right to read a private repository.
  var access: String {
    let ssh = forSSH.map { ": \($0.shellQuoted)," } ?? ""
    return "for a private repository, use ssh\(ssh) or add the host to ~/.netrc"
  }

  /// The address for `ssh` of a repository that others reach by `https`; `nil` for another address.
  private var forSSH: String? {
    guard let parts, ["http", "https"].contains(String(parts.scheme).lowercased()),
      !parts.path.dropFirst().isEmpty
    else { return nil }
    let host = parts.host.drop { $0 == "@" }.prefix { $0 != ":" }
    return "git@\(String(host)):\(String(parts.path.dropFirst()))"
  }
}

// The rules for an address.
extension GitAddress {
  /// What is wrong with the address; `nil` if `git` may get it.
  var problem: Diagnostic? {
    if text.isEmpty { return Self.bad("the address is empty") }
    if text.prefixMatch(of: /(?i)https?:(?!\/\/)/) != nil {
      return Self.bad("the address has no '//' after 'http:' or 'https:'")
    }
    if text.hasPrefix("-") || text.unicodeScalars.contains(where: GitName.isControl) {
      return Self.bad("'\(text.escapingControlCharacters)' is not a valid address")
    }
    if text.firstMatch(of: /^[A-Za-z0-9+.\-]+::/) != nil {
      return Self.bad("the address names a program that git would run")
    }
    guard let secret else { return nil }
    let file = Configuration.fileName
    return Diagnostic(
      .usage, .secretAddress, "the address contains \(secret)",
      help:
        "an address is written to \(file), so leave that out: \(clean.shellQuoted)\n      \(access)"
    )
  }

  /// What the address has that can be secret; `nil` if there is nothing.
  private var secret: String? {
    guard hasSecret else { return nil }
    if parts?.hasPassword ?? (passwordLogin != nil) { return "a password" }
    if parts?.secret.isEmpty == false { return "a user name, which can be a token" }
    if parts?.query.first == "?" { return "a query, which can have a token" }
    if parts?.query.isEmpty == false { return "a fragment, which can have a token" }
    return "another address with a password or a token"
  }

  private static func bad(_ message: String) -> Diagnostic {
    Diagnostic(
      .usage, .badAddress, message,
      help: "give the path of a git repository, or a URL such as https://example.com/templates.git")
  }
}
