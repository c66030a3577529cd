/// Finds declarations by their names, as the code of a file sees them.
struct NameTable: Sendable {
  /// Where a name is declared.
  struct Place: Sendable, Hashable {
    let module: String
    let isTest: Bool
    /// The only file that sees the name, if it is private.
    let file: Int?

    init(_ declarations: FileDeclarations, file: Int?) {
      self.init(module: declarations.module, isTest: declarations.isTest, file: file)
    }

    init(module: String, isTest: Bool, file: Int?) {
      (self.module, self.isTest, self.file) = (module, isTest, file)
    }
  }

  private var places: [String: [Place: Int]] = [:]
  /// The first declaration of a name that other targets may see.
  private var shared: [String: Int] = [:]

  /// Declares a name, and returns its entity: an earlier one of the same place, or the new one.
  @discardableResult
  mutating func declare(_ name: String, at place: Place, as new: Int) -> Int {
    if let entity = places[name]?[place] { return entity }
    places[name, default: [:]][place] = new
    if place.file == nil, !place.isTest, shared[name] == nil { shared[name] = new }
    return new
  }

  /// What a name means in a file: what the file, its target, or a module that it imports declares.
  ///
  /// The name of another target's type is found without an import, too: targets may not be known exactly.
  func entity(_ name: String, seenBy user: FileDeclarations, file: Int) -> Int? {
    guard let places = places[name] else { return nil }
    let own = Place(user, file: nil)
    if let entity = places[Place(user, file: file)] ?? places[own] { return entity }
    for module in user.imports {
      if let entity = places[Place(module: module, isTest: false, file: nil)] { return entity }
    }
    if user.isTest, let entity = places[Place(module: user.module, isTest: false, file: nil)] {
      return entity
    }
    return shared[name]
  }

  /// What a name of a module means.
  func entity(_ name: String, in module: String) -> Int? {
    places[name]?[Place(module: module, isTest: false, file: nil)]
  }
}
