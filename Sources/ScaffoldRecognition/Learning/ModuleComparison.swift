import ScaffoldSwift

/// What a module has that other modules of the same kind do not have.
struct ModuleComparison {
  /// What is left of a file.
  struct Rest {
    fileprivate(set) var cuts: [Range<Int>] = []
    fileprivate(set) var remarks: [LessonRemark] = []
    /// Whether the other modules have nothing of the file.
    fileprivate(set) var isEmpty = false
  }

  private let others: [DeclarationIndex]
  private let names: String
  private let first: LearntModule

  init(of first: LearntModule, with others: [LearntModule]) {
    self.first = first
    names = others.map(\.module.name).joined(separator: ", ")
    self.others = others.map { module in
      DeclarationIndex(
        of: module.texts.compactMap { SwiftFile(ifReadable: $0.translated(to: first.spelling)) })
    }
  }

  /// Compares a file of the first module.
  func rest(of file: SourceText) -> Rest {
    guard !others.isEmpty, let swift = SwiftFile(ifReadable: file.text) else { return Rest() }
    var reader = FileComparison(swift, path: file.path, with: others)
    let kept = reader.compare(swift.declarations, in: "")
    var rest = Rest(cuts: reader.joinedCuts, remarks: reader.remarks)
    rest.isEmpty = kept == 0
    return rest
  }
}
