import Testing

@testable import ScaffoldKit

@Suite("The types that a file shows to other modules")
struct ShownTypesTests {
  @Test(
    "are those in the interface of what has the access level",
    arguments: [
      ("public func a(b: Date) -> URL {}", ["Date", "URL"]),
      ("public func a() { let b = Date() }", []), ("func a(b: Date) {}", []),
      (
        "public protocol A {\n  func a(b: Date)\n  #if B\n  var c: URL { get }\n  #endif\n}",
        ["Date", "URL"]
      ),
      ("public struct A {\n  let b: Date\n  public var c: [URL]\n}", ["URL"]),
      ("public enum A {\n  case b(Date), c\n  static func d() -> URL {}\n}", ["Date"]),
      ("public extension A {\n  func b(c: Date) {}\n}", ["Date"]),
      ("public struct A<B>: C where B == Date {\n  public init(b: URL) {}\n}", ["Date", "URL"]),
      ("package func a(b: Date) {}", []), ("public typealias A = (Date) -> Void", ["Date"]),
    ] as [(String, Set<String>)])
  func shown(code: String, expected: Set<String>) {
    #expect((["Date", "URL"] as Set).shown(as: "public", in: code) == expected)
  }
}
