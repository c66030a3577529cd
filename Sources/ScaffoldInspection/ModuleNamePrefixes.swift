import ScaffoldRecognition

/// The names of modules, in which the longest one that the name of a type begins with is looked up.
struct ModuleNamePrefixes {
  private var indices: [Substring: Int] = [:]
  /// The lengths of the names in bytes, the longest first.
  private let lengths: [Int]

  /// - Parameters:
  ///   - found: the indices of the modules, in their order.
  ///   - modules: all modules.
  init(_ found: some Sequence<Int>, of modules: [RecognizedModule]) {
    for index in found {
      let name = modules[index].name[...]
      if indices[name] == nil { indices[name] = index }
    }
    lengths = Set(indices.keys.map(\.utf8.count)).sorted(by: >)
  }

  /// The index of the module with the longest name; of several, the first one.
  func owner(ofType name: String) -> Int? {
    for length in lengths where length <= name.utf8.count {
      let end = name.utf8.index(name.startIndex, offsetBy: length)
      if let index = indices[name[..<end]] { return index }
    }
    return nil
  }
}
