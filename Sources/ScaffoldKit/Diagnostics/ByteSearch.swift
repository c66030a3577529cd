extension String {
  /// Calls `body` with the text's UTF-8.
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    var text = self
    return text.withUTF8(body)
  }

  /// Whether every byte of the text's UTF-8 satisfies the condition.
  func bytesSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool { utf8.allSatisfy(isWanted) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the bytes of a word.
  func spell(_ word: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// The first offset of `byte` at or after `start`.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? { self[start...].firstIndex(of: byte) }
}
