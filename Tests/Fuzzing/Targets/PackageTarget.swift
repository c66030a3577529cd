/// A manifest that is read without SwiftPM: a summary, or the reason to ask SwiftPM.
enum PackageTarget {
  static func run(_ bytes: [UInt8]) {
    let first = read(bytes)
    require(first == read(bytes), "the second reading says the same")
    switch first {
    case .failure(let reason):
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

  private static func read(_ bytes: [UInt8]) -> Result<ManifestSummary, NeedsSwiftPM> {
    do throws(NeedsSwiftPM) {
      return .success(try ManifestReader.read(bytes))
    } catch {
      return .failure(error)
    }
  }
}
