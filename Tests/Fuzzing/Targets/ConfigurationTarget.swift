/// A `.viper-gen.json`, which a repository brings, and the entry that `templates add` writes into it.
enum ConfigurationTarget {
  static func run(_ bytes: [UInt8]) {
    let outcome = Outcome<Configuration>.of { () throws(ScaffoldError) in try read(bytes) }
    guard let configuration = outcome.value else { return }
    for folder in configuration.templates {
      require(!folder.value.isEmpty && !folder.value.utf8.contains(0), "a folder has a name")
    }
    for folder in configuration.templateFolders {
      require(folder.hasPrefix("/"), "a folder is absolute")
    }
    for repository in configuration.repositories.map(\.value) {
      require(repository.url == GitAddress(repository.url).clean, "no address has a secret")
      let path = repository.folder.components
      require(!path.contains { ["", ".", ".."].contains($0) }, "no copy is outside")
    }
    if let into = configuration.into?.value {
      require(!into.components.contains { ["", ".", ".."].contains($0) }, "no module is outside")
    }
    checkEdit(of: bytes, configuration)
  }

  /// Adding what is there changes nothing that can be read.
  private static func checkEdit(of bytes: [UInt8], _ configuration: Configuration) {
    guard let repository = configuration.repositories.first?.value else { return }
    let edited = Outcome.once { () throws(ScaffoldError) in
      try ConfigurationEdit.adding(repository, inPlaceOf: repository, to: source(bytes))
    }
    guard let result = edited.value else { return }
    let again = Outcome.once { () throws(ScaffoldError) in try read(result) }
    require(
      again.value?.repositories.map(\.value) == configuration.repositories.map(\.value),
      "an entry in its own place is the same: \(again)")
  }

  private static func read(_ bytes: [UInt8]) throws(ScaffoldError) -> Configuration {
    let (configuration, problems) = ConfigurationReader.read(root: "/App") { source(bytes) }
    guard problems.isEmpty else {
      require(problems.allSatisfy { $0.category == .configuration }, "a configuration is wrong")
      throw ScaffoldError(problems)
    }
    return configuration
  }

  private static func source(_ bytes: [UInt8]) -> SourceText {
    SourceText(path: Configuration.fileName, bytes: bytes)
  }
}
