/// The progress of a build, as SwiftPM prints it: `[12/345] Compiling …`.
struct BuildProgress: Hashable {
  let done: Int
  let total: Int

  /// The last progress in a build's output; `nil` if the output has none.
  init?(lastIn bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n").reversed() where line.hasPrefix("[") {
      let words = line.dropFirst().prefix { $0 != "]" }.split(separator: "/")
      let numbers = words.compactMap { Int($0) }
      if words.count == 2, numbers.count == 2 {
        (done, total) = (numbers[0], numbers[1])
        return
      }
    }
    return nil
  }
}
