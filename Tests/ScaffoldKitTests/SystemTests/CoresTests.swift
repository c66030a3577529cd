import Synchronization
import Testing

@testable import ScaffoldKit

@Suite("Work spread over the cores")
struct CoresTests {
  @Test("gives the results in the order of the pieces", arguments: [0, 1, 15, 16, 17, 1_000])
  func keepsOrder(_ count: Int) {
    let pieces = (0..<count).map { "piece \($0)" }
    let calls = Atomic(0)
    let results = Cores.map(pieces) { piece in
      calls.add(1, ordering: .relaxed)
      return piece.uppercased()
    }
    #expect(results == pieces.map { $0.uppercased() })
    #expect(calls.load(ordering: .relaxed) == count)
  }

  private struct Failure: Error, Equatable { let piece: Int }

  @Test("fails with the first piece that does", arguments: [3, 500])
  func firstFailure(_ count: Int) {
    #expect(throws: Failure(piece: count / 3)) {
      try Cores.map(Array(0..<count)) { piece throws(Failure) in
        if piece >= count / 3 { throw Failure(piece: piece) }
        return piece
      }
    }
  }

  @Test("few pieces are worked on one after the other, and none behind a failure")
  func fewStop() {
    let calls = Mutex<[Int]>([])
    #expect(throws: Failure.self) {
      try Cores.map([1, 2, 3]) { piece throws(Failure) in
        calls.withLock { $0.append(piece) }
        if piece == 2 { throw Failure(piece: piece) }
      }
    }
    #expect(calls.withLock { $0 } == [1, 2])
  }
}
