/// Names of types that a module makes beside its own, such as its use cases.
enum TypeNameList {
  /// Checks each like the name of a module; no two are alike but for case, and none is reserved, for
  /// files are named after them. The names are in normal form C.
  ///
  /// - Throws: everything that is wrong with any of them.
  static func parse(
    _ texts: [String], path: String, reserved: [String]
  ) throws(ScaffoldError) -> [String] {
    var names: [String] = []
    var problems: [Diagnostic] = []
    var taken: [String: String] = [:]
    let reserved = Set(reserved.map(\.caseFolded))
    let place = SourceLocation(path: path)
    for text in texts {
      if var fault = ModuleName.fault(of: text) {
        fault.subject = "a type"
        problems.append(Diagnostic(fault, at: place))
        continue
      }
      let name = text.normalizedToNFC
      if reserved.contains(name.caseFolded) {
        problems.append(Diagnostic(TypeNameFault.reserved(name), at: place))
      } else if let other = taken.updateValue(name, forKey: name.caseFolded) {
        problems.append(Diagnostic(TypeNameFault.alike(other, name), at: place))
      }
      names.append(name)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return names
  }
}

/// What can be wrong with one name beside others.
enum TypeNameFault: Fault {
  case alike(String, String)
  case reserved(String)

  var wording: Wording {
    switch self {
    case .alike(let first, let second):
      Wording(
        .usage, "name-taken",
        first == second
          ? "the name '\(first)' stands twice"
          : "the names '\(first)' and '\(second)' differ in nothing but case",
        help: "choose another name")
    case .reserved(let name):
      Wording(
        .usage, "name-reserved", "'\(name)' is a name that the generated code uses itself",
        help: "choose another name")
    }
  }
}
