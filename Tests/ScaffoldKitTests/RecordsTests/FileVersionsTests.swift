import Hashing
import Testing

@testable import ScaffoldKit

/// The fate of a file, for every combination of its three versions.
@Suite struct FileVersionsTests {
  /// A row of the table. Texts are `old` and `older`, as two branches have generated the file, `new`, and `own`, as a
  /// person has edited it.
  struct Row: CustomTestStringConvertible {
    let base: String
    let disk: String?
    let new: String?
    let fate: FileVersions.Fate

    init(_ base: String, _ disk: String?, _ new: String?, _ fate: FileVersions.Fate) {
      (self.base, self.disk, self.new, self.fate) = (base, disk, new, fate)
    }

    var testDescription: String {
      "\(base), on the disk \(disk ?? "nothing"), to be \(new ?? "nothing"): \(fate)"
    }
  }

  static let rows = [
    Row("none", nil, nil, .settled),
    Row("none", nil, "new", .create),
    Row("none", "own", nil, .keep),
    Row("none", "own", "new", .occupied),
    Row("none", "new", "new", .settled),
    Row("none", "special", "new", .occupied),
    Row("none", "special", nil, .keep),
    Row("withdrawn", nil, nil, .settled),
    Row("withdrawn", nil, "new", .stayAway),
    Row("withdrawn", "own", nil, .keep),
    Row("withdrawn", "own", "new", .occupied),
    Row("withdrawn", "new", "new", .settled),
    Row("withdrawn", "special", "new", .occupied),
    Row("old", nil, nil, .settled),
    Row("old", nil, "new", .stayDeleted),
    Row("old", nil, "old", .stayDeleted),
    Row("old", "old", nil, .remove),
    Row("old", "old", "new", .replace),
    Row("old", "old", "old", .settled),
    Row("old", "own", nil, .keep),
    Row("old", "own", "old", .keep),
    Row("old", "own", "new", .merge),
    Row("old", "new", "new", .settled),
    Row("old", "special", nil, .keep),
    Row("old", "special", "old", .keep),
    Row("old", "special", "new", .merge),
    Row("old or older", nil, "new", .stayDeleted),
    Row("old or older", "old", nil, .remove),
    Row("old or older", "older", "old", .replace),
    Row("old or older", "old", "new", .replace),
    Row("old or older", "own", "old", .merge),
    Row("old or older", "own", nil, .keep),
  ]

  @Test(arguments: rows) func fate(_ row: Row) {
    let disk: FileVersions.Disk =
      switch row.disk {
      case nil: .nothing
      case "special": .other
      case let text?: .file(Self.text(text))
      }
    let base: FileVersions.Base =
      switch row.base {
      case "none": .none
      case "withdrawn": .withdrawn
      case "old": .generated([SHA256.digest(of: Self.text("old"))])
      default: .generated(Set(["old", "older"].map { SHA256.digest(of: Self.text($0)) }))
      }
    let versions = FileVersions(base: base, disk: disk, new: row.new.map(Self.text))
    #expect(versions.fate == row.fate)
  }

  @Test("a checkout that changes the ends of lines edits nothing", arguments: rows)
  func lineEnds(_ row: Row) {
    guard let disk = row.disk, disk != "special" else { return }
    let entry = ModuleRecord.Entry(
      path: RelativePath(trusted: ["A.swift"]), digest: SHA256.digest(of: Self.text("old")))
    let texts = [Self.text(disk), Array("\(disk)\r\nlast\r\n".utf8)]
    let fates = texts.map { FileVersions(entry, disk: $0, new: row.new.map(Self.text)).fate }
    #expect(fates[0] == fates[1])
  }

  private static func text(_ name: String) -> [UInt8] { Array("\(name)\nlast\n".utf8) }
}
