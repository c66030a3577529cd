import Testing

@testable import ScaffoldKit

/// Changes manifests at random and compares SwiftPM's answer for those that are still read.
@Suite struct MutationTests {
  /// How many mutants of each sample are read.
  static let mutants = 300
  /// How many of those that are read SwiftPM runs, for each sample. Raise by hand.
  static let judged = 3

  @Test("a sample is read as SwiftPM reads it", arguments: PlainSamples.all)
  func aSampleIsReadAsSwiftPMReads(sample: String) throws {
    let folder = try TestPackage(["Package.swift": sample])
    #expect(try folder.judgement() == ManifestReader.read(Array(sample.utf8)))
  }

  @Test("a mutant that is read and valid is read as SwiftPM reads it", arguments: PlainSamples.all)
  func aMutantThatIsReadAndValid(sample: String) throws {
    var mutator = Mutator(seed: 4242)
    let folder = try TestPackage()
    var judged = 0
    var read = 0
    for round in 0..<Self.mutants {
      var mutant = mutator.mutant(of: sample)
      if round.isMultiple(of: 3) { mutant = mutator.mutant(of: mutant) }
      guard mutant != sample, let summary = Self.read(mutant) else { continue }
      read += 1
      // SwiftPM is slow: it does not judge changes of white space.
      guard judged < Self.judged, Self.squeezed(mutant) != Self.squeezed(sample) else { continue }
      judged += 1
      try folder.write("Package.swift", mutant)
      // The reader does not validate: SwiftPM may refuse what it reads.
      guard let judgement = try folder.judgement() else { continue }
      #expect(judgement == summary, "\(mutant)")
    }
    // A reader that reads no mutant would prove nothing.
    #expect(read > 0 && read < Self.mutants)
  }

  @Test("a manifest that computes something is never misread", arguments: ComputedSamples.all)
  func aComputedManifestIsNeverMisread(sample: String) throws {
    let folder = try TestPackage(["Package.swift": sample])
    let asked = try #require(try folder.judgement())
    guard try folder.inspector().reasonForAsking() == nil else { return }
    #expect(try ManifestReader.read(Array(sample.utf8)) == asked)
  }

  private static func squeezed(_ manifest: String) -> String {
    manifest.filter { !$0.isWhitespace }
  }

  private static func read(_ manifest: String) -> ManifestSummary? {
    do {
      return try ManifestReader.read(Array(manifest.utf8))
    } catch {
      return nil
    }
  }
}

/// Makes small changes, the same ones for the same seed.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func mutant(of text: String) -> String {
    var tokens = Self.tokens(of: text)
    let place = number(below: tokens.count)
    let other = number(below: tokens.count)
    switch number(below: 12) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, other)
    case 3: tokens.insert(tokens[other], at: place)
    case 4, 5: tokens.insert(Self.insertions[number(below: Self.insertions.count)], at: place)
    case 6: tokens[place] = Self.insertions[number(below: Self.insertions.count)]
    case 7: replace(&tokens, where: { $0.hasPrefix("\"") }, with: Self.strings)
    case 8: replace(&tokens, where: { $0.first?.isLetter ?? false }, with: Self.words)
    case 9: replace(&tokens, where: { $0.first?.isLetter ?? false }, with: tokens)
    case 10: return linesChanged(in: text)
    default:
      return Self.versions[number(below: Self.versions.count)] + text.drop { $0 != "\n" }
    }
    return tokens.joined()
  }

  private mutating func replace(
    _ tokens: inout [String], where isMeant: (String) -> Bool, with values: [String]
  ) {
    let places = tokens.indices.filter { isMeant(tokens[$0]) }
    tokens[places[number(below: places.count)]] = values[number(below: values.count)]
  }

  private mutating func linesChanged(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = number(below: lines.count)
    switch number(below: 3) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    default: lines.swapAt(place, number(below: lines.count))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// Words, strings, runs of blanks, and every other character by itself.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let first = rest.first {
      let token: Substring
      if first == "\"" {
        token = rest.prefix(1) + rest.dropFirst().prefix { $0 != "\"" } + "\""
      } else if first.isLetter || first == "_" {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      } else if first == " " {
        token = rest.prefix { $0 == " " }
      } else {
        token = rest.prefix(1)
      }
      tokens.append(String(token))
      rest = rest.dropFirst(token.count)
    }
    return tokens
  }

  private static let insertions = [
    "+", ",", ".", "(", ")", "[", "]", ":", ";", "?", "!", "=", "nil", "true", "#if true\n", "/*",
    "*/", "//", "\"", "\\(x)", "`", "var ", "let ", "&", "..", "...", "..<", " ", "\n", "\r\n",
    "\t",
    "@", "{}", "{ }", "()", "[:]", "[]", "\"\"", "1", "-", " as Any", ".self", ".init", "\u{A0}",
    "/**/", " /* , */ ", "// ,\n", "\\", "'", "$0", "self",
  ]
  private static let strings = [
    "\"\"", "\".\"", "\"..\"", "\"../Out\"", "\"/abs\"", "\"~\"", "\"./A//B/\"", "\"a b\"",
    "\"A-B\"", "\"1.0\"", "\"1.0.0\"", "\"01.0.0\"", "\"1.0.0-beta.1\"", "\"A/B\"", "\"\\n\"",
    "nil",
    "\"\\u{41}\"", "\"é\"", "#\"raw\"#", "\"x\" + \"y\"", "\"\\(1)\"", "\"Package\"",
    "\"swift-log\"",
  ]
  private static let words = [
    "name", "path", "targets", "dependencies", "target", "testTarget", "executableTarget",
    "package",
    "v5", "v6", "v13", "v99", "linux", "when", "product", "byName", "String", "Target", "true",
    "nil",
    "condition", "default", "from", "exact", "library", "let", "var", "public", "self", "Any",
  ]
  private static let versions = [
    "// swift-tools-version:5.0", "// swift-tools-version: 5.3", "//swift-tools-version:5.9",
    "// swift-tools-version:5.4", "// swift-tools-version: 6.0", "// swift-tools-version: 6.2.1",
    "// swift-tools-version: 6.3;", "// swift-tools-version: 9.9", "// swift-tools-version 5.9",
    "/* swift-tools-version: 5.9 */", "// swift-tools-version: 5.9 // x",
    "// swift-tools-version:4.2",
    "// SWIFT-TOOLS-VERSION: 5.9", "// swift-tools-version:5.10", "// swift-tools-version: 5",
    "//\tswift-tools-version:\t5.7", "// swift-tools-version: 5.05", "// swift-tools-version: 5.2",
  ]
}
