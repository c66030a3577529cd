import Foundation
import Testing

@Suite("The worked examples")
struct ExampleTests {
  @Test("Five modules with the app's own logic build without warnings and pass all tests")
  func buildAndPass() throws {
    let folder = try TemporaryFolder()
    let package = folder.url.appending(path: Example.package)
    for example in Example.all {
      let created = try example.create(in: folder)
      #expect(created.status == 0, "\(created.errors)")
    }
    for example in Example.all { try example.layOver(folder) }
    let outcome = try Judge.test(package)
    #expect(outcome.status == 0, "\(outcome.output + outcome.errors)")
    let again = try Judge.rerun(package)
    let printed = again.output + again.errors
    #expect(Judge.passedTests(outcome) == (try declaredTests(below: package)))
    for example in Example.all {
      let own = try example.ownTests()
      #expect(own.count >= example.leastTests, "\(example.name)")
      for test in own { #expect(try ran(test, in: printed), "\(example.name): \(test)") }
    }
    #expect(try Judge.lint(["Package.swift", "Sources", "Tests"], in: package) == "")
  }

  @Test("An edited file differs from the generated one and keeps its types and functions")
  func edited() throws {
    let folder = try TemporaryFolder()
    for example in Example.all { _ = try example.create(in: folder) }
    for example in Example.all {
      let edited = try example.files().filter { folder.holds($0.place) }
      #expect(!edited.isEmpty)
      for file in edited {
        let generated = try folder.text(of: file.place)
        #expect(generated != file.text, "\(file.path) is as generated")
        let kept = Set(declarations(in: file.text))
        for name in declarations(in: generated) {
          #expect(kept.contains(name), "\(file.path) lost \(name)")
        }
      }
    }
  }

  @Test("The README of each example lists which files were edited and which were added")
  func listed() throws {
    let folder = try TemporaryFolder()
    for example in Example.all {
      _ = try example.create(in: folder)
      let tables = try example.text(of: "README.md").components(separatedBy: "| added |")
      #expect(tables.count == 2)
      let files = try example.files()
      let listed = tables.map { Set($0.matches(of: /(?m)^\| `(.+?)` \|/).map { String($0.1) }) }
      let edited = Set(files.filter { folder.holds($0.place) }.map(\.path))
      #expect(listed.first == edited, "\(example.name)")
      #expect(listed.last == Set(files.map(\.path)).subtracting(edited), "\(example.name)")
    }
  }

  @Test("The article quotes each example's command, and no Swift that is not in its files")
  func quoted() throws {
    let article = Document.article("WorkedExamples")
    let swift = try Example.all.flatMap { try $0.files() }.map(\.text)
    let blocks = article.blocks("swift")
    #expect(blocks.count >= Example.all.count)
    for block in blocks { #expect(swift.contains { $0.contains(block) }, "\(block)") }
    for example in Example.all {
      #expect(article.text.contains("viper-gen \(try example.command())"), "\(example.name)")
    }
  }

  /// The tests that the files of a package declare for a machine without Apple's frameworks.
  private func declaredTests(below package: URL) throws -> Int {
    let tests = package.appending(path: "Tests")
    let others = /(?s)#if canImport\((?:UIKit|AppKit|SwiftUI)\).*?#(?:else|endif)/
    return try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
      .map { $0.replacing(others, with: "") }
      .reduce(0) { $0 + $1.matches(of: /@Test\b/).count }
  }

  /// Whether a test of this name passed, according to the output of the run.
  private func ran(_ test: String, in output: String) throws -> Bool {
    let cases = try Regex("( with \\d+ test cases?)? passed after")
    return output.ranges(of: "Test \"\(test)\"").contains { range in
      output[range.upperBound...].prefixMatch(of: cases) != nil
    }
  }

  /// Types and functions that are not private. A test may get another name with its new meaning.
  private func declarations(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      if line.contains("private ") || line.contains("@Test") { return nil }
      let found = line.firstMatch(
        of: /\b(struct|class|enum|protocol|typealias|extension|func) (\w+)/)
      return found.map { "\($0.1) \($0.2)" }
    }
  }
}

extension TemporaryFolder {
  fileprivate func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }
}
