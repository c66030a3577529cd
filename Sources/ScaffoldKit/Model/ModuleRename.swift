import ScaffoldSwift

/// What is known of a module that gets another name, or that presents one that does.
struct ModuleRename: Sendable, Hashable {
  /// The module under its old name.
  let edit: ModuleEdit
  /// The new paths of the files that the template has, by the old ones.
  let paths: [RelativePath: RelativePath]
  /// The new folders of the module, by the old ones.
  var folders: [RelativePath: RelativePath] = [:]
  /// The names that change in the files of the module.
  let tokens: RenamedTokens
  /// The names that change in the other files of the package; `nil` if others change them.
  var tokensEverywhere: RenamedTokens?
  /// The files of the modules that present the module, which change with it.
  var presenting: Set<RelativePath> = []
  /// The beginnings of names, such as `SignIn` and `signIn`, and what they become.
  var beginnings: [String: String] = [:]
  /// Whether to rename the user's own names that begin with the module's name.
  var renamesOwnNames: Bool = false
  /// Whether to edit the other files of the package.
  var editsEverywhere: Bool = false
  /// The folders of the package in which the module may be used.
  var searched: [[String]] = []

  /// The new path of a recorded file.
  func path(of path: RelativePath, _ tokens: RenamedTokens) -> RelativePath {
    paths[path] ?? moved(path, tokens) ?? path
  }

  /// The new path of something in a folder of the module; `nil` for any other path.
  func moved(_ path: RelativePath, _ tokens: RenamedTokens) -> RelativePath? {
    for (old, new) in folders where path.components.starts(with: old.components) {
      let inner = path.components.dropFirst(old.components.count).map { tokens.renaming(name: $0) }
      return RelativePath(trusted: new.components + inner)
    }
    return nil
  }

  /// Where a recorded file is to be. A file that the user has moved out of the module's folder stays there.
  func place(of path: RelativePath, _ tokens: RenamedTokens) -> RelativePath {
    let (place, new) = (edit.place(of: path), self.path(of: path, tokens))
    if place == path || place == new { return new }
    let name = place.name == path.name ? new.name : tokens.renaming(name: place.name)
    let folder = moved(place, tokens)?.folder ?? place.folder
    return RelativePath(folder: folder, name: name)
  }

  /// What a name of the user's own becomes; `nil` if it does not begin with the module's name.
  func newName(ofOwn name: String) -> String? {
    let beginning = beginnings.keys.filter { name.hasPrefix($0) }.max { $0.count < $1.count }
    guard let beginning, let new = beginnings[beginning] else { return nil }
    return new + name.dropFirst(beginning.count)
  }
}
