/// The reason why the folder of a target cannot take Swift files.
struct TargetObstacle {
  let category: Diagnostic.Category
  /// The reason as the end of a sentence about the target.
  let reason: String

  /// The obstacle of a target; `nil` if its folder can take Swift files.
  init?(
    of target: PackageLayout.Target, isCFamily: TargetChoice.LanguageTest
  ) throws(ScaffoldError) {
    switch target.state {
    case .outside(let link):
      (category, reason) = (
        .containment, "leads out of the package through '\(Self.path(link))'"
      )
    case .blocked(let file):
      (category, reason) = (.usage, "has no folder: '\(Self.path(file))' is in the way")
    case .missing: return nil
    case .present:
      guard try isCFamily(target) else { return nil }
      category = .usage
      reason = "is written in C, C++ or Objective-C, and a target cannot mix them with Swift"
    }
  }

  private static func path(_ components: [String]) -> String {
    components.joined(separator: "/").escapingControlCharacters
  }
}
