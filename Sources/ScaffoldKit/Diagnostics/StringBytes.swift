extension String {
  /// What `body` makes of the text's bytes, which nearly always lie there ready.
  @inline(__always)
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    var text = self
    return text.withUTF8(body)
  }

  /// Whether each byte is one of those that are wanted.
  @inline(__always)
  func bytesSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool {
    withBytes { bytes in
      for byte in bytes where !isWanted(byte) { return false }
      return true
    }
  }

  /// Whether the text's bytes begin with those of another. The standard library's own looks for whole
  /// characters: to it a slash with a mark behind it is none.
  package func begins(with start: String) -> Bool {
    withBytes { bytes in
      start.withBytes { UnsafeBufferPointer(rebasing: bytes.prefix($0.count)).equal($0) }
    }
  }

  /// Whether the text's bytes end with those of another.
  package func ends(with end: String) -> Bool {
    withBytes { bytes in
      end.withBytes { UnsafeBufferPointer(rebasing: bytes.suffix($0.count)).equal($0) }
    }
  }

  /// The names on a path. To the system a slash is one whatever follows, even a mark that joins it to a
  /// character.
  package var namesOnPath: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Whether the text's bytes come before those of another.
  func isBefore(_ other: String) -> Bool {
    withBytes { own in
      other.withBytes { others in
        let count = min(own.count, others.count)
        var index = 0
        while index < count, own[index] == others[index] { index += 1 }
        return index < count ? own[index] < others[index] : own.count < others.count
      }
    }
  }
}

extension [String] {
  /// The texts in one. The standard library's own serves every collection, and the first call looks
  /// through all types of the program for what this one is made of.
  package func joined(separator: String = "") -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
