#if canImport(CViperGen)
  import CViperGen
#endif

/// The built-in templates as they are once they have been read and checked. A release carries them
/// beside the texts, so that a run has to parse none of them; a build without them reads the texts.
///
/// The number of templates; then of each its name, the digest of its folder, and what
/// ``ImageWriter`` makes of it, with its length before it.
struct TemplateImages: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Images in memory that stays as it is for as long as they are used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What the linker put into the program, with its length in four bytes before it.
  static let linked: TemplateImages = {
    #if canImport(CViperGen)
      if let start = linkedTemplateImages() {
        var head = ImageReader(UnsafeBufferPointer(start: start, count: lengthBytes))
        let count = head.fixedNumber(lengthBytes)
        return TemplateImages(UnsafeBufferPointer(start: start + lengthBytes, count: count))
      }
    #endif
    return none
  }()

  static let none = TemplateImages(UnsafeBufferPointer(start: nil, count: 0))

  static let lengthBytes = 4

  /// The image of a built-in template; `nil` when there is none of its folder as it is now.
  func image(of folder: EmbeddedFolder) -> ImageReader? {
    guard !bytes.isEmpty else { return nil }
    var reader = ImageReader(bytes)
    for _ in 0..<reader.number() {
      let isNamed = reader.isNext(folder.name)
      let isSame = reader.isNext(folder.digest)
      let count = reader.number()
      if isNamed { return isSame ? reader : nil }
      reader.skip(count)
    }
    return nil
  }
}
