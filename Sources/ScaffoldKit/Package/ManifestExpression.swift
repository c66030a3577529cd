/// A value as it is written in a manifest, before its type is known.
indirect enum ManifestExpression: Hashable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null
  case array([ManifestExpression])
  case dictionary([Pair])
  /// `"1.0.0"..<"2.0.0"`
  case range(ManifestExpression, ManifestExpression, closed: Bool)
  /// The name of a constant.
  case reference(String)
  /// `.target(name: "A")`, `Target.Dependency.product(…)`, `.linux`; without a type the place decides.
  case member(type: [String], name: String, arguments: [Argument]?)
  /// `Package(name: "A")`
  case construction(type: String, arguments: [Argument])

  struct Pair: Hashable {
    let key: ManifestExpression
    let value: ManifestExpression
  }

  struct Argument: Hashable {
    let label: String?
    let value: ManifestExpression
  }
}

/// A type as it is written after a constant's name: `[Target.Dependency]`.
struct ManifestAnnotation: Hashable {
  let path: [String]
  let isArray: Bool
}

/// `let name: Type = value`
struct ManifestConstant: Hashable {
  let name: String
  let annotation: ManifestAnnotation?
  let value: ManifestExpression
  let line: Int
}
