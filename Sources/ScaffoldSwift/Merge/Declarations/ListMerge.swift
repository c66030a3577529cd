/// A merge of lists whose order does not matter, such as the conformances of a type.
struct ListMerge {
  /// An element: where it is, and its tokens as numbers.
  struct Element: Sendable, Equatable {
    let range: Range<Int>
    let numbers: [Int]

    init(_ tree: MergeTree, _ range: Range<Int>) {
      self.range = range
      numbers = Array(tree.tokens[range])
    }
  }

  private let sides: MergeSides
  private let base: [Element]
  private let yours: [Element]
  private let new: [Element]
  /// The elements of each list by their tokens.
  private let known: (base: Set<[Int]>, yours: Set<[Int]>, new: Set<[Int]>)

  init(_ sides: MergeSides, base: [Range<Int>], yours: [Range<Int>], new: [Range<Int>]) {
    self.sides = sides
    self.base = base.map { Element(sides.base, $0) }
    self.yours = yours.map { Element(sides.yours, $0) }
    self.new = new.map { Element(sides.new, $0) }
    known = (
      Set(self.base.map(\.numbers)), Set(self.yours.map(\.numbers)), Set(self.new.map(\.numbers))
    )
  }

  /// Whether every element of the base is in the user's list and in the new one, so that both sides only
  /// added elements.
  var isUnambiguous: Bool {
    base.allSatisfy { known.yours.contains($0.numbers) && known.new.contains($0.numbers) }
  }

  private var removed: [Int] {
    yours.indices.filter {
      known.base.contains(yours[$0].numbers) && !known.new.contains(yours[$0].numbers)
    }
  }

  private var added: [Element] {
    new.filter { !known.base.contains($0.numbers) && !known.yours.contains($0.numbers) }
  }

  /// The changes of the user's list.
  ///
  /// - Parameters:
  ///   - place: where a list begins if there is none.
  ///   - opening: the range of the list with its colon, which goes with its last element.
  func edits(emptyAt place: Int, opening: Range<Int>?) -> SourceEdits {
    var edits = SourceEdits()
    let (removed, added) = (removed, added)
    let gone = Set(removed)
    let kept = yours.indices.filter { !gone.contains($0) }
    if kept.isEmpty {
      if removed.isEmpty && added.isEmpty { return edits }
      edits.replace(opening ?? place..<place, with: added.isEmpty ? [] : newList(added))
      return edits
    }
    for index in removed {
      let lower =
        index > kept[0] ? yours[index - 1].range.upperBound : yours[index].range.lowerBound
      let upper =
        index > kept[0] ? yours[index].range.upperBound : yours[index + 1].range.lowerBound
      edits.replace(lower..<upper, with: [])
    }
    append(added, after: kept, to: &edits)
    return edits
  }

  /// Inserts new elements after their predecessor in the new list if it is kept, else after the last element.
  private func append(_ added: [Element], after kept: [Int], to edits: inout SourceEdits) {
    let places = Dictionary(kept.map { (yours[$0].numbers, $0) }) { _, last in last }
    let isAdded = Set(added.map(\.range))
    var predecessor = kept[kept.count - 1]
    for element in new {
      if let place = places[element.numbers] { predecessor = place }
      guard isAdded.contains(element.range) else { continue }
      let end = yours[predecessor].range.upperBound
      edits.replace(end..<end, with: Array(",".utf8) + separator + text(element))
    }
  }

  /// The white space between two elements of the user's list.
  private var separator: [UInt8] {
    guard yours.count > 1 else { return [0x20] }
    let gap = sides.yours.text[yours[0].range.upperBound..<yours[1].range.lowerBound]
    let blanks = gap.drop { $0 != UInt8(ascii: ",") }.dropFirst()
    return blanks.allSatisfy { $0 <= 0x20 } ? Array(blanks) : [0x20]
  }

  private func text(_ element: Element) -> [UInt8] { Array(sides.new.text[element.range]) }

  private func newList(_ elements: [Element]) -> [UInt8] {
    Array(": ".utf8) + Array(elements.map(text).joined(separator: Array(", ".utf8)))
  }
}
