/// Why a text cannot say where a module goes.
enum PathFault: Fault {
  case absolute(String)
  case leavesFolder(String)
  case backslash(String)
  case emptyComponent(String)
  case invisible(component: String)
  case edge(component: String)
  case sign(component: String)
  case device(component: String)
  case tooLong(component: String)
  case tooLongPath(bytes: Int)
  case tooDeep(Int)

  var wording: Wording {
    switch self {
    case .absolute(let path):
      Wording(
        .containment, "path-absolute", "'\(path.escapingControlCharacters)' is an absolute path",
        help: "give a path below the target's folder, such as 'Feature/SignIn'")
    case .leavesFolder(let path):
      Wording(
        .containment, "path-escape", "'\(path.escapingControlCharacters)' leaves its folder",
        help: "give a path below the target's folder, such as 'Feature/SignIn'")
    case .backslash(let path):
      Wording(
        .usage, "path-syntax", "'\(path.escapingControlCharacters)' has a backslash",
        help: "type '\(Self.slashed(path).escapingControlCharacters)'")
    case .emptyComponent(let path):
      Wording(
        .usage, "path-syntax", "'\(path.escapingControlCharacters)' has an empty component",
        help: "put one '/' between two names, and none at the end")
    case .invisible(let component):
      Wording(
        .usage, "path-invisible",
        "the folder name '\(component.escapingControlCharacters)' holds an invisible character",
        help: "type the name again without it")
    case .edge(let component):
      Wording(
        .usage, "path-syntax",
        "the folder name '\(component.escapingControlCharacters)' has a blank or dot at its edge",
        help: "leave it out")
    case .sign(let component):
      Wording(
        .usage, "path-syntax",
        "the folder name '\(component.escapingControlCharacters)' has a character that Windows refuses",
        help: "leave out : * ? \" < > |")
    case .device(let component):
      Wording(
        .usage, "path-reserved",
        "the folder name '\(component.escapingControlCharacters)' is a device on Windows",
        help: "choose another name")
    case .tooLong(let component):
      Wording(
        .usage, "path-length",
        "a folder name has \(component.utf8.count) bytes, more than \(Self.longest)",
        help: "choose a shorter name")
    case .tooLongPath(let bytes):
      Wording(
        .usage, "path-length", "a path has \(bytes) bytes, more than \(Self.longestPath)",
        help: "choose a shorter path")
    case .tooDeep(let count):
      Wording(
        .usage, "path-length", "a path has \(count) names, more than \(Self.mostNames)",
        help: "choose a shorter path")
    }
  }

  /// What file systems allow.
  private static let longest = 255
  /// What a system allows for a whole path, whichever allows least.
  static let longestPath = 1_024
  static let mostNames = 32

  private static func slashed(_ path: String) -> String {
    String(path.map { $0 == "\\" ? "/" : $0 })
  }
}

extension PathFault {
  /// The names of a path, each of which may still be wrong.
  ///
  /// - Throws: what is wrong with the path as a whole.
  static func names(in text: String) throws(ScaffoldError) -> [String] {
    if let fault = ofWhole(text) { throw ScaffoldError(fault) }
    return components(of: text)
  }

  /// What is wrong with the path as a whole, or `nil`.
  static func ofWhole(_ text: String) -> PathFault? {
    let bytes = Array(text.utf8)
    let isSlash: (UInt8) -> Bool = { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    let hasDrive =
      bytes.count > 1 && bytes[1] == UInt8(ascii: ":")
      && (0x61...0x7A).contains(bytes[0] | 0x20)
    if bytes.first.map(isSlash) == true || hasDrive { return .absolute(text) }
    let components = bytes.split(omittingEmptySubsequences: false, whereSeparator: isSlash)
    let dot = UInt8(ascii: ".")
    if components.contains([dot, dot]) { return .leavesFolder(text) }
    if bytes.contains(UInt8(ascii: "\\")) { return .backslash(text) }
    if components.count > 1, components.contains([]) { return .emptyComponent(text) }
    if bytes.count > longestPath { return .tooLongPath(bytes: bytes.count) }
    return components.count > mostNames ? .tooDeep(components.count) : nil
  }

  /// What is wrong with one folder's name, or `nil`.
  static func ofComponent(_ name: String, allowsLeadingDot: Bool = false) -> PathFault? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return .emptyComponent(name) }
    if scalars.contains(where: \.isInvisible) { return .invisible(component: name) }
    let isEdge: (Unicode.Scalar) -> Bool = { $0 == "." || $0.properties.isWhitespace }
    let isHidden = allowsLeadingDot && first == "." && last != "."
    if (isEdge(first) && !isHidden) || isEdge(last) { return .edge(component: name) }
    if name.utf8.contains(where: { ":*?\"<>|".utf8.contains($0) }) { return .sign(component: name) }
    if DeviceName.matches(name) { return .device(component: name) }
    return name.utf8.count > longest ? .tooLong(component: name) : nil
  }

  // Cut by bytes: a slash with a combining mark behind it is one Character, and still a slash.
  static func components(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
