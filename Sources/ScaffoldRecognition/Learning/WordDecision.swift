/// What becomes of a word that has the module's name in it.
enum WordDecision: Sendable, Hashable {
  /// It is the name of a type of the module, which needs no remark.
  case declared
  case type, role, compound, identifier, target
  /// It stays, because nothing says that it is the name.
  case word
  /// It stays, because it has the name of another type or module in it.
  case other(String)

  var isReplacement: Bool {
    switch self {
    case .declared, .type, .role, .compound, .identifier, .target: true
    case .word, .other: false
    }
  }

  /// The subject of a remark; `nil` if none is needed.
  func subject(
    _ word: String, by new: String, in text: LessonRemark.Text
  ) -> LessonRemark.Subject? {
    switch self {
    case .declared: nil
    case .type: .replaced(word, by: new, text, .type)
    case .role: .replaced(word, by: new, text, .role)
    case .compound: .replaced(word, by: new, text, .compound)
    case .identifier: .replaced(word, by: new, text, .identifier)
    case .target: .replaced(word, by: new, text, .target)
    case .word: .word(word, text)
    case .other(let name): .otherName(word, text, declared: name)
    }
  }
}

/// The decisions on the words of one file, each with its first place and how often it was made.
struct WordDecisions: Sendable {
  private var order: [LessonRemark.Subject] = []
  private var found: [LessonRemark.Subject: [Int]] = [:]

  mutating func add(
    _ decision: WordDecision, _ bytes: ArraySlice<UInt8>, _ word: TextWord, new: String
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let subject = decision.subject(text, by: new, in: word.region.text) else { return }
    if found[subject] == nil { order.append(subject) }
    found[subject, default: []].append(word.range.lowerBound)
  }

  /// The remarks on the words that are in no cut, in the order of their places.
  func remarks(without cuts: [Range<Int>], places: PlaceFinder) -> [LessonRemark] {
    order.compactMap { subject in
      let offsets = (found[subject] ?? []).filter { !Self.has($0, in: cuts) }
      return offsets.first.map {
        LessonRemark(subject: subject, place: places.place(at: $0), count: offsets.count)
      }
    }
  }

  /// Whether an offset is in one of the ranges, which are in their order.
  private static func has(_ offset: Int, in cuts: [Range<Int>]) -> Bool {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < cuts.count && cuts[low].contains(offset)
  }
}

extension TextWord.Region {
  fileprivate var text: LessonRemark.Text {
    switch self {
    case .code: .code
    case .comment: .comment
    case .string: .string
    case .resource: .resource
    }
  }
}
