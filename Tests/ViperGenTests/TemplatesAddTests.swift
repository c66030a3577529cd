import Foundation
import Testing

@Suite("viper-gen templates add")
struct TemplatesAddTests {
  private let origin: GitRepository

  init() throws {
    origin = try GitRepository.withTemplate()
  }

  @Test("copies the templates, pins the commit, and 'create' uses them")
  func adds() throws {
    let commit = try origin.git("rev-parse", "HEAD")
    let added = try origin.add()
    #expect(added.status == 0, "\(added.errors)")
    #expect(
      added.output == """
        created  Templates/screen/Model.swift
        created  Templates/screen/View.swift
        created  Templates/screen/template.json
        created  .viper-gen.json

        """)
    #expect(
      added.errors == """
        4 files created
        added \(commit.prefix(7))
        next: viper-gen templates check Templates/screen
              viper-gen create SignIn --template screen

        """)
    #expect(
      try origin.configuration() == """
        {
          "repositories": [
            {
              "url": "\(origin.path)",
              "commit": "\(commit)",
              "folder": "Templates",
              "templates": [
                "screen"
              ]
            }
          ]
        }

        """)
    let created = try origin.run(["create", "SignIn", "--template", "screen"])
    #expect(created.status == 0, "\(created.errors)")
    #expect(
      try origin.folder.text(of: "Shop/Sources/App/SignIn/SignInView.swift")
        == "struct SignInView {}\n")
    #expect(try origin.run(["templates", "check", "Templates/screen", "--strict"]).status == 0)
  }

  @Test("changes nothing the second time, and leaves no temporary files")
  func again() throws {
    try origin.folder.write("", to: "tmp/keep")
    let temporary = ["TMPDIR": origin.folder.url.appending(path: "tmp").path]
    #expect(try origin.add(environment: temporary).status == 0)
    let before = try origin.package()
    let again = try origin.add(address: origin.path + "/", environment: temporary)
    #expect(again.status == 0)
    let commit = try origin.git("rev-parse", "--short=7", "HEAD")
    #expect(again.errors == "unchanged: \(commit)\n", "\(again.errors)")
    #expect(again.output.split(separator: "\n").allSatisfy { $0.hasPrefix("identical") })
    #expect(try origin.package() == before)
    #expect(try Set(origin.folder.tree(below: "tmp").keys) == ["keep"])
  }

  @Test("takes a tag, a branch or a commit, by a path or a URL")
  func versions() throws {
    let first = try origin.git("rev-parse", "HEAD")
    try origin.git("tag", "1.0.0")
    try origin.git("branch", "stable")
    try origin.write("struct <<Module>>View { let x = 1 }\n", to: "Templates/screen/View.swift")
    let second = try origin.commit("Second")
    for version in ["1.0.0", "stable", first] {
      let added = try origin.add("--ref", version, address: origin.fileURL)
      #expect(added.status == 0, "\(version): \(added.errors)")
      let configuration = try origin.configuration()
      #expect(configuration.contains(#""version": "\#(version)""#))
      #expect(configuration.contains(#""commit": "\#(first)""#))
      #expect(!(try origin.folder.text(of: "Shop/Templates/screen/View.swift")).contains("x"))
    }
    let newest = try origin.add(address: origin.fileURL)
    #expect(newest.status == 0 && newest.errors.contains("updated from "), "\(newest.errors)")
    let configuration = try origin.configuration()
    #expect(!configuration.contains("version") && configuration.contains(second))
    #expect(try origin.folder.text(of: "Shop/Templates/screen/View.swift").contains("x"))
    let relative = try origin.add("--into", "Other", address: "../origin")
    #expect(relative.status == 0, "\(relative.errors)")
    #expect(try origin.configuration().contains(#""url": "../origin""#))
  }

  @Test("keeps the comments, the order and the line ends of a configuration")
  func edits() throws {
    let former = """
      {
          // What we use.
          "template": "vip", // our favourite
          "options": {"ui": "none"} /* no screens */
      }

      """.replacing("\n", with: "\r\n")
    try origin.folder.write(former, to: "Shop/.viper-gen.json")
    try origin.git("tag", "1.0.0")
    #expect(try origin.add("--ref", "1.0.0").status == 0)
    let commit = try origin.git("rev-parse", "HEAD")
    let expected = """
      {
          // What we use.
          "template": "vip", // our favourite
          "options": {"ui": "none"}, /* no screens */
          "repositories": [
              {
                  "url": "\(origin.path)",
                  "version": "1.0.0",
                  "commit": "\(commit)",
                  "folder": "Templates",
                  "templates": [
                      "screen"
                  ]
              }
          ]
      }

      """
    #expect(try origin.configuration() == expected.replacing("\n", with: "\r\n"))
    try origin.write("x", to: "Templates/screen/NOTES.md")
    let second = try origin.commit("Second")
    #expect(try origin.add().status == 0)
    let updated = expected.replacing("            \"version\": \"1.0.0\",\n", with: "")
      .replacing(commit, with: second)
    #expect(try origin.configuration() == updated.replacing("\n", with: "\r\n"))
    let config = try origin.run(["config"])
    #expect(config.status == 0, "\(config.errors)")
    #expect(config.output.contains(/repositories +\S+origin [0-9a-f]{7} +.viper-gen.json:6/))
  }

  @Test("previews with --dry-run and --diff, and reports as JSON")
  func previews() throws {
    let before = try origin.package()
    let dry = try origin.add("--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.hasPrefix("would create  Templates/screen/Model.swift\n"))
    let diff = try origin.add("--diff")
    #expect(diff.output.contains("+struct <<Module>>View {}\n"))
    #expect(diff.output.contains(".viper-gen.json"))
    let preview = try origin.add("--diff", "--json").json()
    #expect(preview["dryRun"] as? Bool == true && preview["diff"] is String)
    #expect(try origin.package() == before)
    #expect(try origin.add("--quiet").output == "")
    let report = try origin.add("--json").json()
    let repository = try #require(report["repository"] as? [String: Any])
    #expect(repository["templates"] as? [String] == ["screen"])
    #expect(repository["folder"] as? String == "Templates")
  }

  @Test("finds the repository itself, the folders in 'Templates', or the folders at its top")
  func places() throws {
    let top = try GitRepository(in: origin.folder, called: "top")
    try top.writeTemplate("b", at: "b")
    try top.writeTemplate("a", at: "a")
    try top.write("{}", to: "docs/other.json")
    try top.commit("First")
    let two = try origin.add("--into", "Two", address: top.path)
    #expect(two.status == 0, "\(two.errors)")
    #expect(two.errors.contains("next: viper-gen templates check Two/a\n"))
    #expect(two.errors.contains("      viper-gen templates check Two/b\n"))
    let whole = try GitRepository(in: origin.folder, called: "whole")
    try whole.writeTemplate("screen", at: ".")
    try whole.write("x", to: ".github/workflow.yml")
    try whole.commit("First")
    let one = try origin.add("--into", "Whole", address: whole.path)
    #expect(one.status == 0, "\(one.errors)")
    #expect(
      try origin.folder.tree(below: "Shop/Whole").keys.sorted() == [
        "screen", "screen/Model.swift", "screen/README.md", "screen/View.swift",
        "screen/template.json",
      ])
    #expect(try origin.run(["create", "A", "--template", "b"]).status == 0)
    #expect(try origin.run(["create", "B", "--template", "screen"]).status == 0)
  }

  @Test("works for the folder of --package-path, and in a project without a manifest")
  func otherPlaces() throws {
    let added = try origin.folder.viperGen(
      "templates", "add", "origin", "--package-path", "Shop")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.errors.contains("next: viper-gen templates check Shop/Templates/screen\n"))
    #expect(added.errors.contains("create SignIn --package-path Shop --template screen\n"))
    try origin.folder.write("", to: "Xcode/Shop.xcodeproj/project.pbxproj")
    let project = try origin.folder.viperGen("templates", "add", "origin", "-C", "Xcode")
    #expect(project.status == 0, "\(project.errors)")
    let nowhere = try origin.folder.viperGen("templates", "add", "origin", "-C", "tmp")
    #expect(nowhere.status == 66 && nowhere.errors.contains("no Package.swift"))
  }

  @Test("ignores the variables of a git hook, and runs no hooks of the user")
  func environment() throws {
    let root = origin.folder.url
    try origin.folder.write("#!/bin/sh\ntouch '\(root.path)/ran'\n", to: "hooks/post-checkout")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root.appending(path: "hooks/post-checkout").path)
    try origin.folder.write(
      "[core]\n\thooksPath = \(root.path)/hooks\n\tautocrlf = true\n", to: "gitconfig")
    let added = try origin.add(environment: [
      "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index",
      "GIT_CONFIG_GLOBAL": root.appending(path: "gitconfig").path,
    ])
    #expect(added.status == 0, "\(added.errors)")
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: "ran").path))
    #expect(
      try origin.folder.text(of: "Shop/Templates/screen/View.swift")
        == "struct <<Module>>View {}\n")
  }

  @Test("is the only command that runs git")
  func onlyGit() throws {
    #expect(try origin.add().status == 0)
    try FileManager.default.removeItem(atPath: origin.path)
    try origin.folder.write("#!/bin/sh\necho \"$@\" >>\"$0.log\"\nexit 1\n", to: "bin/git")
    let program = origin.folder.url.appending(path: "bin/git").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = ["PATH": origin.folder.url.appending(path: "bin").path + ":" + path]
    let commands = [
      ["create", "SignIn", "--template", "screen"], ["list"], ["config"], ["config", "--schema"],
      ["templates", "list"], ["templates", "show", "screen"], ["update"], ["update", "--check"],
      ["templates", "export", "screen", "Copy/screen"], ["rename", "SignIn", "LogIn"],
      ["remove", "LogIn"], ["templates", "check", "Templates/screen"],
      ["help", "templates", "add"],
    ]
    for command in commands {
      let outcome = try origin.run(command, environment: environment)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: program + ".log"))
    #expect(try origin.add(environment: environment).status != 0)
    #expect(FileManager.default.fileExists(atPath: program + ".log"))
  }
}
