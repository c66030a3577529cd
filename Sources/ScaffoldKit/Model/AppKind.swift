/// What the systems of an app have in common.
enum AppKind: String, Sendable, Hashable, CaseIterable {
  /// Systems of Apple with different frameworks, or not known ones.
  case apple
  /// iOS, tvOS and visionOS.
  case uiKit
  /// macOS.
  case appKit
}
