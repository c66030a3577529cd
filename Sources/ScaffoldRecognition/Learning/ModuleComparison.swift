import ScaffoldSwift

/// What a module has that other modules of the same kind do not have.
struct ModuleComparison {
  /// What is left of a file.
  struct Rest {
    fileprivate(set) var cuts: [Range<Int>] = []
    /// Loops over functions that differ.
    fileprivate(set) var insertions: [TemplateInsertion] = []
    fileprivate(set) var remarks: [LessonRemark] = []
    /// Whether the other modules have nothing of the file.
    fileprivate(set) var isEmpty = false
  }

  private let others: [DeclarationIndex]
  private let loops: LinkLoops

  /// The functions that differ.
  var options: [LessonOption] { loops.options }

  init(of first: LearntModule, with others: [LearntModule]) {
    let indices = others.map { module in
      DeclarationIndex(
        of: module.texts.compactMap { SwiftFile(ifReadable: $0.translated(to: first.spelling)) })
    }
    self.others = indices
    loops = LinkLoops(of: first, with: indices)
  }

  /// Compares a file of the first module.
  func rest(of file: SourceText) -> Rest {
    guard !others.isEmpty, let swift = SwiftFile(ifReadable: file.text) else { return Rest() }
    var reader = FileComparison(swift, of: file, with: others)
    let kept = reader.compare(swift.declarations, in: "")
    var rest = Rest(cuts: reader.joinedCuts, remarks: reader.remarks)
    rest.isEmpty = kept == 0
    rest.insertions = (loops.insertions[file.path] ?? []).sorted { $0.offset < $1.offset }
    return rest
  }
}
