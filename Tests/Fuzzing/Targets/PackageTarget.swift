/// A manifest that is read without SwiftPM: an answer, or that it is not plain.
enum PackageTarget {
  static func run(_ bytes: [UInt8]) {
    let first = read(bytes)
    require(first == read(bytes), "the second reading says the same")
    switch first {
    case .failure(let reason):
      require(reason.line >= 1, "lines count from one")
      let words = reason.description
      require(!words.unicodeScalars.contains(where: \.isDeceptive), "nothing deceptive is shown")
    case .success(let summary):
      require(!summary.name.isEmpty, "a package has a name")
      let names = summary.targets.map(\.name)
      require(Set(names).count == names.count, "targets have names of their own")
      for target in summary.targets {
        require(!names.isEmpty && !target.name.contains("/"), "a target's name is plain")
        let leaves = target.path?.split(separator: "/").contains("..") ?? false
        require(!leaves && target.path?.hasPrefix("/") != true, "a target's folder is inside")
      }
    }
  }

  private static func read(_ bytes: [UInt8]) -> Result<ManifestSummary, NotPlain> {
    do throws(NotPlain) {
      return .success(try PlainManifest.read(bytes))
    } catch {
      return .failure(error)
    }
  }
}
