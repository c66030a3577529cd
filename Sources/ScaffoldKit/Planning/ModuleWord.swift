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

  // MARK: Words that name no module

  /// The modules that the word probably means: those of its plain name in other folders, else the one with the nearest
  /// name, with or without its folder.
  ///
  /// - Parameter names: the names of the modules, with their subfolders.
  func meant(among names: [String]) -> [String] {
    let last = { (name: String) in RelativePath.components(of: name).last ?? name }
    let plain = path.last ?? word
    let elsewhere = names.filter { $0 != word && last($0) == plain }.uniqued
    guard elsewhere.isEmpty else { return elsewhere }
    if let nearest = Suggestion.nearest(word, in: names) { return [nearest] }
    let nearest = Suggestion.nearest(plain, in: names.map(last))
    return nearest.map { module in Array(names.filter { last($0) == module }.prefix(1)) } ?? []
  }

  /// `did you mean 'Account/Profile'?`, else how to list the modules.
  ///
  /// - Parameter names: the names of the modules, with their subfolders.
  func help(among names: [String]) -> String {
    let meant = meant(among: names).map { "'\($0.escapingControlCharacters)'" }
    return meant.isEmpty
      ? "'viper-gen list' lists the modules"
      : "did you mean \(meant.joined(separator: " or "))?"
  }

  /// The error for a word that is the name of none of these modules.
  func notFound(among names: [String]) -> Diagnostic {
    Diagnostic(
      .notFound, .unknownModule, "no module '\(word.escapingControlCharacters)' is found",
      help: help(among: names))
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
      if found.isEmpty { problems.append(word.notFound(among: Set(known.map(\.name)).sorted())) }
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
