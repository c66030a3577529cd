import ScaffoldSwift

/// The comments of a file that switch rules off and on.
///
/// ```swift
/// // viper-gen:disable ui-import          off to the end of the file, or to `enable`
/// // viper-gen:disable:next layer-skipped off on the next line; also `this` and `previous`
/// ```
///
/// The name `all` means all rules. After ` - `, a comment may give a reason.
struct RuleSwitches: Sendable {
  /// A name that no rule has, or a switch that does not exist.
  struct Mistake: Sendable {
    let message: String
    let offset: Int
  }

  private struct Switch: Sendable {
    let rule: String
    let isOff: Bool
    let line: Int
  }

  private static let all = "all"

  /// The switches for the rest of the file, in their order.
  private var switches: [Switch] = []
  /// The rules that are off on single lines.
  private var lines: [Int: Set<String>] = [:]
  private(set) var mistakes: [Mistake] = []

  init(of file: SwiftFile) {
    var (line, counted) = (1, 0)
    for comment in file.comments {
      guard let text = SwitchText(of: comment, in: file.text) else { continue }
      line += Self.lineEnds(in: counted..<comment.lowerBound, of: file.text)
      counted = comment.lowerBound
      add(text, onLine: line)
    }
  }

  private static func lineEnds(in range: Range<Int>, of text: [UInt8]) -> Int {
    range.count { place in
      let isFirstOfTwo = text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A
      return SwiftByte.isLineEnd(text[place]) && !isFirstOfTwo
    }
  }

  /// Whether a rule is off on a line.
  func areOff(_ rule: String, onLine line: Int) -> Bool {
    if let off = lines[line], off.contains(rule) || off.contains(Self.all) { return true }
    let last = switches.last { $0.line <= line && [rule, Self.all].contains($0.rule) }
    return last?.isOff ?? false
  }

  private mutating func add(_ text: SwitchText, onLine line: Int) {
    let isOff = text.command == "disable"
    guard isOff || text.command == "enable" else {
      return mistakes.append(
        Mistake(
          message: "unknown switch '\(text.command)': use 'disable' or 'enable'",
          offset: text.offset))
    }
    let offsets = ["next": 1, "this": 0, "previous": -1]
    if let range = text.range, !isOff || offsets[range] == nil {
      let known = isOff ? ": use 'next', 'this' or 'previous'" : ": 'enable' has no range"
      return mistakes.append(
        Mistake(message: "unknown range '\(range)'\(known)", offset: text.offset))
    }
    if text.rules.isEmpty {
      mistakes.append(
        Mistake(message: "'\(text.command)' needs the id of a rule, or 'all'", offset: text.offset))
    }
    for (rule, offset) in text.rules {
      guard rule == Self.all || Rule.ids.contains(rule) else {
        mistakes.append(Mistake(message: "unknown rule '\(rule)'", offset: offset))
        continue
      }
      if let range = text.range, let distance = offsets[range] {
        lines[line + distance, default: []].insert(rule)
      } else {
        switches.append(Switch(rule: rule, isOff: isOff, line: line))
      }
    }
  }
}

/// The words of a comment that switches rules.
private struct SwitchText {
  let command: String
  let range: String?
  let rules: [(name: String, offset: Int)]
  let offset: Int

  /// The words of a comment; `nil` if it does not begin with `viper-gen:` and a word.
  init?(of comment: Range<Int>, in text: [UInt8]) {
    let marks = Set("/*! \t".utf8)
    guard
      let start = text[comment].firstIndex(where: { !marks.contains($0) }),
      text[start..<comment.upperBound].starts(with: "viper-gen:".utf8)
    else { return nil }
    let end = text[start..<comment.upperBound].firstIndex(where: SwiftByte.isLineEnd)
    var words: [(text: String, offset: Int)] = []
    var word = start
    for place in start...(end ?? comment.upperBound) {
      let isEnd = place == (end ?? comment.upperBound)
      guard isEnd || SwiftByte.isBlank(text[place]) || text[place] == UInt8(ascii: ",") else {
        continue
      }
      if place > word {
        words.append((String(decoding: text[word..<place], as: UTF8.self), word))
      }
      word = place + 1
    }
    offset = start
    if words[0].text == "viper-gen:" {
      // A blank after the colon is a mistake if the rest is a switch.
      guard words.count > 2, ["disable", "enable"].contains(words[1].text.prefix { $0 != ":" }),
        Rule.ids.contains(words[2].text) || words[2].text == "all"
      else { return nil }
      (command, range, rules) = (" \(words[1].text)", nil, [])
      return
    }
    let first = words.removeFirst().text.split(separator: ":", omittingEmptySubsequences: false)
    guard first.count > 1, first[1].first?.isLetter == true else { return nil }
    command = String(first[1])
    range = first.count > 2 ? first[2...].joined(separator: ":") : nil
    rules = words.prefix { !["-", "--", "–", "—", "*/"].contains($0.text) }.map {
      ($0.text.hasSuffix("*/") ? String($0.text.dropLast(2)) : $0.text, $0.offset)
    }
  }
}
