/// How far a build has come, as SwiftPM prints it: `[12/345] Compiling …`.
struct BuildStep: Hashable {
  let done: Int
  let total: Int

  /// The last step in what a build has printed; `nil` when there is none.
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
