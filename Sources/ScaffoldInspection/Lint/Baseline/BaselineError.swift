/// The reason why a baseline cannot be read, with its place.
package struct BaselineError: Error, Sendable, Equatable {
  /// What is wrong, as a phrase without a place: `unknown member 'paht'`.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int

  init(_ message: String, at offset: Int, in text: [UInt8]) {
    let before = text[..<min(offset, text.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    self.message = message
    line = before.count { $0 == 0x0A } + 1
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }
}

extension BaselineError: CustomStringConvertible {
  package var description: String { "\(line):\(column): \(message)" }
}
