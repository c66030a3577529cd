extension RecordedModule {
  /// The files of the module in one of its folders: that of its sources, or that of its tests.
  private struct Folder {
    /// The path of the folder.
    let path: [String]
    var files: [File] = []

    /// The folder that all of its files seem to be in now; `nil` if they are not in one.
    var movedTo: [String]? {
      let places = files.map { file -> [String]? in
        let inner = file.path.components.dropFirst(path.count)
        guard let place = file.foundAt?.components, place.count > inner.count,
          place.suffix(inner.count).elementsEqual(inner)
        else { return nil }
        return Array(place.dropLast(inner.count))
      }
      return Set(places).count == 1 ? places[0] : nil
    }
  }

  /// A warning for each missing or moved file, with the place where it seems to be now. A folder whose files are all
  /// missing is reported once.
  ///
  /// - Parameter renamed: the new name of the module's target; `nil` if the target has its name.
  package func missingFiles(inTarget renamed: String? = nil) -> [Diagnostic] {
    guard files.contains(where: { $0.state == .missing }) else { return [] }
    return folders.flatMap { folder -> [Diagnostic] in
      let missing = folder.files.filter { $0.state == .missing }
      guard missing.count > 1, missing.count == folder.files.count else {
        return missing.map(missingFile)
      }
      if let place = folder.movedTo { return [missingFolder(folder, at: place, renamed)] }
      return missing.contains { $0.foundAt != nil }
        ? missing.map(missingFile) : [missingFolder(folder, at: nil)]
    }
  }

  private var folders: [Folder] {
    let known = ModuleFolders(of: files.map(\.path), endingWith: subfolder + [name])
    var folders: [Folder] = []
    var indices: [[String]: Int] = [:]
    for file in files {
      let path = known.folder(of: file.path)
      let index = indices[path] ?? folders.count
      if index == folders.count {
        indices[path] = index
        folders.append(Folder(path: path))
      }
      folders[index].files.append(file)
    }
    return folders
  }

  private func missingFile(_ file: File) -> Diagnostic {
    missing("this file", at: file.path.components, foundAt: file.foundAt?.components)
  }

  private func missingFolder(
    _ folder: Folder, at place: [String]?, _ renamedTarget: String? = nil
  ) -> Diagnostic {
    let command =
      renamedTarget.map { Diagnostic.recordingTarget(path, target, now: $0) }
      ?? place.flatMap { newName(of: folder.path, at: $0) }.map {
        "viper-gen rename \(path.shellQuoted) \($0.shellQuoted) \(inTarget)"
      }
    return missing(
      "this folder with \(folder.files.count) files", at: folder.path, foundAt: place,
      recordedBy: command)
  }

  /// The name with which `rename` records that the folder of the module is at a place in the same target; `nil` for
  /// another place.
  private func newName(of folder: [String], at place: [String]) -> String? {
    let outer = folder.dropLast(subfolder.count + 1)
    guard place.last == name, place.starts(with: outer) else { return nil }
    return place.dropFirst(outer.count).joined(separator: "/")
  }

  private func missing(
    _ subject: String, at location: [String], foundAt place: [String]?,
    recordedBy command: String? = nil
  ) -> Diagnostic {
    let name = path.escapingControlCharacters
    let place = place.map { "'\($0.joined(separator: "/").escapingControlCharacters)'" }
    return Diagnostic(
      .check, place == nil ? .fileMissing : .fileMoved,
      place == nil ? "'\(name)' is missing \(subject)" : "\(subject) of '\(name)' was moved",
      at: SourceLocation(path: location.joined(separator: "/")),
      help: place.map { "it seems to be \($0) now; " + remedy(command) } ?? restore,
      severity: .warning)
  }

  private func remedy(_ command: String?) -> String {
    command.map { "to record that, type '\($0)'" } ?? "'remove' needs it in its old place"
  }

  /// The option for the module's target: another one may have a module of the same name.
  private var inTarget: String { "--target \(target.shellQuoted)" }

  /// What to do about files that are missing.
  var restore: String {
    "restore it from version control, or remove the module with 'viper-gen remove \(path.shellQuoted) \(inTarget) --force'"
  }
}

extension Diagnostic {
  /// The command that records the new target of a module.
  static func recordingTarget(_ module: String, _ target: String, now new: String?) -> String {
    let name = module.shellQuoted
    return "viper-gen rename \(name) \(name) --target \(target.shellQuoted) --to-target "
      + (new?.shellQuoted ?? "NAME")
  }
}
