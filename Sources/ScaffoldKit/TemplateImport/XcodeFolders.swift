/// The folders of an Xcode template that are named after values of its options.
///
/// Xcode takes the files of the folder whose name is the chosen values, one after another in the order of the
/// options. A checkbox adds its identifier if it is on.
struct XcodeFolders {
  /// A way to set the options after which folders are named.
  typealias Choice = [String]

  /// The options after which folders are named, in their order.
  let axes: [XcodeOption]
  /// The values with which each folder is used.
  let choices: [(folder: String, choice: Choice)]
  /// The folders that Xcode never uses.
  let others: [String]
  /// The folder for the choice in which no checkbox is ticked.
  static let standardFolder = "Default"

  /// Finds the options that the names of `folders` consist of.
  init(
    _ folders: [String], options: [XcodeOption], at place: SourceLocation
  ) throws(ScaffoldError) {
    let candidates = options.filter(\.isAxis)
    var readings: [(folder: String, values: [String?])] = []
    var others: [String] = []
    let tokens = candidates.map(FolderName.tokens)
    for folder in folders {
      var reader = FolderName(bytes: Array(folder.utf8), tokens: tokens)
      let found = reader.readings()
      guard found.count < 2 else {
        throw ScaffoldError(
          .notConverted(
            "the folder '\(folder.escapingControlCharacters)' belongs to two choices of options",
            at: place, help: "rename a value of an option"))
      }
      if let values = found.first {
        readings.append((folder, values))
      } else {
        others.append(folder)
      }
    }
    let used = candidates.indices.filter { index in readings.contains { $0.values[index] != nil } }
    axes = used.map { candidates[$0] }
    let isWhole = { (values: [String?]) in
      used.allSatisfy { candidates[$0].kind == .checkbox || values[$0] != nil }
    }
    let whole = readings.filter { isWhole($0.values) }
    // One folder that Xcode never uses does not matter beside good ones.
    if whole.isEmpty, let (folder, _) = readings.first {
      throw ScaffoldError(
        .notConverted(
          "the folder '\(folder.escapingControlCharacters)' does not name a value of each option",
          at: place,
          help: "name it after the values of \(axes.map(\.identifier).joined(separator: ", "))"))
    }
    others += readings.filter { !isWhole($0.values) }.map(\.folder)
    var choices = whole.map { reading in
      (folder: reading.folder, choice: used.map { reading.values[$0] ?? "false" })
    }
    let isStandard = !axes.isEmpty && axes.allSatisfy { $0.kind == .checkbox }
    if isStandard, let index = others.firstIndex(of: Self.standardFolder) {
      choices.append((others.remove(at: index), axes.map { _ in "false" }))
    }
    (self.choices, self.others) = (choices, others)
  }

  /// The choice that has no folder, with the files beside the folders: all checkboxes are off.
  var choiceWithoutFolder: Choice? {
    guard axes.allSatisfy({ $0.kind == .checkbox }) else { return nil }
    let choice = axes.map { _ in "false" }
    return choices.contains { $0.choice == choice } ? nil : choice
  }

  /// The choice with which Xcode takes a file, and the path in the folder of that choice.
  func entry(for path: String) -> (choice: Choice, inner: String)? {
    for (folder, choice) in choices where path.begins(with: folder + "/") {
      return (choice, String(path.dropFirst(folder.count + 1)))
    }
    return path.contains("/") ? nil : choiceWithoutFolder.map { ($0, path) }
  }

  /// Whether the options can have these values together: a checkbox that is not enabled is off.
  func isPossible(_ choice: Choice) -> Bool {
    zip(axes, choice).allSatisfy { option, value in
      let isStandard = value == (option.kind == .checkbox ? "false" : option.standard)
      return isStandard
        || option.requirements.allSatisfy { requirement in
          guard let index = axes.firstIndex(where: { $0.identifier == requirement.identifier })
          else { return true }
          return requirement.values.contains(choice[index])
        }
    }
  }

  /// All possible choices; `nil` if there are too many.
  var allChoices: [Choice]? {
    let count = axes.reduce(1) { $0 > 4_096 ? $0 : $0 * $1.choices.count }
    guard count <= 4_096 else { return nil }
    let all = axes.reduce([[]]) { (choices: [Choice], option) in
      choices.flatMap { choice in option.choices.map { choice + [$0] } }
    }
    return all.filter(isPossible)
  }

  /// The condition under which one of some choices is made; `nil` if it is always true.
  func condition(_ chosen: [Choice], names: [String: XcodeOption]) -> String? {
    let all = allChoices ?? []
    let wanted = Set(chosen)
    var kept = Array(axes.indices)
    for index in axes.indices.reversed() {
      let fewer = kept.filter { $0 != index }
      let parts = Set(chosen.map { Self.part($0, fewer) })
      let covered = all.filter { parts.contains(Self.part($0, fewer)) }
      if !all.isEmpty, Set(covered) == wanted { kept = fewer }
    }
    guard !kept.isEmpty else { return nil }
    let terms = chosen.map { choice in
      kept.map { (names[axes[$0].identifier] ?? axes[$0]).condition(choice[$0]) }
        .joined(separator: " and ")
    }.uniqued
    return terms.count == 1 || kept.count == 1
      ? terms.joined(separator: " or ") : terms.map { "(\($0))" }.joined(separator: " or ")
  }

  private static func part(_ choice: Choice, _ indices: [Int]) -> Choice {
    indices.map { choice[$0] }
  }
}

/// The ways to read the name of a folder as values of options, in their order.
private struct FolderName {
  let bytes: [UInt8]
  /// The values of each option with their texts in a name. A value is `nil` if it is not part of the name.
  let tokens: [[(value: String?, text: [UInt8])]]
  /// The places from which the rest of the name is known to have no reading.
  private var failures: Set<[Int]> = []

  init(bytes: [UInt8], tokens: [[(value: String?, text: [UInt8])]]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  static func tokens(of option: XcodeOption) -> [(value: String?, text: [UInt8])] {
    let values = option.kind == .checkbox ? ["true"] : option.choices
    return values.map { ($0, Array(option.folderName(of: $0).utf8)) } + [(nil, [])]
  }

  /// Up to two readings; a value is `nil` if it is not part of the name.
  mutating func readings() -> [[String?]] { readings(from: 0, option: 0) }

  private mutating func readings(from offset: Int, option index: Int) -> [[String?]] {
    guard index < tokens.count else { return offset == bytes.count ? [[]] : [] }
    guard !failures.contains([offset, index]) else { return [] }
    var found: [[String?]] = []
    for (value, text) in tokens[index] where found.count < 2 {
      guard bytes[offset...].starts(with: text) else { continue }
      let rest = readings(from: offset + text.count, option: index + 1)
      found += rest.prefix(2 - found.count).map { [value] + $0 }
    }
    if found.isEmpty { failures.insert([offset, index]) }
    return found
  }
}
