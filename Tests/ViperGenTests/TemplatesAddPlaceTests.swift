import Foundation
import Testing

@Suite("viper-gen templates add, for several repositories and machines")
struct TemplatesAddPlaceTests {
  private let origin: GitRepository

  init() throws {
    origin = try GitRepository.withTemplate()
  }

  private func url() throws -> String {
    let match = try origin.configuration().firstMatch(of: /"url": "(.*)"/)
    return String(try #require(match).1)
  }

  @Test("records a relative path from the package's root, wherever it is typed")
  func relative() throws {
    let cases: [([String], String, String)] = [
      (["../origin"], "Shop", "../origin"), (["../origin/"], "Shop", "../origin"),
      (["../../../origin"], "Shop/Sources/App", "../origin"),
      (["origin", "-C", "Shop"], "", "../origin"),
      (["./origin/../origin", "-C", "Shop"], "", "../origin"),
      (["Vendor/origin"], "Shop", "./Vendor/origin"),
      (["origin"], "Shop/Vendor", "./Vendor/origin"),
    ]
    try FileManager.default.createDirectory(
      at: origin.folder.url.appending(path: "Shop/Vendor"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: origin.path, toPath: origin.folder.url.appending(path: "Shop/Vendor/origin").path)
    for (arguments, folder, expected) in cases {
      let added = try Program.viperGen(
        ["templates", "add"] + arguments, in: origin.folder.url.appending(path: folder))
      #expect(added.status == 0, "\(arguments): \(added.errors)")
      #expect(try url() == expected, "\(arguments)")
      let again = try Program.viperGen(
        ["templates", "add"] + arguments, in: origin.folder.url.appending(path: folder))
      #expect(again.errors.hasPrefix("unchanged: "), "\(arguments): \(again.errors)")
      try origin.folder.write("{}", to: "Shop/.viper-gen.json")
    }
  }

  @Test("updates on another machine by the recorded path")
  func otherMachine() throws {
    try #require(try origin.add(address: "../origin").status == 0)
    #expect(!(try origin.configuration().contains(origin.folder.url.path)))
    let machine = try TemporaryFolder()
    for name in ["Shop", "origin"] {
      try FileManager.default.copyItem(
        at: origin.folder.url.appending(path: name), to: machine.url.appending(path: name))
    }
    let other = GitRepository(existing: "origin", in: machine)
    try other.write("struct <<Module>>View { let x = 1 }\n", to: "Templates/screen/View.swift")
    try other.commit("Second")
    let updated = try other.add(address: "../origin")
    #expect(updated.status == 0 && updated.errors.contains("updated from "), "\(updated.errors)")
    #expect(try other.configuration().ranges(of: "\"url\": \"../origin\"").count == 1)
    // The same by the absolute path, which is not recorded.
    #expect(try other.add().errors.hasPrefix("unchanged: "))
    #expect(try other.configuration().contains("\"url\": \"../origin\""))
  }

  @Test("replaces an absolute path by a relative one when that is typed")
  func formerAbsolute() throws {
    try #require(try origin.add().status == 0)
    #expect(try url() == origin.path)
    let again = try origin.add(address: "../origin")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try url() == "../origin")
  }

  @Test("takes a path that does not exist for a path in the folder where it is typed")
  func missing() throws {
    let missing = try origin.add(address: "../nowhere")
    #expect(missing.status == 66)
    #expect(
      missing.errors.contains("git cannot read '\(origin.folder.url.path)/nowhere'"),
      "\(missing.errors)")
  }

  @Test("refuses a folder that belongs to the templates of another repository")
  func others() throws {
    try #require(try origin.add().status == 0)
    let copy = try GitRepository(in: origin.folder, called: "copy")
    try copy.writeTemplate("screen", at: "Templates/screen")
    try copy.commit("First")
    let page = try GitRepository(in: origin.folder, called: "page")
    try page.writeTemplate("page", at: "Templates/page")
    try page.commit("First")
    let before = try origin.package()
    for (address, folder, place) in [
      // The same bytes in the same folder.
      (copy.path, "Templates", "Templates/screen"),
      (page.path, "Templates/screen", "Templates/screen/page"),
    ] {
      let refused = try origin.add("--into", folder, address: address)
      #expect(refused.status == 73, "\(folder): \(refused.errors)")
      #expect(
        refused.errors == """
          \(place): error: the folder has templates of another repository, '\(origin.path)'
          help: choose another folder with '--into DIR', or if the repository has moved, change its 'url' in .viper-gen.json

          """)
      #expect(try origin.package() == before)
    }
    #expect(try origin.add("--into", "templates", address: copy.path).status != 0)
    #expect(try origin.package() == before)
    #expect(try origin.add(address: page.path).status == 0)
    #expect(try origin.add("--into", "Other", address: copy.path).status == 0)
    #expect(try origin.folder.tree(below: "Shop/Templates").keys.contains("page/template.json"))
    #expect(try origin.folder.tree(below: "Shop/Templates").keys.contains("screen/template.json"))
    let back = try origin.add("--into", "Templates", address: copy.path)
    #expect(back.status == 73, "\(back.errors)")
  }

  @Test("leaves the folder of another repository, though both have it in the configuration")
  func shared() throws {
    try #require(try origin.add().status == 0)
    let copy = try GitRepository(in: origin.folder, called: "copy")
    try copy.writeTemplate("screen", at: "Templates/screen")
    let commit = try copy.commit("First")
    let configuration = try origin.configuration()
    let entry = try #require(configuration.firstMatch(of: /(?s)    \{.*\n    \}/)).output
    let second = entry.replacing(origin.path, with: copy.path)
      .replacing(/"commit": ".*"/, with: "\"commit\": \"\(commit)\"")
    try origin.folder.write(
      configuration.replacing(entry, with: entry + ",\n" + second), to: "Shop/.viper-gen.json")
    let moved = try origin.add("--into", "Other", address: copy.path)
    #expect(moved.status == 0, "\(moved.errors)")
    #expect(try origin.folder.tree(below: "Shop/Templates").keys.contains("screen/template.json"))
    #expect(try origin.folder.tree(below: "Shop/Other").keys.contains("screen/template.json"))
  }

  @Test("shows its progress on a terminal, and leaves nothing behind after Ctrl-C")
  func controlC() throws {
    let real = try Program.tool("sh", ["-c", "command -v git"], in: origin.folder.url).output
    try origin.folder.write(
      """
      #!/bin/sh
      [ "$1" = fetch ] || exec \(real.trimmingCharacters(in: .whitespacesAndNewlines)) "$@"
      printf 'Receiving objects:  45%% (9/20)\\r' >&2
      sleep 100
      """, to: "bin/git")
    let bin = origin.folder.url.appending(path: "bin").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin + "/git")
    try origin.folder.write("", to: "tmp/keep")
    let before = try origin.package()
    let programs = Program.viperGen.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let terminal = try PseudoTerminal(
      "viper-gen templates add ../origin", in: origin.folder.url.appending(path: "Shop"),
      environment: [
        "PATH": "\(programs):\(bin):\(path)",
        "TMPDIR": origin.folder.url.appending(path: "tmp").path,
      ])
    try terminal.type("\u{3}", after: "fetching 9/20")
    #expect(try terminal.finish() == 130, "\(terminal.screen)")
    #expect(terminal.screen.contains("interrupted; nothing was changed"))
    #expect(try Set(origin.folder.tree(below: "tmp").keys) == ["keep"])
    #expect(try origin.package() == before)
  }
}
