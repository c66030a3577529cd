import ScaffoldSwift

/// What is known of a module that gets another name.
struct ModuleRename: Sendable, Hashable {
  /// The module under its old name.
  let edit: ModuleEdit
  /// The new paths of the files that the template has, by the old ones.
  let paths: [RelativePath: RelativePath]
  /// The new folders of the module, by the old ones.
  let folders: [RelativePath: RelativePath]
  /// The names that change.
  let tokens: RenamedTokens
  /// The beginnings of names, such as `SignIn` and `signIn`, and what they become.
  let beginnings: [String: String]
  /// Whether to rename the user's own names that begin with the module's name.
  let renamesOwnNames: Bool
  /// Whether to edit the other files of the package.
  let editsEverywhere: Bool
  /// The folders of the package in which the module may be used.
  let searched: [[String]]

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
}
