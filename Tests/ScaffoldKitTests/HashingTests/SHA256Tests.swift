import Testing

@testable import Hashing

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-4 and their neighbours at the edges of a block.
  static let vectors: [(message: Message, digest: String)] = [
    (Message([]), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      Message(Array("abc".utf8)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      Message(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      Message(
        Array(
          "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
            .utf8)),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (Message([0xBD]), "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
    (
      Message([0xC9, 0x8C, 0x8E, 0x55]),
      "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"
    ),
    (Message(zeros(55)), "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
    (Message(zeros(56)), "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
    (Message(zeros(57)), "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
    (Message(zeros(64)), "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
    (Message(zeros(1000)), "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    (
      Message([UInt8](repeating: 0x61, count: 1_000_000)),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  struct Message: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    var testDescription: String { "\(bytes.count) bytes" }
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  @Test("gives the published digests", arguments: vectors)
  func vector(message: Message, digest: String) {
    #expect(SHA256.digest(of: message.bytes).text == digest)
  }

  static let texts = [
    ("", false), (String(repeating: "a", count: 64), true),
    (String(repeating: "0", count: 63), false),
    (String(repeating: "0", count: 65), false), (String(repeating: "A", count: 64), false),
    (String(repeating: "g", count: 64), false), (String(repeating: "é", count: 32), false),
  ]

  @Test("is written as 64 lowercase hexadecimal digits and nothing else", arguments: texts)
  func writtenDigest(text: String, isDigest: Bool) {
    #expect(Digest(text)?.text == (isDigest ? text : nil))
  }

  @Test("of a folder depends on paths, contents and permissions, not on the order")
  func folders() {
    let file = { (path: String, isExecutable: Bool, text: String) in
      Digest.File(path: path, isExecutable: isExecutable, bytes: Array(text.utf8))
    }
    let digests = [
      Digest(folder: []),
      Digest(folder: [file("a", false, "1")]),
      Digest(folder: [file("a", true, "1")]),
      Digest(folder: [file("a", false, "2")]),
      Digest(folder: [file("b", false, "1")]),
      Digest(folder: [file("a", false, "1"), file("b", false, "2")]),
      Digest(folder: [file("a", false, "2"), file("b", false, "1")]),
      Digest(folder: [file("a", false, ""), file("b", false, "12")]),
    ]
    #expect(Set(digests).count == digests.count)
    #expect(
      Digest(folder: [file("b", false, "2"), file("a", false, "1")])
        == Digest(folder: [file("a", false, "1"), file("b", false, "2")]))
  }
}
