/// The folders below a root, opened by descriptor from folder to folder. Up to 32 of them stay open for later requests.
///
/// A link to a folder inside the root is followed, name by name. A link that leads out of the root is
/// an error, and so is any other entry in place of a folder.
struct DirectoryTree {
  /// An opened folder and its path without links.
  private struct Place {
    let directory: any Directory
    let path: [String]
  }

  private let root: Place
  /// The opened folders by the path that was asked for; `nil` for those that are not there.
  private var opened: [[String]: Place?] = [:]
  /// The latest request: most files are in the folder of the previous one.
  private var latest: (path: [String], place: Place?)?
  /// The names in a folder, by their spelling without case.
  private var names: [[String]: [String: [String]]] = [:]
  /// The folders that are known to be spelled exactly like this.
  private var exact: Set<[String]> = []
  /// The folders in which a name was not found.
  private var foldersWithMisses: Set<[String]> = []
  /// The number of open folders.
  private var openCount = 0
  private var followed = 0
  /// Whether any link was followed, so that two paths may lead to one folder.
  private(set) var hasFollowed = false
  private static let mostLinks = 16
  /// The maximum number of open folders.
  private static let mostOpened = 32
  /// The maximum number of listings of folders with few names.
  private static let mostListed = 1_000
  private static let few = 100
  /// The maximum number of names in a path, so that no input exhausts the descriptors or the stack.
  static let deepest = 256

  init(root: any Directory) {
    self.root = Place(directory: root, path: [])
  }

  /// The root itself.
  var top: any Directory { root.directory }

  /// The folder at `path`, or `nil` when there is none.
  mutating func directory(_ path: [String]) throws(ScaffoldError) -> (any Directory)? {
    try place(path)?.directory
  }

  /// The names in the folder at `path`, or `nil` when there is none.
  mutating func entries(of path: [String]) throws(ScaffoldError) -> [String]? {
    guard let directory = try directory(path) else { return nil }
    return try reporting(directory.entries())
  }

  /// The path of the folder without links, or `nil` when there is none.
  mutating func resolved(_ path: [String]) throws(ScaffoldError) -> [String]? {
    try place(path)?.path
  }

  /// The path of the folder without links, as far as it exists.
  mutating func place(of path: [String]) throws(ScaffoldError) -> [String] {
    for end in path.indices.reversed() {
      guard let folder = try resolved(Array(path[...end])) else { continue }
      return folder + path[(end + 1)...]
    }
    return path
  }

  private mutating func place(_ path: [String]) throws(ScaffoldError) -> Place? {
    guard let name = path.last else { return root }
    guard path.count <= Self.deepest else { throw ScaffoldError(.pathTooDeep(in: path[0])) }
    if let latest, latest.path == path { return latest.place }
    let found = try found(path, name)
    latest = (path, found)
    return found
  }

  private mutating func found(
    _ path: [String], _ name: String
  ) throws(ScaffoldError) -> Place? {
    if let known = opened[path] { return known }
    let outer = Array(path.dropLast())
    if lacks(name, in: outer) { return nil }
    let parent = try place(outer)
    let found: Place? = if let parent { try open(name, in: parent) } else { nil }
    if let parent, found == nil { noteMiss(in: parent.directory, at: outer) }
    if found != nil {
      if openCount == Self.mostOpened { (opened, openCount) = ([:], 0) }
      openCount += 1
    }
    opened[path] = .some(found)
    return found
  }

  /// Lists a folder once the second name is missing in it, since thousands may follow.
  private mutating func noteMiss(in directory: any Directory, at path: [String]) {
    guard !foldersWithMisses.insert(path).inserted, names[path] == nil else { return }
    // A folder may be searchable without being readable.
    var ignored: [Diagnostic] = []
    _ = attempt(&ignored) { () throws(ScaffoldError) in try list(directory, at: path) }
  }

  private mutating func list(
    _ directory: any Directory, at path: [String]
  ) throws(ScaffoldError) {
    // Only large folders are expensive to list again.
    if names.count >= Self.mostListed { names = names.filter { $0.value.count > Self.few } }
    names[path] = Dictionary(grouping: try reporting(directory.entries()), by: \.caseFolded)
  }

  /// Whether the folder at `path` has been listed, without that name.
  private func lacks(_ name: String, in path: [String]) -> Bool {
    guard let names = names[path] else { return false }
    return names[name.caseFolded]?.contains { $0.utf8.elementsEqual(name.utf8) } != true
  }

  private mutating func open(
    _ name: String, in parent: Place
  ) throws(ScaffoldError) -> Place? {
    do throws(SystemError) {
      return Place(directory: try parent.directory.directory(name), path: parent.path + [name])
    } catch {
      if error.isMissing { return nil }
      guard error.isNotDirectory else { throw ScaffoldError(error) }
      guard try reporting(parent.directory.status(of: name))?.kind == .link else {
        throw ScaffoldError(.notAFolder((parent.path + [name]).joined(separator: "/")))
      }
      return try follow(name, in: parent)
    }
  }

  /// Follows a link by its text instead of the system's resolution, so that every step is checked.
  private mutating func follow(_ name: String, in parent: Place) throws(ScaffoldError) -> Place {
    let link = (parent.path + [name]).joined(separator: "/")
    followed += 1
    defer { followed -= 1 }
    guard followed <= Self.mostLinks else { throw ScaffoldError(.tooManyLinks(link)) }
    let text = try reporting(parent.directory.destination(ofLink: name))
    hasFollowed = true
    var (current, steps) = (parent, text.namesOnPath)
    if text.begins(with: "/") {
      guard let inner = try reporting(root.directory.names(onWayTo: text)) else {
        throw ScaffoldError(.linkLeadsOut(link, to: text))
      }
      (current, steps) = (root, inner)
    }
    for step in steps where step != "." {
      if step == "..", current.path.isEmpty {
        throw ScaffoldError(.linkLeadsOut(link, to: text))
      }
      let next = step == ".." ? Array(current.path.dropLast()) : current.path + [step]
      guard let place = try place(next) else {
        throw ScaffoldError(.danglingLink(link, to: text))
      }
      current = place
    }
    return current
  }

  /// The entry of the folder at `path` that differs from `name` only in case or normalisation.
  ///
  /// - Parameter isFolder: whether `name` is the name of a folder.
  mutating func twin(
    of name: String, in path: [String], isFolder: Bool
  ) throws(ScaffoldError) -> String? {
    guard let directory = try directory(path) else { return nil }
    if names[path] == nil {
      if isFolder, try isExact(name, in: directory, at: path) { return nil }
      try list(directory, at: path)
    }
    let alike = names[path]?[name.caseFolded] ?? []
    return alike.contains { $0.utf8.elementsEqual(name.utf8) } ? nil : alike.first
  }

  /// Whether the folder exists and is spelled exactly like this, as far as that is known without a
  /// listing: if the name in the other case does not exist, the file system is case-sensitive.
  private mutating func isExact(
    _ name: String, in directory: any Directory, at path: [String]
  ) throws(ScaffoldError) -> Bool {
    let inner = path + [name]
    if exact.contains(inner) { return true }
    guard let other = name.inOtherCase, try self.directory(inner) != nil,
      try reporting(directory.status(of: other)) == nil
    else { return false }
    exact.insert(inner)
    return true
  }
}

extension String {
  /// The name with capitals for small letters and small letters for capitals; `nil` where that changes
  /// nothing, or the name is not made of ASCII.
  fileprivate var inOtherCase: String? {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let smallLetters = UInt8(ascii: "a")...UInt8(ascii: "z")
    var other = ""
    var hasLetter = false
    for byte in utf8 {
      guard byte < 0x80 else { return nil }
      let isLetter = capitals.contains(byte) || smallLetters.contains(byte)
      hasLetter = hasLetter || isLetter
      other.unicodeScalars.append(Unicode.Scalar(isLetter ? byte ^ 0x20 : byte))
    }
    return hasLetter ? other : nil
  }
}

extension Diagnostic {
  /// Another entry is in the place of the folder.
  static func notAFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .conflict, .notAFolder, "'\(path.escapingControlCharacters)' is not a folder",
      help: "move it away, or choose another place")
  }

  fileprivate static func linkLeadsOut(_ link: String, to target: String) -> Diagnostic {
    Diagnostic(
      .containment, .linkLeadsOut,
      "'\(link.escapingControlCharacters)' is a link to '\(target.escapingControlCharacters)', "
        + "outside the package",
      help: "replace the link with a folder")
  }

  fileprivate static func danglingLink(_ link: String, to target: String) -> Diagnostic {
    Diagnostic(
      .containment, .danglingLink,
      "'\(link.escapingControlCharacters)' is a link to '\(target.escapingControlCharacters)', "
        + "which does not exist",
      help: "replace the link with a folder")
  }

  fileprivate static func tooManyLinks(_ link: String) -> Diagnostic {
    Diagnostic(
      .containment, .tooManyLinks,
      "'\(link.escapingControlCharacters)' leads through too many links",
      help: "replace the link with a folder")
  }

  fileprivate static func pathTooDeep(in folder: String) -> Diagnostic {
    Diagnostic(
      .containment, .tooDeep,
      "a path in '\(folder.escapingControlCharacters)' has more than \(DirectoryTree.deepest) names"
    )
  }
}
