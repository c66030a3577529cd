#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The path of a local repository from the root of a package, as a configuration records it for every machine.
struct RepositoryPath {
  /// The names of the root's path, without links.
  private let root: [String]

  /// - Parameter root: the absolute path of the package's root.
  init(from root: String) {
    let resolved = realpath(root, nil)
    defer { free(resolved) }
    let path = resolved.map { String(cString: $0) } ?? root
    self.root = TypedPath.resolved(path.namesOnPath) ?? []
  }

  /// An absolute path as one from the root: `../templates`, or `./templates` for a folder of the package.
  func relative(_ path: String) -> String {
    let names = TypedPath.resolved(path.namesOnPath) ?? []
    let common = zip(root, names).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    let way = [String](repeating: "..", count: root.count - common) + names.dropFirst(common)
    return (way.first == ".." ? way : ["."] + way).joined(separator: "/")
  }

  /// A recorded address with the absolute path in place of one from the root.
  func absolute(_ address: String) -> String {
    guard Self.isRelative(address) else { return address }
    let names = TypedPath.resolved(address.namesOnPath, below: root) ?? []
    return "/" + names.joined(separator: "/")
  }

  /// The address to record for a request: from the root if the user gave it so, now or before.
  func recorded(_ request: RepositoryRequest, _ former: TemplateRepository?) -> String {
    let isRelative = request.recordsRelativePath || former.map { Self.isRelative($0.url) } ?? false
    return isRelative ? relative(request.url) : request.url
  }

  /// Whether a recorded address is a path from the root.
  static func isRelative(_ address: String) -> Bool {
    [".", ".."].contains(address.namesOnPath.first) && !address.begins(with: "/")
  }
}
