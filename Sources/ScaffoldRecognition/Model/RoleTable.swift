/// The endings of type names, with the role that each one means.
///
/// ```swift
/// RoleTable.standard.part(named: "LoginViewController")  // module "Login", role .view
/// RoleTable.standard.part(named: "LoginCell")            // nil
/// ```
package struct RoleTable: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package let role: Role
    package let suffixes: [String]

    package init(_ role: Role, _ suffixes: [String]) {
      (self.role, self.suffixes) = (role, suffixes)
    }
  }

  /// The roles in the order in which the parts of a module are listed.
  package let entries: [Entry]
  /// The roles of which a module has at least one.
  package let required: Set<Role>
  /// The roles of types that are no layer of a module.
  package let helpers: Set<Role>
  /// What may follow a suffix: `LoginPresenterImpl` is a presenter.
  package let endings: [String]
  /// The suffixes, the longest first.
  private let suffixes: [Suffix]

  private struct Suffix: Sendable, Equatable {
    let text: String
    let role: Role
  }

  package init(
    _ entries: [Entry], required: Set<Role> = [.presenter, .interactor],
    helpers: Set<Role> = [.helper], endings: [String] = ["Impl", "Imp", "Implementation"]
  ) {
    (self.entries, self.required) = (entries, required)
    (self.helpers, self.endings) = (helpers, endings)
    suffixes = entries.flatMap { entry in entry.suffixes.map { Suffix(text: $0, role: entry.role) }
    }
    .sorted { $0.text.utf8.count > $1.text.utf8.count }
  }

  /// The names that teams usually give to the parts of a module.
  package static let standard = RoleTable([
    Entry(.view, ["ViewController", "Controller", "View", "VC"]),
    Entry(.presenter, ["Presenter"]),
    Entry(.interactor, ["Interactor"]),
    Entry(.router, ["Router", "Wireframe", "Coordinator"]),
    Entry(.worker, ["Worker", "DataManager", "Service", "Repository"]),
    Entry(.helper, ["Builder", "Assembly", "Configurator", "Factory", "Module"]),
  ])

  /// The table with more suffixes for some roles.
  package func adding(_ more: [Role: [String]]) -> RoleTable {
    RoleTable(
      entries.map { entry in
        let own = (more[entry.role] ?? []).filter { !entry.suffixes.contains($0) }
        return Entry(entry.role, entry.suffixes + own)
      }, required: required, helpers: helpers, endings: endings)
  }

  /// The module and the role that a type's name consists of; `nil` if it has no known suffix.
  ///
  /// The module is empty if the name is only a suffix.
  package func part(named name: String) -> (module: String, role: Role)? {
    if let found = split(name) { return found }
    for ending in endings where name.hasSuffix(ending) {
      return split(String(name.dropLast(ending.count)))
    }
    return nil
  }

  /// The role whose suffix a text begins with, such as that of `ViewInput`.
  package func role(atStartOf text: Substring) -> Role? {
    suffixes.first { text.hasPrefix($0.text) }?.role
  }

  /// The place of a role in the list of roles.
  package func order(of role: Role) -> Int {
    entries.firstIndex { $0.role == role } ?? entries.count
  }

  private func split(_ name: String) -> (module: String, role: Role)? {
    guard let suffix = suffixes.first(where: { name.hasSuffix($0.text) }) else { return nil }
    return (String(name.dropLast(suffix.text.count)), suffix.role)
  }
}
