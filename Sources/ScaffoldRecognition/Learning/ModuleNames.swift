/// The names of the types that have a module's name in them, by which identifiers are read.
///
/// For a module `Login` with `LoginPresenter`, the name is a part of `loginPresenter`, but not of `login` or of
/// `LoginRecoveryPresenter`, which another module declares.
struct ModuleNames: Sendable {
  let spelling: ModuleSpelling
  /// The types of the module whose names begin with its name.
  private let own: Set<[UInt8]>
  /// The types of the module that have its name within theirs: `MockLoginView`.
  private let containing: Set<[UInt8]>
  /// The other types and modules that have the name in theirs.
  private let foreign: Set<[UInt8]>
  /// The endings for the roles that the module has.
  private let roles: [[UInt8]]

  /// The lengths of the names of types in bytes, the longest first.
  private let lengths: [Int]

  /// The longest identifier that is read, in bytes.
  static let longestIdentifier = 400

  init(
    _ spelling: ModuleSpelling, own: Set<String>, foreign: Set<String>, roles: [String]
  ) {
    let names = Set(own.map { Array($0.utf8) })
    self.spelling = spelling
    self.own = names.filter { $0.starts(with: spelling.name) }
    containing = names.filter { !$0.starts(with: spelling.name) }
    self.foreign = Set(foreign.map { Array($0.utf8) })
    lengths = Set((self.own.union(self.foreign)).map(\.count)).sorted(by: >)
    self.roles = roles.map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }

  /// The places of the module's name in an identifier, in their order.
  func uses(in identifier: [UInt8]) -> [NameUse] {
    guard identifier.count <= Self.longestIdentifier, mayHaveName(identifier) else { return [] }
    var uses: [NameUse] = []
    var start = 0
    while start < identifier.count {
      guard ModuleSpelling.isStart(start, of: identifier) else {
        start += 1
        continue
      }
      let style = style(at: start, of: identifier)
      let (use, end) = use(of: style, at: start, of: identifier)
      if let use { uses.append(use) }
      start = max(start + 1, end)
    }
    return uses
  }

  /// The use that begins at a word of an identifier, and where to go on.
  private func use(
    of style: ModuleSpelling.Style?, at start: Int, of identifier: [UInt8]
  ) -> (NameUse?, end: Int) {
    let ownEnd = style.flatMap { endOfType(from: start, as: $0, in: identifier) } ?? 0
    let roleEnd = style.flatMap { endOfRole(from: start, as: $0, in: identifier) } ?? 0
    let end = longest(foreign, from: start, as: style, in: identifier) ?? 0
    if end > max(ownEnd, roleEnd) {
      let name = String(decoding: canonical(start..<end, as: style, in: identifier), as: UTF8.self)
      return (NameUse(range: start..<end, style: style ?? .exact, meaning: .foreign(name)), end)
    }
    guard let style else { return (nil, start) }
    let range = start..<start + spelling.text(style).count
    let meaning: NameUse.Meaning
    if ownEnd > 0 {
      let isWhole = range.lowerBound == 0 && ownEnd == identifier.count
      meaning = isWhole && style == .exact ? .declared : .derived(isWhole: isWhole)
    } else if containing.contains(identifier) {
      meaning = .declared
    } else {
      meaning = roleEnd > 0 ? .role : .word
    }
    return (NameUse(range: range, style: style, meaning: meaning), range.upperBound)
  }

  private func mayHaveName(_ identifier: [UInt8]) -> Bool {
    ModuleSpelling.has(spelling.name, in: identifier)
      || ModuleSpelling.has(spelling.lowerCamel, in: identifier)
  }

  /// The style of the module's name at an offset where a word begins; `nil` if the name is not there.
  private func style(at start: Int, of identifier: [UInt8]) -> ModuleSpelling.Style? {
    if has(spelling.name, at: start, of: identifier) { return .exact }
    let mayBeSmall = start == 0 || identifier[start - 1] == UInt8(ascii: "_")
    guard mayBeSmall, !spelling.lowerCamel.isEmpty else { return nil }
    return has(spelling.lowerCamel, at: start, of: identifier) ? .lowerCamel : nil
  }

  private func has(_ word: [UInt8], at start: Int, of identifier: [UInt8]) -> Bool {
    let end = start + word.count
    return end <= identifier.count && identifier[start..<end].elementsEqual(word)
      && ModuleSpelling.isEnd(end, of: identifier)
  }

  /// The end of the longest known name that begins at an offset; `nil` if none does.
  private func longest(
    _ names: Set<[UInt8]>, from start: Int, as style: ModuleSpelling.Style?,
    in identifier: [UInt8]
  ) -> Int? {
    for length in lengths where start + length <= identifier.count {
      let end = start + length
      if ModuleSpelling.isEnd(end, of: identifier),
        names.contains(canonical(start..<end, as: style, in: identifier))
      {
        return end
      }
    }
    return nil
  }

  /// The end of the longest name of a type of the module. The exact name is not a part of other identifiers: beside a
  /// type `SignIn`, a function `signIn` has a name of its own.
  private func endOfType(
    from start: Int, as style: ModuleSpelling.Style, in identifier: [UInt8]
  ) -> Int? {
    guard let end = longest(own, from: start, as: style, in: identifier) else { return nil }
    let isExactName = end - start == spelling.name.count
    return isExactName && (style != .exact || end - start < identifier.count) ? nil : end
  }

  /// The end of a role's ending after the module's name. A type with such a name would be declared, so that only other
  /// identifiers have a role.
  private func endOfRole(
    from start: Int, as style: ModuleSpelling.Style, in identifier: [UInt8]
  ) -> Int? {
    guard start > 0 || style == .lowerCamel else { return nil }
    let end = start + spelling.text(style).count
    return roles.first { has($0, at: end, of: identifier) }.map { end + $0.count }
  }

  /// A part of an identifier as a type would be named.
  private func canonical(
    _ range: Range<Int>, as style: ModuleSpelling.Style?, in identifier: [UInt8]
  ) -> [UInt8] {
    if style == .lowerCamel {
      return spelling.name + identifier[range].dropFirst(spelling.lowerCamel.count)
    }
    var part = Array(identifier[range])
    if ModuleSpelling.isSmall(part[0]) { part[0] &= 0xDF }
    return part
  }
}
