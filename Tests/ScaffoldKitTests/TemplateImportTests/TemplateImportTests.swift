import Testing

@testable import ScaffoldKit

@Suite("Importing a template")
struct TemplateImportTests {
  @Test("of Xcode makes a sound template with the same output", arguments: XcodeFixtures.all)
  func xcode(_ fixture: ImportFixture) throws {
    try expectSame(fixture)
  }

  @Test(
    "of Generamba makes a sound template with the same output", arguments: GenerambaFixtures.all)
  func generamba(_ fixture: ImportFixture) throws {
    try expectSame(fixture)
  }

  private func expectSame(_ fixture: ImportFixture) throws {
    let world = try ImportWorld(fixture)
    let imported = try world.imported()
    #expect(imported.id == "test-screen")
    let report = try world.check(imported.id, compiles: fixture.compiles)
    #expect(report.isSound, "\(report.diagnostics)")
    let created = try world.created(imported.id, fixture.settings)
    #expect(!created.isEmpty)
    if !fixture.expected.isEmpty { #expect(created == fixture.expected) }
    let remarks = imported.applied.diagnostics.map { "\($0.code.rawValue): \($0.message)" }
    for remark in fixture.remarks {
      #expect(remarks.contains { $0.contains(remark) }, "\(remark) in \(remarks)")
    }
    #expect(!imported.applied.diagnostics.contains { $0.severity == .error })
    #expect(try world.imported().applied.hasWritten == false)
  }

  @Test("counts at least 20 templates of Xcode and 10 of Generamba")
  func enough() {
    #expect(XcodeFixtures.all.count >= 20)
    #expect(GenerambaFixtures.all.count >= 10)
  }

  @Test("puts tests into the test target")
  func tests() throws {
    for fixture in (XcodeFixtures.all + GenerambaFixtures.all)
    where fixture.name.hasSuffix("with tests") {
      let world = try ImportWorld(fixture)
      let created = try world.created(try world.imported().id)
      let tests = created.filter { $0.key.hasPrefix("test:") }
      #expect(tests.count == 1)
      #expect(tests.values.allSatisfy { $0.contains("@testable import App\n") })
    }
  }

  @Test("refuses a folder that has another template in the way")
  func conflict() throws {
    let world = try ImportWorld(XcodeFixtures.all[0])
    try world.folder.write("Templates/test-screen/other.txt", "x")
    do {
      _ = try world.imported()
      Issue.record("not refused")
    } catch let error as ScaffoldError {
      #expect(error.category == .conflict)
    }
    #expect(try FileTree(at: world.templates).paths == ["test-screen/", "test-screen/other.txt"])
  }
}
