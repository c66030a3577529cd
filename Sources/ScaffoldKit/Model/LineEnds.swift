import ScaffoldSwift

/// The line ends of texts, which some checkouts change.
enum LineEnds {
  /// The bytes with `\n` in place of each `\r\n`; `nil` if there is none, or if the file is binary.
  static func unix(_ bytes: [UInt8]) -> [UInt8]? {
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard bytes.contains(carriageReturn), !bytes.contains(0) else { return nil }
    var unix: [UInt8] = []
    unix.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isDropped =
        byte == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == newline
      if !isDropped { unix.append(byte) }
    }
    return unix.count < bytes.count ? unix : nil
  }

  /// The new bytes with the line ends of the old ones, line by line, if some of those are `\r\n`.
  static func matching(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    guard unix(old) != nil, unix(new) == nil else { return new }
    return LineEnd.matching(old, new)
  }
}
