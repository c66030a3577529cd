import ScaffoldSwift

extension Set<String> {
  /// The type names of this set that are part of the interface of declarations with an access level, such as
  /// `public`.
  func shown(as level: String, in text: String) -> Self {
    let bytes = Array(text.utf8)
    var shown: Self = []
    var rest = (SwiftFile(ifReadable: bytes)?.declarations ?? []).map { ($0, false) }
    while let (declaration, isInherited) = rest.popLast() {
      let isShown = isInherited || declaration.modifiers.contains { $0.text == level }
      if isShown {
        let text = declaration.interface(in: bytes)
        shown.formUnion(TypeUses(of: self, in: Array(text.utf8)).places.keys)
      }
      // Requirements of protocols and cases of enums are as visible as their types.
      let handsOn = [.protocol, .extension, .conditional].contains(declaration.kind)
      rest += declaration.children.map {
        ($0, isShown && (handsOn || $0.kind == .enumCase))
      }
    }
    return shown
  }
}

extension Declaration {
  /// The parts of the declaration that name types, without its code.
  fileprivate func interface(in bytes: [UInt8]) -> String {
    switch kind {
    case .function, .initializer, .subscript: String(decoding: bytes[head], as: UTF8.self)
    default:
      (inheritance + parameterTypes + [resultType, genericClause, whereClause].compactMap { $0 })
        .joined(separator: ", ")
    }
  }
}
