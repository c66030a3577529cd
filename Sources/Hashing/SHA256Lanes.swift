extension SHA256 {
  /// The digests of several contents, in their order. Four of them are worked out at once, in the
  /// lanes of the processor's vectors.
  static func digestsInLanes(of contents: [[UInt8]]) -> [Digest] {
    var digests = [Digest](repeating: Digest(words: SIMD8()), count: contents.count)
    // A lane that is done takes the next one; with the longest first, all are done about together.
    var waiting = contents.indices.sorted { contents[$0].count < contents[$1].count }
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 64) { schedule in
      roundConstants.withUnsafeBufferPointer { constants in
        guard let w = schedule.baseAddress, let k = constants.baseAddress else { return }
        w.initialize(repeating: Lanes(), count: 64)
        var state = State()
        var lanes = (0..<Lanes.scalarCount).map { _ in Message.next(of: contents, &waiting) }
        while lanes.contains(where: { !$0.isDone }) {
          for lane in lanes.indices where !lanes[lane].isDone { lanes[lane].load(into: w, lane) }
          state.add(w, k)
          for lane in lanes.indices where lanes[lane].isDone {
            guard let index = lanes[lane].index else { continue }
            digests[index] = state.takeDigest(lane: lane)
            lanes[lane] = Message.next(of: contents, &waiting)
          }
        }
      }
    }
    return digests
  }
}

/// A word of each of four messages.
private typealias Lanes = SIMD4<UInt32>

/// What is digested, block by block.
private struct Message {
  /// Its place among the contents; `nil` for one that fills a lane without work.
  let index: Int?
  private let bytes: [UInt8]
  /// What follows their last whole block.
  private let closing: [UInt8]
  /// Where `closing` begins.
  private let whole: Int
  /// Where the next block begins.
  private var start = 0

  /// The last of those that are waiting, which waits no longer; an idle one when none is left.
  static func next(of contents: [[UInt8]], _ waiting: inout [Int]) -> Message {
    guard let index = waiting.popLast() else { return Message() }
    return Message(contents[index], index: index)
  }

  private init() { (index, bytes, closing, whole) = (nil, [], [], 0) }

  private init(_ bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
    closing = SHA256.closing(bytes)
    whole = bytes.count / SHA256.blockSize * SHA256.blockSize
  }

  var isDone: Bool { start == whole + closing.count }

  /// Puts the words of the next block into one lane.
  @inline(__always)
  mutating func load(into w: UnsafeMutablePointer<Lanes>, _ lane: Int) {
    let (block, place) = start < whole ? (bytes, start) : (closing, start - whole)
    start += SHA256.blockSize
    block.withUnsafeBytes { block in
      for i in 0..<16 {
        let word = block.loadUnaligned(fromByteOffset: place &+ i &* 4, as: UInt32.self)
        w[i][lane] = UInt32(bigEndian: word)
      }
    }
  }
}

/// The eight words that the blocks of each message are mixed into.
private struct State {
  private var (a, b, c, d) = (start(0), start(1), start(2), start(3))
  private var (e, f, g, h) = (start(4), start(5), start(6), start(7))

  private static func start(_ word: Int) -> Lanes { Lanes(repeating: SHA256.start[word]) }

  /// The digest of the message that ends in a lane, in which the next one can begin.
  mutating func takeDigest(lane: Int) -> Digest {
    let digest = SIMD8(a[lane], b[lane], c[lane], d[lane], e[lane], f[lane], g[lane], h[lane])
    let words = SHA256.start
    (a[lane], b[lane], c[lane], d[lane]) = (words[0], words[1], words[2], words[3])
    (e[lane], f[lane], g[lane], h[lane]) = (words[4], words[5], words[6], words[7])
    return Digest(words: digest)
  }

  /// Mixes in a block of each message; its words stand at the beginning of the schedule.
  mutating func add(_ w: UnsafeMutablePointer<Lanes>, _ k: UnsafePointer<UInt32>) {
    for i in 16..<64 {
      let (x, y) = (w[i &- 15], w[i &- 2])
      let s0 = x.rotated(7) ^ x.rotated(18) ^ (x &>> 3)
      let s1 = y.rotated(17) ^ y.rotated(19) ^ (y &>> 10)
      w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
    }
    mix(w, k)
  }

  /// Eight rounds at a time, after which each word is back in its place: nothing is moved about.
  @inline(__always)
  private mutating func mix(_ w: UnsafePointer<Lanes>, _ k: UnsafePointer<UInt32>) {
    var s = self
    var i = 0
    while i < 64 {
      Self.round(s.a, s.b, s.c, &s.d, s.e, s.f, s.g, &s.h, w[i] &+ Lanes(repeating: k[i]))
      Self.round(s.h, s.a, s.b, &s.c, s.d, s.e, s.f, &s.g, w[i &+ 1] &+ Lanes(repeating: k[i &+ 1]))
      Self.round(s.g, s.h, s.a, &s.b, s.c, s.d, s.e, &s.f, w[i &+ 2] &+ Lanes(repeating: k[i &+ 2]))
      Self.round(s.f, s.g, s.h, &s.a, s.b, s.c, s.d, &s.e, w[i &+ 3] &+ Lanes(repeating: k[i &+ 3]))
      Self.round(s.e, s.f, s.g, &s.h, s.a, s.b, s.c, &s.d, w[i &+ 4] &+ Lanes(repeating: k[i &+ 4]))
      Self.round(s.d, s.e, s.f, &s.g, s.h, s.a, s.b, &s.c, w[i &+ 5] &+ Lanes(repeating: k[i &+ 5]))
      Self.round(s.c, s.d, s.e, &s.f, s.g, s.h, s.a, &s.b, w[i &+ 6] &+ Lanes(repeating: k[i &+ 6]))
      Self.round(s.b, s.c, s.d, &s.e, s.f, s.g, s.h, &s.a, w[i &+ 7] &+ Lanes(repeating: k[i &+ 7]))
      i &+= 8
    }
    (a, b, c, d) = (a &+ s.a, b &+ s.b, c &+ s.c, d &+ s.d)
    (e, f, g, h) = (e &+ s.e, f &+ s.f, g &+ s.g, h &+ s.h)
  }

  @inline(__always)
  private static func round(
    _ a: Lanes, _ b: Lanes, _ c: Lanes, _ d: inout Lanes,
    _ e: Lanes, _ f: Lanes, _ g: Lanes, _ h: inout Lanes, _ input: Lanes
  ) {
    let choice = g ^ (e & (f ^ g))
    let sum1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
    let first = h &+ sum1 &+ choice &+ input
    let majority = (a & b) | (c & (a | b))
    let sum0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
    d = d &+ first
    h = first &+ sum0 &+ majority
  }
}

extension SIMD4<UInt32> {
  /// The words with their bits moved in a circle. The left part is a product: with two shifts, the
  /// compiler takes the lanes apart to turn each word by itself.
  @inline(__always)
  fileprivate func rotated(_ count: UInt32) -> Self {
    (self &>> Self(repeating: count)) &+ (self &* Self(repeating: 1 &<< (32 &- count)))
  }
}
