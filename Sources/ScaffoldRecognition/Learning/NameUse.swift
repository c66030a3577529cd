/// A part of an identifier that is the name of a module, or looks like it.
struct NameUse: Sendable, Equatable {
  enum Meaning: Sendable, Hashable {
    /// The identifier is the name of a type of the module.
    case declared
    /// The identifier is the name of a type of the module in another style, `loginPresenter`, or has it as a part:
    /// `LoginViewProtocolMock`.
    case derived(isWhole: Bool)
    /// The name is followed by a role that the module has: `loginViewController` beside `LoginVC`.
    case role
    /// The name is part of the name of another type of the project, or of another module.
    case foreign(String)
    /// No declaration of the module says so.
    case word
  }

  /// The offsets in the bytes of the identifier.
  let range: Range<Int>
  let style: ModuleSpelling.Style
  let meaning: Meaning

  /// Whether the declarations say that the part is the module's name.
  var isModule: Bool {
    switch meaning {
    case .declared, .derived, .role: true
    case .foreign, .word: false
    }
  }
}
