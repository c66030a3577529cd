/// The package that contains the stacks while they are checked.
struct ScratchPackage {
  let path: String
  /// The folder that existed before.
  private let outer: any Directory
  /// The folder that was made in the outer folder; `nil` if the package is the outer folder itself.
  private let made: String?
  /// The folder in which the package is, if it has one of its own.
  private let temporary: TemporaryFolder?
  private let fileSystem: any FileSystem
  /// The stacks by the paths of their files below the package.
  private var owners: [String: Int] = [:]
  private var stacks: [Int: Stack] = [:]

  /// Writes a package without stacks.
  init(
    for request: VerifyRequest, on fileSystem: any FileSystem
  ) throws(ScaffoldError) {
    self.fileSystem = fileSystem
    if let path = request.scratchPath {
      self.path = path
      let place = try Location.nearestFolder(to: path, fileSystem)
      outer = try reporting(fileSystem.directory(at: place.root))
      made = place.missing.first
      temporary = nil
      if made == nil, try !reporting(outer.entries()).isEmpty {
        throw ScaffoldError(
          .conflict, .scratchInUse, "'\(path.escapingControlCharacters)' is not empty",
          help: "name a folder that is empty or does not exist")
      }
    } else {
      // The next run removes what a killed one has left, but no package that was to be kept.
      let folder = try reporting(
        TemporaryFolder(
          in: request.temporaryFolder, for: request.keepsScratch ? .kept : .verify, on: fileSystem))
      (path, outer, made, temporary) = (folder.path, folder.parent, folder.name, folder)
    }
    do throws(ScaffoldError) {
      try Self.write(Self.frame(of: [], .six), at: path, on: fileSystem)
    } catch {
      temporary?.remove()
      throw error
    }
  }

  /// Writes all stacks, and a manifest for a language mode.
  mutating func fill(
    with stacks: [Stack], mode: VerifyRequest.LanguageMode
  ) throws(ScaffoldError) {
    self.stacks = Dictionary(uniqueKeysWithValues: stacks.map { ($0.number, $0) })
    for stack in stacks {
      for file in stack.files { owners[file.file.path.description] = stack.number }
    }
    let files = Self.frame(of: stacks, mode) + stacks.flatMap(\.files).map(\.file)
    try Self.write(files, at: path, on: fileSystem)
  }

  /// The test bundle that SwiftPM builds; a program, except on Apple's systems.
  var testBundle: String { "\(path)/.build/debug/\(Self.packageName)PackageTests.xctest" }

  private static let packageName = "Stacks"

  /// Removes the package, with every folder that was made for it.
  func remove() throws(ScaffoldError) {
    let names = if let made { [made] } else { try reporting(outer.entries()) }
    for name in names { try reporting(removeTree(name)) }
  }

  /// Removes a folder, again for three seconds if it is not empty: a compiler that was stopped may have begun a process
  /// that ends a moment later.
  private func removeTree(_ name: String) throws(SystemError) {
    for _ in 0..<60 {
      do throws(SystemError) {
        return try WritableFolder(private: outer).removeAll(name)
      } catch {
        guard error.alreadyExists else { throw error }
        sleep(milliseconds: 50)
      }
    }
    try WritableFolder(private: outer).removeAll(name)
  }

  /// Removes a stack, so that the others can be built without it.
  func remove(_ stack: Stack) throws(ScaffoldError) {
    let root = try reporting(fileSystem.directory(at: path))
    for folder in [["Sources", stack.target], ["Tests", stack.target + "Tests"]] {
      let outer = try reporting(root.directory(folder[0]))
      let inner = try reporting(outer.directory(folder[1]))
      try reporting(WritableFolder(private: inner).removeAll(stack.module.name.text))
    }
  }

  /// Writes stacks again that were removed.
  func restore(_ stacks: [Stack]) throws(ScaffoldError) {
    try Self.write(stacks.flatMap(\.files).map(\.file), at: path, on: fileSystem)
  }

  /// Writes further files.
  func add(_ files: [PlannedFile]) throws(ScaffoldError) {
    try Self.write(files, at: path, on: fileSystem)
  }

  /// The bytes of a file in the package's folder; empty if the file does not exist.
  func contents(of name: String) throws(ScaffoldError) -> [UInt8] {
    let root = try reporting(fileSystem.directory(at: path))
    guard try reporting(root.status(of: name)) != nil else { return [] }
    return try reporting(root.contents(of: name, limit: 1 << 30))
  }

  /// The stack that a file belongs to, and the file's path below the package. The compiler may resolve
  /// links in the path of the package.
  func owner(ofFileAt path: String) -> (stack: Stack, path: String)? {
    let components = path.split(separator: "/")
    for index in components.indices where ["Sources", "Tests"].contains(components[index]) {
      let below = components[index...].joined(separator: "/")
      if let stack = owners[below].flatMap({ stacks[$0] }) { return (stack, below) }
    }
    return nil
  }

  // MARK: Files

  private static func write(
    _ files: [PlannedFile], at path: String, on fileSystem: any FileSystem
  ) throws(ScaffoldError) {
    guard !files.isEmpty else { return }
    let place = try Location.nearestFolder(to: path, fileSystem)
    let root = try reporting(fileSystem.directory(at: place.root))
    let plan = Plan(
      root: place.root, missingFolders: place.missing, files: files, diagnostics: [], target: "",
      testTarget: nil, onConflict: .overwrite)
    let changes = try Comparison.changes(of: plan, in: root, fileSystem)
    _ = try Transaction.run(changes, in: root, isScratch: true, isInterrupted: { false })
  }

  /// The manifest, and a file in each target, since the package manager refuses an empty one.
  private static func frame(
    of stacks: [Stack], _ mode: VerifyRequest.LanguageMode
  ) -> [PlannedFile] {
    let targets = stacks.map(\.target).uniqued
    var files = [file(["Package.swift"], manifest(stacks, targets, mode))]
    for target in targets {
      for folder in [["Sources", target], ["Tests", target + "Tests"]] {
        let path = folder + ["\(target).swift"]
        files.append(file(path, "// The stacks are in the folders beside this file.\n"))
      }
    }
    return files
  }

  private static func file(_ path: [String], _ text: String) -> PlannedFile {
    PlannedFile(
      path: RelativePath(trusted: path), contents: Array(text.utf8), isExecutable: false)
  }

  private static func manifest(
    _ stacks: [Stack], _ targets: [String], _ mode: VerifyRequest.LanguageMode
  ) -> String {
    let settings =
      mode == .five
      ? ", swiftSettings: [.enableExperimentalFeature(\"StrictConcurrency\")]" : ""
    let lines = targets.map { target in
      let packages = stacks.filter { $0.target == target }.flatMap(\.packages)
      let products = products(of: packages.filter { !$0.isForTests })
      let testProducts = ["\"\(target)\""] + self.products(of: packages.filter(\.isForTests))
      return """
            .target(name: "\(target)", dependencies: [\(products.joined(separator: ", "))]\(settings)),
            .testTarget(
              name: "\(target)Tests", dependencies: [\(testProducts.joined(separator: ", "))]\(settings)
            ),
        """
    }
    let dependencies = stacks.flatMap(\.packages).map { "    \($0.declaration),\n" }.uniqued
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(packageName)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
      \(dependencies.joined())  ],
        targets: [
      \(lines.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v\(mode.rawValue)]
      )

      """
  }

  private static func products(of packages: [RequiredPackage]) -> [String] {
    packages.flatMap { package in package.products.map { package.use(of: $0) } }.uniqued
  }
}
