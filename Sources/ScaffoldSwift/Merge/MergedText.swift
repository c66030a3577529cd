/// A text made by a merge: finished stretches, and stretches that do not fit together.
struct MergedText: Sendable, Equatable {
  enum Piece: Sendable, Equatable {
    case text(ArraySlice<UInt8>)
    case conflict(Dispute)
  }

  /// Lines that both sides changed in ways that do not fit together.
  struct Dispute: Sendable, Equatable {
    /// The offset of the user's lines in the user's file.
    var offset: Int
    var yours: [UInt8]
    var base: [UInt8]
    var new: [UInt8]
    var name: String?
    var reason: String
  }

  private(set) var pieces: [Piece] = []

  init() {}

  init(_ text: ArraySlice<UInt8>) { append(text) }

  mutating func append(_ text: ArraySlice<UInt8>) {
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  mutating func append(_ text: [UInt8]) { append(text[...]) }

  mutating func append(_ dispute: Dispute) { pieces.append(.conflict(dispute)) }

  mutating func append(_ other: MergedText) { pieces += other.pieces }

  /// The conflicts in the order of the text.
  var disputes: [Dispute] {
    pieces.compactMap { piece in
      if case .conflict(let dispute) = piece { dispute } else { nil }
    }
  }

  var isClean: Bool { disputes.isEmpty }

  /// The text, with the user's side of every conflict.
  var text: [UInt8] {
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let bytes): text += bytes
      case .conflict(let dispute): text += dispute.yours
      }
    }
    return text
  }

  /// The text with git's markers around each conflict: the user's lines, the base, and the template's lines.
  func marked(lineEnd: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let bytes): text += bytes
      case .conflict(let dispute):
        MergedText.finishLine(&text, lineEnd)
        MergedText.append(dispute, to: &text, lineEnd)
      }
    }
    return text
  }

  private static func append(_ dispute: Dispute, to text: inout [UInt8], _ lineEnd: [UInt8]) {
    let parts = [
      ("<<<<<<< yours", dispute.yours), ("||||||| base", dispute.base), ("=======", dispute.new),
    ]
    for (marker, lines) in parts {
      text += Array(marker.utf8) + lineEnd + lines
      finishLine(&text, lineEnd)
    }
    text += Array(">>>>>>> template".utf8) + lineEnd
  }

  private static func finishLine(_ text: inout [UInt8], _ lineEnd: [UInt8]) {
    guard let last = text.last, last != 0x0A, last != 0x0D else { return }
    text += lineEnd
  }
}
