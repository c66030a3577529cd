/// Finds the targets of a package and their folders.
struct PackageInspector {
  private let fileSystem: any FileSystem
  private let path: String
  private let environment: [String: String]
  private let cacheFolder: String?
  private let writesCache: Bool
  private let runsManifests: Bool
  private let run: SwiftPM.Runner
  private static let manifestLimit = 4 << 20

  /// An inspector for the package at `path`.
  ///
  /// - Parameters:
  ///   - environment: The caller's variables, for SwiftPM; `PATH` names the folders with `swift`.
  ///   - cacheFolder: The folder for SwiftPM's answers; `nil` stores none.
  ///   - writesCache: `false` for a dry run, which reads stored answers but stores none.
  ///   - runsManifests: `false` if SwiftPM must not run the manifest; stored answers are read.
  ///   - run: Runs a program.
  init(
    fileSystem: any FileSystem, path: String, environment: [String: String],
    cacheFolder: String? = nil, writesCache: Bool = true, runsManifests: Bool = true,
    run: @escaping SwiftPM.Runner = { (program, arguments, environment) throws(SystemError) in
      try Subprocess.run(program, arguments, environment: environment)
    }
  ) {
    self.fileSystem = fileSystem
    self.path = path
    self.environment = environment
    self.cacheFolder = cacheFolder
    self.writesCache = writesCache
    self.runsManifests = runsManifests
    self.run = run
  }

  /// The package's targets with their folders.
  func layout() throws(ScaffoldError) -> PackageLayout {
    let root = try openRoot()
    return try FolderFinder(
      summary: try summary(of: root), folders: PackageFolders(root: root)
    ).layout()
  }

  /// Whether a target is written in C, C++ or Objective-C, so that no Swift file can be added to it.
  func isCFamily(_ target: PackageLayout.Target) throws(ScaffoldError) -> Bool {
    let folders = PackageFolders(root: try openRoot())
    return try TargetSources(folders: folders).isCFamily(target)
  }

  /// The manifest with another library target, and a test target for it.
  ///
  /// - Throws: if SwiftPM cannot edit the manifest; the error shows the lines to add.
  func adding(
    _ target: NewTarget
  ) throws(ScaffoldError) -> ManifestEdit {
    let root = try openRoot()
    let manifests = try manifests(in: root)
    guard manifests.count == 1, let before = manifests[0].bytes else {
      let reason =
        manifests.count == 1
        ? "Package.swift is a link" : "there are manifests for several versions"
      throw ScaffoldError(.notEdited(target.name, target.testTarget, reason))
    }
    guard let swift = Executable.find("swift", in: environment) else {
      throw ScaffoldError(.missingProgram("swift", reason: ", and only SwiftPM edits a manifest"))
    }
    let manager = SwiftPM(
      swift: swift, environment: environment, fileSystem: fileSystem, keepsCache: false, run: run)
    let edited = try manager.adding(
      target: target.name, testTarget: target.testTarget, to: before,
      folders: target.layout.targets.map(\.folder), format: try swiftFormat(in: root))
    return ManifestEdit(
      target: target.name, before: before, after: edited.bytes,
      layout: try target.layout(edited.summary, in: root))
  }

  /// The package's configuration of swift-format; `nil` without one.
  private func swiftFormat(in root: any Directory) throws(ScaffoldError) -> [UInt8]? {
    let name = ".swift-format"
    guard try reporting(root.status(of: name))?.kind == .file else { return nil }
    return try reporting(root.contents(of: name, limit: 1 << 20))
  }

  /// Chooses targets of `layout`, which this inspector returned.
  func choice(in layout: PackageLayout) -> TargetChoice {
    TargetChoice(layout: layout) { target throws(ScaffoldError) in try isCFamily(target) }
  }

  /// Why SwiftPM has to run this package's manifest; `nil` if the manifest can be read.
  func reasonForAsking() throws(ScaffoldError) -> NeedsSwiftPM? {
    let manifests = try manifests(in: try openRoot())
    do throws(NeedsSwiftPM) {
      _ = try read(manifests)
      return nil
    } catch {
      return error
    }
  }

  // MARK: The manifest

  /// A manifest's name and bytes; the bytes are `nil` for a link, which SwiftPM may follow.
  private struct Manifest {
    let name: String
    let bytes: [UInt8]?
  }

  private func openRoot() throws(ScaffoldError) -> any Directory {
    do throws(SystemError) {
      return try fileSystem.directory(at: path)
    } catch {
      throw error.isMissing || error.isNotDirectory
        ? ScaffoldError(.noPackage(in: path)) : ScaffoldError(error)
    }
  }

  private func summary(of root: any Directory) throws(ScaffoldError) -> ManifestSummary {
    let manifests = try manifests(in: root)
    do throws(NeedsSwiftPM) {
      return try read(manifests)
    } catch {
      return try ask(about: manifests, in: root)
    }
  }

  private func manifests(in root: any Directory) throws(ScaffoldError) -> [Manifest] {
    var manifests: [Manifest] = []
    do throws(SystemError) {
      for name in try root.entries() where Self.isManifest(name) {
        let isFile = try root.status(of: name)?.kind == .file
        let bytes = isFile ? try root.contents(of: name, limit: Self.manifestLimit) : nil
        manifests.append(Manifest(name: name, bytes: bytes))
      }
    } catch {
      throw ScaffoldError(error)
    }
    guard manifests.contains(where: { $0.name == "Package.swift" }) else {
      throw ScaffoldError(.noPackage(in: path))
    }
    return manifests
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private func read(_ manifests: [Manifest]) throws(NeedsSwiftPM) -> ManifestSummary {
    guard manifests.count == 1, let bytes = manifests[0].bytes else { throw .severalManifests }
    return try ManifestReader.read(bytes)
  }

  // MARK: SwiftPM

  private func ask(
    about manifests: [Manifest], in root: any Directory
  ) throws(ScaffoldError) -> ManifestSummary {
    guard let swift = Executable.find("swift", in: environment) else {
      throw ScaffoldError(
        .missingProgram("swift", reason: ", and only SwiftPM can read this manifest"))
    }
    let cache = cache(for: manifests, in: root, swift)
    if let stored = cache?.read() { return stored }
    guard runsManifests else {
      throw ScaffoldError(
        .data, .manifestNotRun, "only SwiftPM can read this manifest, which is not run here",
        at: SourceLocation(path: "Package.swift"))
    }
    let manager = SwiftPM(
      swift: swift, environment: environment, fileSystem: fileSystem, keepsCache: writesCache,
      run: run)
    let answer = try manager.answer(
      forPackageAt: path, manifest: "\(path)/Package.swift",
      text: manifests.count == 1 ? manifests[0].bytes : nil)
    if writesCache { cache?.write(answer.bytes) }
    return answer.summary
  }

  /// The cache for the package; `nil` if the answer depends on more than the manifests.
  private func cache(
    for manifests: [Manifest], in root: any Directory, _ swift: Executable
  ) -> ManifestCache? {
    guard let cacheFolder else { return nil }
    var texts: [(name: String, bytes: [UInt8])] = []
    for manifest in manifests {
      guard let bytes = manifest.bytes, ManifestCache.mayStore(bytes) else { return nil }
      texts.append((manifest.name, bytes))
    }
    do throws(SystemError) {
      // A version manager's shim selects the toolchain by this file.
      if try root.status(of: ".swift-version") != nil {
        texts.append((".swift-version", try root.contents(of: ".swift-version", limit: 4096)))
      }
      return ManifestCache(
        fileSystem: fileSystem, folder: cacheFolder, packagePath: path,
        root: try root.status().identity, manifests: texts, swift: swift, environment: environment)
    } catch {
      return nil
    }
  }
}
