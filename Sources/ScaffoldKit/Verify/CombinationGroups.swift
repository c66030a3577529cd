/// Groups the combinations of a template that render to the same files, so that one of each group is
/// checked for all.
struct CombinationGroups {
  /// A combination and its place in the list of all combinations, counted from zero.
  struct Member {
    let place: Int
    let combination: Combination
  }

  /// The groups in the order of their first members.
  private(set) var groups: [[Member]] = []
  private var indices: [Key: Int] = [:]
  /// A number for each content of a file, since most combinations share most of their files.
  private var contentNumbers: [[UInt8]: Int] = [:]

  private struct Key: Hashable {
    let template: String
    let packages: [RequiredPackage]
    let files: [File]
  }

  private struct File: Hashable {
    let path: RelativePath
    let role: FileRole
    let isExecutable: Bool
    let content: Int
  }

  init(_ combinations: [Combination]) throws(ScaffoldError) {
    for (place, combination) in combinations.enumerated() {
      let key = try key(of: combination)
      if let index = indices[key] {
        groups[index].append(Member(place: place, combination: combination))
      } else {
        indices[key] = groups.count
        groups.append([Member(place: place, combination: combination)])
      }
    }
  }

  /// The files of a combination, which are equal for combinations that render to the same files.
  private mutating func key(of combination: Combination) throws(ScaffoldError) -> Key {
    let stack = try Stack(trying: combination)
    let problems = PathClashes.problems(among: stack.files.map(\.file.path))
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    var files: [File] = []
    for rendered in stack.files {
      let number = contentNumbers[rendered.file.contents] ?? contentNumbers.count
      contentNumbers[rendered.file.contents] = number
      files.append(
        File(
          path: rendered.file.path, role: rendered.role,
          isExecutable: rendered.file.isExecutable, content: number))
    }
    return Key(
      template: combination.template.id, packages: combination.packages, files: files)
  }
}
