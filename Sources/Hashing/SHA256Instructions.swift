#if canImport(CViperGen)
  import CViperGen
#endif

extension SHA256 {
  /// The digests of several contents, in their order, by the processor's own instructions for them;
  /// `nil` where it has none.
  static func digestsByInstructions(of contents: [[UInt8]]) -> [Digest]? {
    #if canImport(CViperGen)
      return hasSHA256Instructions() ? contents.map(digestByInstructions) : nil
    #else
      return nil
    #endif
  }

  #if canImport(CViperGen)
    private static func digestByInstructions(of bytes: [UInt8]) -> Digest {
      let rest = bytes.count % blockSize
      // Behind the contents stand a bit and, at the end of a block, the number of their bits.
      let end = rest + 9 > blockSize ? 2 * blockSize : blockSize
      var closing = [UInt8](repeating: 0, count: end)
      closing.replaceSubrange(..<rest, with: bytes.suffix(rest))
      closing[rest] = 0x80
      for place in 0..<8 {
        closing[end - 1 - place] = UInt8(truncatingIfNeeded: (bytes.count * 8) >> (8 * place))
      }
      var words = (0..<8).map { start[$0] }
      addSHA256Blocks(&words, bytes, bytes.count / blockSize, roundConstants)
      addSHA256Blocks(&words, closing, end / blockSize, roundConstants)
      return Digest(words: SIMD8(words))
    }

    private static let blockSize = 64
  #endif
}
