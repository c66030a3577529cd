/// Reads the objects of a project in the text format that Xcode writes. It is several times faster than Foundation, which
/// reads the other formats and rare escapes.
struct XcodeText {
  /// The text cannot be read here.
  private struct Unreadable: Error {}

  private(set) var objects: [String: XcodeObject] = [:]
  private(set) var rootObject: String?
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  private static let deepest = 64

  /// The objects by their identifiers, and the identifier of the project; `nil` if the text cannot be read here.
  static func read(_ bytes: [UInt8]) -> (objects: [String: XcodeObject], rootObject: String)? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    return bytes.withUnsafeBufferPointer { text in
      var reader = XcodeText(text: text)
      do throws(Unreadable) {
        try reader.readFile()
      } catch {
        return nil
      }
      return reader.rootObject.map { (reader.objects, $0) }
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  // MARK: Objects

  private mutating func readFile() throws(Unreadable) {
    try expect("{")
    while try !accept("}") {
      let key = try string()
      try expect("=")
      switch key {
      case "objects": try readObjects()
      case "rootObject": rootObject = try string()
      default: try skipValue(1)
      }
      try expect(";")
    }
    try skipBlanks()
    guard index == text.count else { throw Unreadable() }
  }

  private mutating func readObjects() throws(Unreadable) {
    try expect("{")
    while try !accept("}") {
      let id = try string()
      try expect("=")
      objects[id] = try object()
      try expect(";")
    }
  }

  private mutating func object() throws(Unreadable) -> XcodeObject {
    var object = XcodeObject()
    try expect("{")
    while try !accept("}") {
      let key = XcodeObject.Key(rawValue: try string())
      try expect("=")
      try skipBlanks()
      switch (key, byte) {
      case (.buildSettings?, UInt8(ascii: "{")): object.settings = try settings()
      case (let key?, UInt8(ascii: "(")) where key.isList: object.lists[key] = try list()
      case (_, UInt8(ascii: "{")), (_, UInt8(ascii: "(")), (_, UInt8(ascii: "<")), (nil, _):
        try skipValue(2)
      case (let key?, _):
        let text = try string()
        if !key.isList, key != .buildSettings { object.texts[key] = text }
      }
      try expect(";")
    }
    return object
  }

  /// The settings that are texts.
  private mutating func settings() throws(Unreadable) -> [String: String] {
    var settings: [String: String] = [:]
    try expect("{")
    while try !accept("}") {
      let key = try string()
      try expect("=")
      try skipBlanks()
      if "{(<".utf8.contains(byte ?? 0) {
        try skipValue(3)
      } else {
        settings[key] = try string()
      }
      try expect(";")
    }
    return settings
  }

  /// The texts of a list; none if it has another value, as in Foundation.
  private mutating func list() throws(Unreadable) -> [String] {
    var (list, isPlain) = ([String](), true)
    try expect("(")
    while try !accept(")") {
      if "{(<".utf8.contains(byte ?? 0) {
        try skipValue(3)
        isPlain = false
      } else {
        list.append(try string())
      }
      guard try accept(",") else {
        try expect(")")
        break
      }
    }
    return isPlain ? list : []
  }

  // MARK: Values

  private var byte: UInt8? { index < text.count ? text[index] : nil }

  private mutating func skipValue(_ depth: Int) throws(Unreadable) {
    guard depth < Self.deepest else { throw Unreadable() }
    try skipBlanks()
    switch byte {
    case UInt8(ascii: "{"):
      try expect("{")
      while try !accept("}") {
        _ = try string()
        try expect("=")
        try skipValue(depth + 1)
        try expect(";")
      }
    case UInt8(ascii: "("):
      try expect("(")
      while try !accept(")") {
        try skipValue(depth + 1)
        guard try accept(",") else { return try expect(")") }
      }
    default: _ = try string()
    }
  }

  private mutating func string() throws(Unreadable) -> String {
    try skipBlanks()
    guard let quote = byte else { throw Unreadable() }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = index
    while index < text.count, Self.isPlain(text[index]) { index += 1 }
    guard index > start else { throw Unreadable() }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Unreadable) -> String {
    let start = index + 1
    var end = start
    var hasEscape = false
    while end < text.count, text[end] != quote {
      if text[end] == UInt8(ascii: "\\") {
        hasEscape = true
        end += 1
      }
      end += 1
    }
    guard end < text.count else { throw Unreadable() }
    index = end + 1
    guard hasEscape else { return String(decoding: text[start..<end], as: UTF8.self) }
    return try unescaped(start..<end)
  }

  private func unescaped(_ range: Range<Int>) throws(Unreadable) -> String {
    var (bytes, index) = ([UInt8](), range.lowerBound)
    while index < range.upperBound {
      if text[index] == UInt8(ascii: "\\") {
        index += 1
        switch text[index] {
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): bytes.append(text[index])
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        default: throw Unreadable()
        }
      } else {
        bytes.append(text[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Marks

  private mutating func accept(_ mark: Unicode.Scalar) throws(Unreadable) -> Bool {
    try skipBlanks()
    guard byte == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(Unreadable) {
    guard try accept(mark) else { throw Unreadable() }
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(Unreadable) {
    while index < text.count {
      if text[index] <= 0x20 {
        index += 1
      } else if text[index] == UInt8(ascii: "/"), index + 1 < text.count,
        text[index + 1] == UInt8(ascii: "/")
      {
        while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
      } else if text[index] == UInt8(ascii: "/"), index + 1 < text.count,
        text[index + 1] == UInt8(ascii: "*")
      {
        index += 2
        while index + 1 < text.count,
          text[index] != UInt8(ascii: "*") || text[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        guard index + 1 < text.count else { throw Unreadable() }
        index += 2
      } else {
        return
      }
    }
  }
}
