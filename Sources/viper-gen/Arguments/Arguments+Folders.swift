import ScaffoldKit

extension Arguments {
  private static let folderOptions = ["sources", "tests", "module", "test-module"]

  /// The folders of a project without a manifest; `nil` if the command line does not name them. What is wrong
  /// with the options is added to `problems`.
  func folders(_ problems: inout [Diagnostic]) -> SourceFolders? {
    guard let first = Self.folderOptions.first(where: { self[$0] != nil }) else { return nil }
    let count = problems.count
    for other in ["target", "test-target", "init"] where self[other] != nil {
      problems.append(
        .usage(
          .foldersAndPackage,
          "'--\(other)' is for a package, and '--\(first)' for a project without one",
          help: "leave one of them out"))
    }
    guard let sources = self["sources"], let module = self["module"] else {
      problems.append(missingFolderOption(beside: first))
      return nil
    }
    guard problems.count == count else { return nil }
    return SourceFolders(
      sources: sources, tests: self["tests"], module: module, testModule: self["test-module"])
  }

  private func missingFolderOption(beside first: String) -> Diagnostic {
    let missing = [("sources", "DIR"), ("module", "NAME")].filter { self[$0.0] == nil }
    let options = missing.map { "--\($0.0) \($0.1)" }.joined(separator: " ")
    return .usage(
      .missingFolder, "'--\(first)' needs '\(options)' as well",
      help: "name the folders of the project with '--sources DIR --tests DIR --module NAME'")
  }
}
