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
      let closing = closing(bytes)
      var words = (0..<8).map { start[$0] }
      addSHA256Blocks(&words, bytes, bytes.count / blockSize, roundConstants)
      addSHA256Blocks(&words, closing, closing.count / blockSize, roundConstants)
      return Digest(words: SIMD8(words))
    }
  #endif
}
