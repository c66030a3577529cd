import Foundation

/// Module names, module paths, paths below a root, and case styles.
enum NameTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    checkName(text)
    checkPath(text)
    for style in CaseStyle.allCases { check(style, text) }
    let folded = text.caseFolded
    require(folded == folded.caseFolded, "folding twice is folding once")
    let normal = text.normalizedToNFC
    require(folded == normal.caseFolded, "folding does not see normal forms")
    // In the composed form, capitals move the iota below a Greek letter before later marks, which makes
    // another name. Unicode therefore compares names by their decomposed form (definition D145).
    let decomposed = text.normalizedToNFD
    require(folded == decomposed.uppercased().caseFolded, "capitals fold alike")
    require(folded == decomposed.lowercased().caseFolded, "small letters fold alike")
    let shown = text.escapingControlCharacters
    require(!shown.unicodeScalars.contains(where: \.isDeceptive), "nothing deceptive is shown")
    require(isEqual(shown, shown.escapingControlCharacters), "what is escaped stays")
    let known = ["template", "SignIn", "über"]
    if let near = Suggestion.nearest(text, in: known) { require(known.contains(near), near) }
    let lines = text.split(separator: "\n").map(String.init)
    if let names = Outcome<[String]>.of({ () throws(ScaffoldError) in
      try TypeNameList.parse(lines, path: "--next", reserved: ["Other"])
    }).value {
      require(Set(names.map(\.caseFolded)).count == lines.count, "no two names are alike")
    }
  }

  private static func checkName(_ text: String) {
    let outcome = Outcome<ModuleName>.of { () throws(ScaffoldError) in try ModuleName(text) }
    let isValid = NameRules.problem(in: text) == nil
    require(isValid == (outcome.value != nil), "a valid name is taken")
    if let help = NameRules.problem(in: text)?.help, help.hasPrefix("use '") {
      let suggestion = String(help.dropFirst(5).dropLast())
      let again = Outcome<ModuleName>.of { () throws(ScaffoldError) in try ModuleName(suggestion) }
      require(again.value != nil, "'\(suggestion)' is suggested and refused")
    }
    guard let name = outcome.value?.text else { return }
    require(isEqual(name, name.precomposedStringWithCanonicalMapping), "a name is in form C")
    require(name == text, "a name is what was typed")
    require(Identifier.isValid(name) && name.utf8.count <= ModuleName.longest, "an identifier")
    require(!Identifier.keywords.contains(name), "a name is no keyword")
    let first = name.unicodeScalars.first
    require(first.map { !$0.properties.isLowercase && $0 != "_" } ?? false, "a name begins large")
    require(NameRules.isValid(name), "a name is one the second time")
    for style in CaseStyle.allCases {
      require(!style.apply(to: name).isEmpty, "a name has a word")
    }
    require(RelativePath.isName(name + ".swift"), "a file can be named after it")
  }

  private static func checkPath(_ text: String) {
    let module = Outcome<ModulePath>.of { () throws(ScaffoldError) in try ModulePath(text) }
    if let path = module.value {
      let again = Outcome.once { () throws(ScaffoldError) in try ModulePath(path.description) }
      require(again.value == path, "a path reads as it is written")
      for folder in path.subfolder { check(component: folder) }
    }
    let relative = Outcome<RelativePath>.of { () throws(ScaffoldError) in
      try RelativePath(validating: text)
    }
    guard let path = relative.value else { return }
    require(isEqual(path.description, text), "a path is what was typed")
    for component in path.components { check(component: component) }
  }

  private static func check(component: String) {
    require(!component.isEmpty && component != "." && component != "..", "a folder's name")
    require(!component.utf8.contains { "/\\:".utf8.contains($0) || $0 < 0x20 }, "no sign in it")
  }

  private static func check(_ style: CaseStyle, _ text: String) {
    let styled = style.apply(to: text)
    require(isEqual(styled, style.apply(to: styled)), "\(style) twice is \(style) once: \(styled)")
  }

  static func isEqual(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}

/// Swift files of the user's, in which declarations are looked for.
enum SourceTarget {
  static func run(_ bytes: [UInt8]) {
    let found = TopLevelName.all(in: bytes)
    require(found == TopLevelName.all(in: bytes), "the second look finds the same")
    let source = SourceText(path: "A.swift", bytes: bytes)
    for declaration in found.prefix(20) {
      require(bytes.indices.contains(declaration.offset), "a declaration is in the file")
      let name = source.bytes[declaration.offset...].prefix(declaration.name.utf8.count)
      let isWhole = String(decoding: name, as: UTF8.self) == declaration.name
      require(
        isWhole || source.locationOfInvalidUTF8 != nil, "a declaration's name is at its place")
    }
  }
}
