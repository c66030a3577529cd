/// A path below some root. No name in it leads out of the root.
///
/// ```swift
/// try RelativePath(validating: "Sources/App/SignIn.swift").components
/// // ["Sources", "App", "SignIn.swift"]
/// ```
public struct RelativePath: Sendable, Hashable {
  /// The folder of the entry; empty for a direct entry of the root. The paths of a module's files
  /// share theirs.
  let folder: [String]
  /// The last name.
  public let name: String

  /// The most bytes of a path: the least that any system allows.
  static let longestPath = 1_024
  /// The most bytes of one name: what file systems allow.
  static let longestName = 255
  /// The most names in a path.
  static let mostNames = 32

  /// Reads a path with `/` between its names.
  ///
  /// - Throws: ``ScaffoldError`` with everything that is wrong with it: an absolute path, `..`, an
  ///   empty name, a name that some system cannot store.
  public init(validating text: String) throws(ScaffoldError) {
    let components = try PathRules.names(in: text)
    let problems = PathRules.problems(inNames: components, allowsLeadingDot: true)
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    self.init(trusted: components)
  }

  /// Reads the path of a folder below another one as it is typed: `./A/../Feature/` is `Feature`.
  ///
  /// - Returns: `nil` for that other folder itself, which is `.` or an empty text.
  /// - Throws: what ``init(validating:)`` throws.
  public static func subfolder(_ text: String) throws(ScaffoldError) -> RelativePath? {
    try RelativePath(names: try TypedPath(text).names)
  }

  /// The path of the names; `nil` without any.
  ///
  /// - Throws: what ``init(validating:)`` throws.
  init?(names: [String]) throws(ScaffoldError) {
    if names.isEmpty { return nil }
    try self.init(validating: names.joined(separator: "/"))
  }

  /// The path with another one below it.
  public func appending(_ path: RelativePath) -> RelativePath {
    RelativePath(folder: components + path.folder, name: path.name)
  }

  /// A path from names that are known to be valid; at least one.
  init(trusted components: [String]) {
    self.init(folder: Array(components.dropLast()), name: components[components.count - 1])
  }

  init(folder: [String], name: String) {
    self.folder = folder
    self.name = name
  }

  /// The names from the outermost to the last; at least one.
  public var components: [String] { folder + [name] }

  /// Whether it is the path of a Swift file.
  var isSwift: Bool { name.ends(with: ".swift") }

  /// The part of the name after its last dot; empty without one.
  var fileExtension: String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }

  /// The name of a Swift file without its ending.
  var stem: String { isSwift ? String(name.dropLast(".swift".count)) : name }

  /// Whether `text` can be the name of a direct entry of a folder.
  static func isName(_ text: String) -> Bool {
    PathRules.problem(in: text) == nil && components(of: text).count == 1
      && PathRules.problem(inName: text, allowsLeadingDot: true) == nil
  }

  /// The names of a path, valid or not.
  ///
  /// Splits the bytes: a slash before a combining mark is part of one `Character`, and still a slash.
  static func components(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension RelativePath: CustomStringConvertible {
  /// The names joined with `/`.
  public var description: String { components.joined(separator: "/") }
}

extension RelativePath {
  /// The path as every file system sees it: equal for paths that differ in case or normalisation.
  var folded: String { description.caseFolded }
}

extension RelativePath: Comparable {
  /// The order of the names' bytes, folder by folder: the same on every machine.
  public static func < (left: RelativePath, right: RelativePath) -> Bool {
    let (count, otherCount) = (left.folder.count, right.folder.count)
    for index in 0...min(count, otherCount) {
      let name = index < count ? left.folder[index] : left.name
      let other = index < otherCount ? right.folder[index] : right.name
      if !name.utf8.elementsEqual(other.utf8) { return name.isBefore(other) }
    }
    return count < otherCount
  }
}
