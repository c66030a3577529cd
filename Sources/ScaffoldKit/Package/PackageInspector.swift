/// Finds out which targets a package has and where they are.
struct PackageInspector {
  private let fileSystem: any FileSystem
  private let path: String
  private let environment: @Sendable () -> [String: String]
  private let cacheFolder: String?
  private let writesCache: Bool
  private let run: SwiftPM.Runner
  private static let manifestLimit = 4 << 20

  /// An inspector for the package at `path`.
  ///
  /// - Parameters:
  ///   - environment: The caller's variables, where SwiftPM is asked; `PATH` says where `swift` is.
  ///   - cacheFolder: Where SwiftPM's answers are kept; `nil` for nowhere.
  ///   - writesCache: `false` for a dry run, which reads what is kept and keeps nothing.
  ///   - run: How a program is run.
  init(
    fileSystem: any FileSystem, path: String,
    environment: @autoclosure @escaping @Sendable () -> [String: String],
    cacheFolder: String? = nil, writesCache: Bool = true,
    run: @escaping SwiftPM.Runner = { (program, arguments, environment) throws(SystemError) in
      try Subprocess.run(program, arguments, environment: environment)
    }
  ) {
    self.fileSystem = fileSystem
    self.path = path
    self.environment = environment
    self.cacheFolder = cacheFolder
    self.writesCache = writesCache
    self.run = run
  }

  /// The package's targets with their folders.
  func layout() throws(ScaffoldFailure) -> PackageLayout {
    let root = try openRoot()
    return try FolderFinder(
      summary: try summary(of: root), folders: PackageFolders(root: root)
    ).layout()
  }

  /// Whether a target is written in the C family of languages, so that it takes no Swift file.
  func isCFamily(_ target: PackageLayout.Target) throws(ScaffoldFailure) -> Bool {
    let folders = PackageFolders(root: try openRoot())
    return try TargetSources(folders: folders).isCFamily(target)
  }

  /// Chooses targets of `layout`, which this inspector made.
  func choice(in layout: PackageLayout) -> TargetChoice {
    TargetChoice(layout: layout) { target throws(ScaffoldFailure) in try isCFamily(target) }
  }

  /// Why SwiftPM has to be asked about this package; `nil` when its manifest is plain.
  func reasonForAsking() throws(ScaffoldFailure) -> NotPlain? {
    let manifests = try manifests(in: try openRoot())
    do throws(NotPlain) {
      _ = try plainSummary(manifests)
      return nil
    } catch {
      return error
    }
  }

  // MARK: The manifest

  /// A manifest's name and bytes; the bytes are `nil` when it is a link, which SwiftPM may follow.
  private struct Manifest {
    let name: String
    let bytes: [UInt8]?
  }

  private func openRoot() throws(ScaffoldFailure) -> any Directory {
    do throws(SystemError) {
      return try fileSystem.directory(at: path)
    } catch {
      throw error.isMissing || error.isNotDirectory
        ? ScaffoldFailure(PackageFault.noManifest(folder: path)) : ScaffoldFailure(error)
    }
  }

  private func summary(of root: any Directory) throws(ScaffoldFailure) -> ManifestSummary {
    let manifests = try manifests(in: root)
    do throws(NotPlain) {
      return try plainSummary(manifests)
    } catch {
      return try askedSummary(manifests, root)
    }
  }

  private func manifests(in root: any Directory) throws(ScaffoldFailure) -> [Manifest] {
    var manifests: [Manifest] = []
    do throws(SystemError) {
      for name in try root.entries() where Self.isManifest(name) {
        let isFile = try root.status(of: name)?.kind == .file
        let bytes = isFile ? try root.contents(of: name, limit: Self.manifestLimit) : nil
        manifests.append(Manifest(name: name, bytes: bytes))
      }
    } catch {
      throw ScaffoldFailure(error)
    }
    guard manifests.contains(where: { $0.name == "Package.swift" }) else {
      throw ScaffoldFailure(PackageFault.noManifest(folder: path))
    }
    return manifests
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private func plainSummary(_ manifests: [Manifest]) throws(NotPlain) -> ManifestSummary {
    guard manifests.count == 1, let bytes = manifests[0].bytes else {
      throw NotPlain(reason: .severalManifests, line: 1)
    }
    return try PlainManifest.read(bytes)
  }

  // MARK: Asking

  private func askedSummary(
    _ manifests: [Manifest], _ root: any Directory
  ) throws(ScaffoldFailure) -> ManifestSummary {
    let environment = environment()
    guard let swift = Executable.find("swift", in: environment) else {
      throw ScaffoldFailure(PackageFault.swiftMissing)
    }
    let cache = cache(manifests, root, swift, environment)
    if let kept = cache?.read() { return kept }
    let manager = SwiftPM(
      swift: swift, environment: environment, fileSystem: fileSystem, keepsCache: writesCache,
      run: run)
    let summary = try manager.summary(ofPackageAt: path, manifest: "\(path)/Package.swift")
    if writesCache { cache?.write(summary) }
    return summary
  }

  private func cache(
    _ manifests: [Manifest], _ root: any Directory, _ swift: Executable,
    _ environment: [String: String]
  ) -> ManifestCache? {
    var texts: [(name: String, bytes: [UInt8])] = []
    for manifest in manifests {
      guard let bytes = manifest.bytes, ManifestCache.mayKeep(bytes) else { return nil }
      texts.append((manifest.name, bytes))
    }
    guard let cacheFolder else { return nil }
    do throws(SystemError) {
      // A version manager's shim reads this file to choose the toolchain.
      if try root.status(of: ".swift-version") != nil {
        texts.append((".swift-version", try root.contents(of: ".swift-version", limit: 4096)))
      }
      return ManifestCache(
        fileSystem: fileSystem, folder: cacheFolder, packagePath: path,
        root: try root.status().identity, manifests: texts, swift: swift,
        environment: environment)
    } catch {
      return nil
    }
  }
}
