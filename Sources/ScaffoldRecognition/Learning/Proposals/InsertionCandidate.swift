/// Code outside of a module that may name it, with the declaration that would take such code for another module.
struct InsertionCandidate {
  enum Form: Hashable {
    /// A case of an enum with its name.
    case enumCase(String)
    /// A `case` of a `switch`, with the name after the dot; `nil` for another pattern.
    case clause(String?)
    /// A member of a type with its selector. A stored property without a value does not stand on its own.
    case member(String, isWhole: Bool)
    /// A statement of a function.
    case statement(isRegistration: Bool)
    /// An element of a list, or a term of a composition.
    case element
    /// Code that no kind of declaration takes.
    case other
  }

  let form: Form
  /// The declaration; `nil` if none takes the code.
  let place: InsertionPlace?
  /// The code in its file.
  let range: Range<Int>
}
