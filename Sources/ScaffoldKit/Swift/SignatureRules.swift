/// What the signatures of an option may be: names that the template uses itself, and what it can write.
struct SignatureRules: Sendable, Hashable {
  /// What a signature may have only if the template says so, because its files must be written for it.
  enum Feature: String, Sendable, Hashable, CaseIterable {
    /// `signIn() -> Bool`
    case results
    /// Results and properties of a type with an empty value, such as `-> User?`. The template writes bodies that
    /// return it.
    case emptyResults = "empty-results"
    /// `var title: String { get }`
    case properties
    /// Several with the same base name, such as `show(_ user: User)` and `show(_ error: any Error)`.
    case overloads
    /// Types of UIKit, AppKit and SwiftUI, which interactors and services do not import.
    case uiTypes = "ui-types"
    /// Parameters that equal an input of the module, such as `team: Team`. The template takes their values from the
    /// module, and its ``ActionSignature/whole`` has them.
    case inputs
    /// Actions without values such as `logOut()` that call the data source if an earlier action does.
    case plainCalls = "plain-calls"
    /// Actions such as `deletePlayer(id: Int)` that delete a row of a list, so that they have no controls.
    case rowDeletions = "row-deletions"
  }

  /// Names that actions, and a mock's variables for arguments, must not have. `cut(_:)` is only the
  /// action with these labels, and `cut(_: Any?)` only with these labels and types.
  var actions: [String] = []
  /// Names that parameters must not have.
  var parameters: [String] = []
  /// Signatures that every module has already, such as `viewDidLoad()`. They are left out of the list.
  var existing: [String] = []
  var features: Set<Feature> = []
  /// Whether the signatures name types, such as `Authenticate(user: String) -> Bool` for a use case.
  var areTypes = false
  /// Whether names may be in any style, such as `VerifyCode(with:)`, and closures need not escape. A style that linters
  /// reject is a warning then.
  var acceptsAnyNames = false

  /// The rules without those for names, which concern all signatures together.
  var withoutNames: SignatureRules {
    SignatureRules(features: features, areTypes: areTypes, acceptsAnyNames: acceptsAnyNames)
  }

  func accepts(_ feature: Feature) -> Bool { features.contains(feature) }

  /// Whether a function may return something.
  var acceptsAnyResult: Bool { accepts(.results) || accepts(.emptyResults) }

  /// Whether a result or a property may be of a type that has no empty value.
  var acceptsTypesWithoutEmptyValue: Bool { !accepts(.emptyResults) || accepts(.results) }
}
