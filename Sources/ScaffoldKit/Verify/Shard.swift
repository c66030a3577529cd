/// One of several equal parts of a list, so that several machines can share the work. Every element
/// belongs to exactly one part.
///
/// ```swift
/// let shard = try Shard("2/3")
/// shard.part(of: ["a", "b", "c", "d", "e"])  // ["b", "e"]
/// ```
public struct Shard: Sendable, Hashable {
  /// Which part, counted from one.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// The part that `i/n` names.
  ///
  /// - Throws: if the text is not two numbers with 1 ≤ i ≤ n.
  public init(_ text: String) throws(ScaffoldError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2 else {
      throw Self.invalid(text, "expected two numbers")
    }
    (index, count) = (numbers[0], numbers[1])
    guard count >= 1 else { throw Self.invalid(text, "the second number must be at least 1") }
    guard (1...count).contains(index) else {
      throw Self.invalid(text, "the first number must be between 1 and \(count)")
    }
  }

  /// The elements of this part, in their order.
  public func part<Element>(of elements: [Element]) -> [Element] {
    elements.indices.filter { $0 % count == index - 1 }.map { elements[$0] }
  }

  private static func invalid(_ text: String, _ reason: String) -> ScaffoldError {
    ScaffoldError(
      .usage, .badShard, "invalid shard '\(text.escapingControlCharacters)': \(reason)",
      help: "'--shard 2/4' is the second of four parts")
  }
}
