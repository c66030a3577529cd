/// The bytes that end a line.
enum LineEnd: Sendable, Equatable {
  case lineFeed, carriageReturn, both

  /// The line end that most lines of the text have; `nil` for a text of one line.
  init?(most text: [UInt8]) {
    var (feeds, returns, pairs) = (0, 0, 0)
    var previous: UInt8 = 0
    for byte in text {
      if byte == 0x0A, previous == 0x0D {
        pairs += 1
        returns -= 1
      } else if byte == 0x0A {
        feeds += 1
      } else if byte == 0x0D {
        returns += 1
      }
      previous = byte
    }
    let most = max(feeds, returns, pairs)
    guard most > 0 else { return nil }
    self = most == feeds ? .lineFeed : most == pairs ? .both : .carriageReturn
  }

  var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturn: [0x0D]
    case .both: [0x0D, 0x0A]
    }
  }

  /// The text with this line end on every line.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: result += bytes
      default: result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
