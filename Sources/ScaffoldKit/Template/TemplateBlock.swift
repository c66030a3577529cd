/// An `<<if …>>` or `<<for …>>` that waits for its end while a template is parsed.
struct TemplateBlock {
  /// What is known of a block's branches before anything is rendered.
  enum Fate {
    /// Only the rendering decides.
    case open
    /// The branch that is being read is written, and no other.
    case taken
    /// None of the branches so far is written.
    case waiting
    /// What follows is not written.
    case over
  }

  let word: Directive
  /// Where the word stands.
  let place: Int
  var fate = Fate.open
  /// The instruction that begins it: a loop, or the branch that waits to learn where to go.
  var start: Int?
  /// The jumps that lead behind the block.
  var exits: [Int] = []
  /// Its own words are faulty: what stands inside is not judged.
  var isBroken = false
  var isLoop: Bool { word == .for }
  /// Whether it is a loop that is read with its entry.
  var hasEntry: Bool { isLoop && fate == .open }
}

extension [TemplateBlock] {
  /// Whether what stands in the innermost of them can be written.
  var areWritten: Bool { last.map { $0.fate == .open || $0.fate == .taken } ?? true }
}
