/// Makes the tests of Swift Testing quick to type-check, by writing its macros as plain functions.
///
/// Expanding the macros takes most of the time of a check, and what they expand to is not the
/// template's. Only the plain forms are replaced; the places of everything else stay as they were. An
/// error that turns up in such a file is confirmed with the real macros before it is believed. What is
/// given to an attribute goes unchecked, such as the arguments of a test.
///
/// ```swift
/// // @Test func adds() throws {     →        func adds() throws {
/// //   #expect(1 + 1 == 2)          →    expect_(1 + 1 == 2)
/// ```
enum TestingShortcut {
  /// What the written calls refer to; belongs in the module of the tests.
  static let declarations = """
    import Testing

    func expect_(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) {}

    func require_(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) throws {}

    @discardableResult
    func require_<Value>(
      _ value: Value?, _ comment: @autoclosure () -> Comment? = nil
    ) throws -> Value {
      guard let value else { throw CancellationError() }
      return value
    }

    @discardableResult
    func expect_<Failure: Error, Value>(
      throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
      performing body: () throws -> Value
    ) -> Failure? { nil }

    @discardableResult
    func expect_<Failure: Error, Value>(
      throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
      isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> Value
    ) async -> Failure? { nil }

    @discardableResult
    func expect_<Failure: Error & Equatable, Value>(
      throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
      performing body: () throws -> Value
    ) -> Failure? { nil }

    @discardableResult
    func expect_<Failure: Error & Equatable, Value>(
      throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
      isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> Value
    ) async -> Failure? { nil }

    """

  /// The file with the macros replaced; `nil` when it uses none, or one in a way that only the macro
  /// understands.
  static func rewrite(_ bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var hasChanged = false
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "#") else {
        index += 1
        continue
      }
      let rest = bytes[index...]
      if rest.starts(with: "@Test".utf8) || rest.starts(with: "@Suite".utf8) {
        let nameEnd = index + (rest.starts(with: "@Test".utf8) ? 5 : 6)
        guard let end = endOfAttribute(bytes, nameEnd) else { return nil }
        for place in index..<end where bytes[place] != 0x0A { result[place] = 0x20 }
        index = end
        hasChanged = true
      } else if rest.starts(with: "#expect".utf8) || rest.starts(with: "#require".utf8) {
        let nameEnd = index + (rest.starts(with: "#expect".utf8) ? 7 : 8)
        guard isPlainCall(bytes[nameEnd...]) else { return nil }
        result.replaceSubrange(
          index..<nameEnd, with: bytes[(index + 1)..<nameEnd] + [UInt8(ascii: "_")])
        index = nameEnd
        hasChanged = true
      } else {
        index += 1
      }
    }
    return hasChanged ? result : nil
  }

  /// Where an attribute ends whose name ends at `nameEnd`, with its arguments; `nil` when that cannot
  /// be told for certain, or for another attribute that begins alike.
  private static func endOfAttribute(_ bytes: [UInt8], _ nameEnd: Int) -> Int? {
    guard nameEnd < bytes.count else { return nil }
    let next = bytes[nameEnd]
    if next == 0x20 || next == 0x0A || next == 0x0D { return nameEnd }
    guard next == UInt8(ascii: "(") else { return nil }
    var depth = 0
    var isText = false
    var index = nameEnd
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { return nil }
      case UInt8(ascii: "#") where !isText: return nil
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "(") where !isText: depth += 1
      case UInt8(ascii: ")") where !isText:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a call begins that ``declarations`` know: without a label, or with `throws:`.
  private static func isPlainCall(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "(") else { return false }
    let argument = rest.dropFirst().drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    let word = argument.prefix { SwiftByte.isWord($0) }
    return argument.dropFirst(word.count).first != UInt8(ascii: ":")
      || word.elementsEqual("throws".utf8)
  }
}
