import ScaffoldRecognition

/// The name of a module as a user types it: its plain name, or the path of its folder with or without that of the target.
struct ModuleWord {
  private let word: String
  private let path: [String]

  init(_ word: String) {
    self.word = word
    path = RecordedNames.components(of: word)
  }

  /// Whether it names a module with files in these folders.
  func isName(of module: String, files: [String]) -> Bool {
    if word == module { return true }
    guard path.last == module else { return false }
    return path.count == 1
      || files.contains { file in
        let folder = file.split(separator: "/").dropLast().map(String.init)
        return folder.indices.contains { folder[$0...].starts(with: path) }
      }
  }

  func isName(of module: RecognizedModule) -> Bool {
    isName(of: module.name, files: module.files)
  }

  /// The plain names of the modules that words mean.
  ///
  /// - Throws: for every word that names no module.
  static func names(
    in words: [String], among modules: [RecognizedModule], records: [ModuleRecord] = []
  ) throws(ScaffoldError) -> Set<String> {
    let known =
      modules.map { (name: $0.name, files: $0.files) }
      + records.map { (name: $0.module, files: $0.files.map(\.path.description)) }
    var (names, problems) = (Set<String>(), [Diagnostic]())
    for text in words {
      let word = ModuleWord(text)
      let found = known.filter { word.isName(of: $0.name, files: $0.files) }.map(\.name)
      if found.isEmpty {
        problems.append(
          Diagnostic(
            .notFound, .unknownModule, "no module '\(text.escapingControlCharacters)' is found",
            help: Suggestion.help(
              for: text, in: Set(known.map(\.name)).sorted(),
              otherwise: "'viper-gen list' lists the modules")))
      }
      names.formUnion(found)
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
    return names
  }
}

extension FoundModule {
  /// Whether a name that a user types is that of the module: its plain name, or the path of its folder.
  package func isCalled(_ word: String) -> Bool {
    ModuleWord(word).isName(of: name, files: files)
  }
}
