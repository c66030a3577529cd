import Testing

@testable import ScaffoldKit

@Suite struct ShardTests {
  @Test("the parts contain each element once", arguments: 1...7, [0, 1, 5, 13])
  func parts(_ count: Int, _ elements: Int) throws {
    let list = Array(0..<elements)
    var all: [Int] = []
    for index in 1...count { all += try Shard("\(index)/\(count)").part(of: list) }
    #expect(all.sorted() == list)
  }

  @Test("the parts differ by one element at most")
  func equal() throws {
    let list = Array(0..<13)
    let sizes = try (1...4).map { try Shard("\($0)/4").part(of: list).count }
    #expect(sizes == [4, 3, 3, 3])
  }

  @Test(
    "what names no part is refused",
    arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/2/3", "a/b", "1 /2", "1/", "/2", "+1/2"])
  func refused(_ text: String) {
    let failure = #expect(throws: ScaffoldError.self) { try Shard(text) }
    #expect(failure?.category == .usage)
    #expect(failure?.diagnostics.first?.code == .badShard)
  }
}
