/// Converts a text with Xcode's macros, such as `___VARIABLE_productName:identifier___`.
struct XcodeMacros {
  /// The replacements of the macros in one text.
  struct Scope {
    /// The parts that replace an option's identifier.
    var variables: [String: [TextPart]] = [:]
    /// The values of an option of the template, if it has only these.
    var values: [String: [String]] = [:]
    /// The name of the file that will be written; `nil` in the name of a file, and in the default of an option.
    var fileName: [TextPart]?
    /// The name that the user types.
    var baseName: [TextPart] = [.value("Module", nil)]
    var role = FileRole.source
  }

  let source: SourceText
  let scope: Scope
  private(set) var problems: [Diagnostic] = []
  private(set) var remarks: [Diagnostic] = []
  private var hasHeader = false

  init(_ source: SourceText, _ scope: Scope) {
    self.source = source
    self.scope = scope
  }

  /// A macro in the text.
  struct Macro {
    let name: String
    let modifiers: [String]
    let range: Range<Int>
  }

  /// The parts of the whole text.
  mutating func parts() -> [TextPart] {
    let bytes = source.bytes
    var parts: [TextPart] = []
    var (start, offset) = (0, 0)
    while offset < bytes.count, problems.count < Diagnostic.mostOfAFile {
      guard parts.count < TemplateLimits.parts else {
        report(.tooManyParts(at: source.location(at: offset)))
        break
      }
      guard bytes[offset] == UInt8(ascii: "_"), let macro = macro(at: offset) else {
        offset += 1
        continue
      }
      if macro.name == "FILEHEADER" {
        parts.append(.literal(source.slice(start..<max(start, lineStart(before: offset)))))
        offset = endOfHeader(macro)
      } else if let found = expansion(of: macro) {
        parts.append(.literal(source.slice(start..<offset)))
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "\\") { refuseBackslash(macro) }
        parts += found
        offset = macro.range.upperBound
      } else {
        offset += 1
        continue
      }
      start = offset
    }
    return parts + [.literal(source.slice(start..<bytes.count))]
  }

  // MARK: Reading

  private func macro(at start: Int) -> Macro? {
    let bytes = source.bytes
    guard isNext("___", at: start) else { return nil }
    var offset = start + 3
    let isName: (UInt8) -> Bool = { isLetter($0) || isDigit($0) }
    guard offset < bytes.count, isName(bytes[offset]) else { return nil }
    let nameStart = offset
    while offset < bytes.count {
      let joins =
        bytes[offset] == UInt8(ascii: "_") && offset + 1 < bytes.count
        && isName(bytes[offset + 1])
      guard isName(bytes[offset]) || joins else { break }
      offset += 1
    }
    let name = source.slice(nameStart..<offset)
    let modifiersStart = offset
    let isModifier: (UInt8) -> Bool = {
      isName($0) || ":,-=".utf8.contains($0)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
      while offset < bytes.count, isModifier(bytes[offset]) { offset += 1 }
    }
    guard isNext("___", at: offset) else { return nil }
    let modifiers = source.slice(modifiersStart..<offset).split { $0 == ":" || $0 == "," }
    return Macro(name: name, modifiers: modifiers.map(String.init), range: start..<offset + 3)
  }

  private func isNext(_ text: String, at offset: Int) -> Bool {
    offset <= source.bytes.count && source.bytes[offset...].starts(with: text.utf8)
  }

  // MARK: Expanding

  /// The replacement of a macro; `nil` if it is not a macro.
  private mutating func expansion(of macro: Macro) -> [TextPart]? {
    guard let parts = parts(of: macro) else { return nil }
    return macro.modifiers.reduce(parts) { modified($0, by: $1, in: macro) }
  }

  private mutating func parts(of macro: Macro) -> [TextPart]? {
    if macro.name.begins(with: "VARIABLE_") {
      let identifier = String(macro.name.dropFirst("VARIABLE_".count))
      if let parts = scope.variables[identifier] { return parts }
      report(
        .unknown(
          "option", identifier, code: .importRefused, known: scope.variables.keys.sorted(),
          at: place(of: macro)))
      return []
    }
    guard macro.name.utf8.allSatisfy({ !(0x61...0x7A).contains($0) }) else { return nil }
    return builtIn(macro)
  }

  private mutating func builtIn(_ macro: Macro) -> [TextPart]? {
    let stem = scope.fileName?.withoutExtension ?? scope.baseName
    switch macro.name {
    case "FILENAME": return scope.fileName ?? scope.baseName
    case "FILEBASENAME": return stem
    case "FILEBASENAMEASIDENTIFIER": return modified(stem, by: "identifier", in: macro)
    case "PROJECTNAME", "PACKAGENAME", "PROJECTNAMEASIDENTIFIER", "PACKAGENAMEASIDENTIFIER":
      remarkChange("the name of the project becomes that of the target", in: macro)
      return [.value("Target", nil)]
    case "TARGETNAME", "TARGETNAMEASIDENTIFIER", "PRODUCTNAME", "PRODUCTMODULENAME":
      return [.value(scope.role == .test ? "TestTarget" : "Target", nil)]
    case "FULLUSERNAME", "USERNAME": return [.value("author", nil)]
    case "ORGANIZATIONNAME": return [.value("organization", nil)]
    case "YEAR": return [.value("year", nil)]
    case "DATE": return [.value("date", nil)]
    case "COPYRIGHT":
      return [
        .literal("Copyright © "), .value("year", nil), .literal(" "),
        .value("organization", nil), .literal(". All rights reserved."),
      ]
    case "TIME", "UUID":
      refuse("'\(macro.name)' differs in each run", at: macro, help: "remove it from the file")
      return []
    default:
      report(
        .unknown(
          "macro", macro.name, code: .importRefused, known: Self.known, at: place(of: macro)))
      return []
    }
  }

  private static let known = [
    "FILENAME", "FILEBASENAME", "FILEBASENAMEASIDENTIFIER", "FILEHEADER", "PROJECTNAME",
    "PACKAGENAME", "TARGETNAME", "FULLUSERNAME", "USERNAME", "ORGANIZATIONNAME", "YEAR", "DATE",
    "COPYRIGHT", "VARIABLE_…",
  ]

  // MARK: The header

  /// Where the line of a comment begins that has only the header.
  private func lineStart(before offset: Int) -> Int {
    var start = offset
    let isComment: (UInt8) -> Bool = { isBlank($0) || $0 == UInt8(ascii: "/") }
    while start > 0, isComment(source.bytes[start - 1]) { start -= 1 }
    return start
  }

  /// The end of the header's line. The header comes from the configuration, so the line is left out.
  private mutating func endOfHeader(_ macro: Macro) -> Int {
    let bytes = source.bytes
    let start = lineStart(before: macro.range.lowerBound)
    let isLineEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    var end = macro.range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard start == 0 || isLineEnd(bytes[start - 1]), end == bytes.count || isLineEnd(bytes[end])
    else {
      refuse(
        "the file's header is not alone on its line", at: macro, help: "write //___FILEHEADER___")
      return macro.range.upperBound
    }
    if !hasHeader {
      remarks.append(
        .leftOut(
          "the file's header comes from the configuration", at: place(of: macro),
          help: "set \"header\" in .viper-gen.json"))
      hasHeader = true
    }
    while end < bytes.count, isLineEnd(bytes[end]) {
      end += 1
      if bytes[end - 1] == UInt8(ascii: "\n") { break }
    }
    return end
  }

  // MARK: Messages

  private func place(of macro: Macro) -> SourceLocation {
    source.location(at: macro.range.lowerBound)
  }

  mutating func refuse(_ message: String, at macro: Macro, help: String?) {
    report(.notConverted(message, at: place(of: macro), help: help))
  }

  private mutating func refuseBackslash(_ macro: Macro) {
    refuse(
      "a backslash directly before a macro", at: macro,
      help: "put another character between them")
  }

  private mutating func report(_ diagnostic: Diagnostic) { problems.append(diagnostic) }

  /// Adds a remark, once for each message about a file. To find a place takes a reading of the text.
  mutating func remarkChange(_ message: String, in macro: Macro) {
    guard !remarks.contains(where: { $0.message == message }) else { return }
    remarks.append(.changed(message, at: place(of: macro)))
  }
}
