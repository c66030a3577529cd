/// The valid values of parts of a request, for shells and editors that complete what is being typed.
///
/// Every call only reads and returns at once: SwiftPM is not started, nothing is repaired, and what cannot be
/// read is left out instead of reported.
///
/// ```swift
/// let hints = Scaffolder().hints
/// print(hints.templates().map(\.id))
/// // ["vip", "viper", "viper-closures", "viper-contract", "viper-list-detail"]
/// ```
public struct Hints: Sendable {
  let fileSystem: any FileSystem
  let environment: [String: String]
  let cacheFolder: String?

  /// A module that was written into a package.
  public struct Module: Sendable, Hashable {
    /// Its name with its subfolder: `Account/SignIn`.
    public let name: String
    /// The target that it is in.
    public let target: String
    /// The template that it was made of.
    public let template: String
  }

  /// The targets of the package at `packagePath`, or of the nearest one above; none if only SwiftPM could read
  /// the manifest and its answer is not cached.
  public func targets(packagePath: String, searchesParents: Bool) -> [PackageLayout.Target] {
    do {
      let search = search(packagePath, searchesParents)
      let root = try search.root()
      guard try search.hasManifest(at: root) else {
        let folder = try search.directory().directory
        return try Project.targets(Project.recorded(in: folder), in: folder)
      }
      return try manifestTargets(at: root)
    } catch {
      return []
    }
  }

  /// The targets of a manifest.
  ///
  /// - Throws: if only SwiftPM could read it and its answer is not cached, and what the disk refuses.
  func manifestTargets(at root: String) throws(ScaffoldError) -> [PackageLayout.Target] {
    let inspector = PackageInspector(
      fileSystem: fileSystem, path: root, environment: environment, cacheFolder: cacheFolder,
      writesCache: false, runsManifests: false)
    return try inspector.layout().targets
  }

  /// The modules that are recorded in the package, sorted by their names.
  public func modules(packagePath: String, searchesParents: Bool) -> [Module] {
    do {
      let root = try search(packagePath, searchesParents).directory().directory
      return RecordSummary.all(in: root).map { record in
        Module(name: record.name, target: record.target, template: record.template)
      }
    } catch {
      return []
    }
  }

  /// The templates in `folders` and the built-in ones, sorted by their ids, each with its description. A
  /// template that cannot be used is left out.
  public func templates(folders: [String] = []) -> [(id: String, description: String)] {
    manifests(folders).map { (id: $0.id, description: $0.manifest.description) }
  }

  /// The templates that can be used, sorted by their ids.
  private func manifests(_ folders: [String]) -> [(id: String, manifest: TemplateManifest)] {
    var problems: [Diagnostic] = []
    let entries = attempt(&problems) { () throws(ScaffoldError) in
      do throws(ScaffoldError) {
        return try catalog(folders).entries()
      } catch {
        return try catalog([]).entries()
      }
    }
    return (entries ?? []).compactMap { entry in
      attempt(&problems) { () throws(ScaffoldError) in
        (id: entry.id, manifest: try entry.catalog.manifest(entry.id))
      }
    }
  }

  /// The path `./word` if it is the folder of a template, and no template has the id `word`; else `nil`.
  package func templateFolder(called word: String, folders: [String]) -> String? {
    let path = "./" + word
    do throws(SystemError) {
      let directory = try fileSystem.directory(at: path)
      guard try directory.status(of: TemplateFolder.manifestName) != nil else { return nil }
    } catch {
      return nil
    }
    return templates(folders: folders).contains { $0.id == word } ? nil : path
  }

  /// The ids of the templates that have an option called `name`, sorted.
  public func templates(withOption name: String, folders: [String] = []) -> [String] {
    manifests(folders).filter { $0.manifest.options.contains { $0.name == name } }.map(\.id)
  }

  /// The options of all templates, template by template.
  package func optionsOfTemplates(in folders: [String]) -> [TemplateOption] {
    manifests(folders).flatMap(\.manifest.options)
  }

  /// The options of the template `id`; none when it cannot be used.
  public func options(ofTemplate id: String, folders: [String] = []) -> [TemplateOption] {
    do {
      return try catalog(folders).manifest(id).options
    } catch {
      return []
    }
  }

  /// The templates in those of the folders that exist.
  private func catalog(_ folders: [String]) -> TemplateCatalog {
    let present = folders.filter { folder in
      do throws(SystemError) {
        return try fileSystem.directory(at: folder).status().kind == .directory
      } catch {
        return false
      }
    }
    return TemplateCatalog(folders: present, fileSystem: fileSystem)
  }

  func search(_ path: String, _ searchesParents: Bool) -> PackageSearch {
    PackageSearch(path: path, searchesParents: searchesParents, fileSystem: fileSystem)
  }
}
