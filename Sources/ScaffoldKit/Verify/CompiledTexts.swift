/// Tells which texts of Swift files come to the same for the compiler on this machine.
struct CompiledTexts {
  private let judge: ConditionJudge
  private var numbers: [[UInt8]: Int] = [:]
  private var codes: [ConditionalCode] = []
  /// What is told of each text without the compiler, found out once: thousands of combinations share it.
  private var traits: [Traits] = []
  private var verdicts: [String: Bool] = [:]
  /// The number of what is compiled of each text, as far as that has been found out; `nil` when that
  /// is nothing.
  private var compiled: [Int?] = []

  private struct Traits {
    /// The frameworks of Apple on which a condition depends.
    let frameworks: [String]
    /// Whether the text may ask where it stands.
    let mentionsPlace: Bool

    init(_ code: ConditionalCode) {
      frameworks = ["UIKit", "AppKit", "SwiftUI"].filter { name in
        code.conditions.contains { $0.contains("canImport(\(name))") }
      }
      mentionsPlace = code.bytes.firstRange(of: Array("#file".utf8)) != nil
    }
  }

  init(judge: ConditionJudge) { self.judge = judge }

  /// A number for the text, the same for equal texts.
  mutating func number(of bytes: [UInt8]) -> Int {
    if let number = numbers[bytes] { return number }
    let (number, code) = (codes.count, ConditionalCode(bytes))
    numbers[bytes] = number
    codes.append(code)
    traits.append(Traits(code))
    return number
  }

  /// The frameworks of Apple on which a condition in the text depends.
  func frameworks(in number: Int) -> [String] { traits[number].frameworks }

  /// Whether the text may ask where it stands.
  func mentionsPlace(_ number: Int) -> Bool { traits[number].mentionsPlace }

  /// The number of the text without what is not compiled here; `nil` when nothing is left.
  ///
  /// A text in which the parser finds a fault, or of which not every condition could be judged, counts
  /// with all it has: its stack is built, and the build says the rest.
  mutating func compiledNumber(of number: Int) throws(ScaffoldFailure) -> Int? {
    if number >= compiled.count { try settle() }
    return compiled[number]
  }

  /// Finds out about the texts that are new.
  private mutating func settle() throws(ScaffoldFailure) {
    let new = compiled.count..<codes.count
    let conditions = codes[new].flatMap(\.conditions).uniqued.filter { verdicts[$0] == nil }
    verdicts.merge(try judge.verdicts(conditions)) { $1 }
    let results = codes[new].map { $0.active(under: verdicts) ?? $0.bytes }
    let reduced = new.filter { !codes[$0].conditions.isEmpty }
    let sound = try judge.parses(reduced.map { codes[$0].bytes })
    let faulty = Set(zip(reduced, sound).filter { !$1 }.map(\.0))
    for (number, result) in zip(new, results) {
      let bytes = faulty.contains(number) ? codes[number].bytes : result
      let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      compiled.append(isBlank ? nil : self.resultNumber(of: bytes))
    }
  }

  /// The texts that are left have numbers of their own, apart from those of whole texts.
  private var results: [[UInt8]: Int] = [:]

  private mutating func resultNumber(of bytes: [UInt8]) -> Int {
    if let number = results[bytes] { return number }
    results[bytes] = results.count
    return results.count - 1
  }
}
