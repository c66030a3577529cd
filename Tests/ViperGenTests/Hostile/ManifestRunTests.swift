import Foundation
import Testing

@Suite("A manifest that only SwiftPM can read")
struct ManifestRunTests {
  private let folder: TemporaryFolder
  private let mark: URL

  /// A package whose manifest computes, and a program `swift` that leaves a mark when it is started.
  init() throws {
    folder = try SmallTemplate.folder()
    mark = folder.url.appending(path: "started")
    let made = try Program.viperGen(
      ["create", "SignIn", "--templates", "../Templates", "--template", "pair"],
      in: folder.url.appending(path: "Shop"))
    #expect(made.status == 0, "\(made.errors)")
    let manifest = try folder.text(of: "Shop/Package.swift")
    try folder.write(manifest + "package.name += \"Two\"\n", to: "Shop/Package.swift")
    try folder.write(#"{"target": "App"}"#, to: "Shop/.viper-gen.json")
    try folder.write("#!/bin/sh\n: > '\(mark.path)'\nexit 1\n", to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
  }

  private func starts(_ words: [String]) throws -> Bool {
    _ = try Program.viperGen(
      words, in: folder.url.appending(path: "Shop"),
      environment: ["PATH": folder.url.appending(path: "bin").path + ":/usr/bin:/bin"])
    let started = FileManager.default.fileExists(atPath: mark.path)
    if started { try FileManager.default.removeItem(at: mark) }
    return started
  }

  @Test(
    "is not run by commands that can do without it",
    arguments: [
      ["list"], ["config"], ["config", "--target", "Ap"], ["config", "--schema"],
      ["create", "--help"], ["complete", "fish", "--", "create", "X", "--target", ""],
      ["templates", "list"], ["templates", "show", "viper"],
      ["templates", "export", "vip", "Copy/vip"], ["templates", "new", "Mine/screen"],
      ["templates", "check", "../Templates/pair"], ["verify", "--no-build"],
      ["remove", "SignIn", "--dry-run"], ["remove", "Typo"], ["update", "Typo"],
      ["remove", "SignIn"], ["create", "X", "--package-path", "../Shp"],
    ])
  func without(words: [String]) throws {
    #expect(try !starts(words))
  }

  @Test(
    "is run by commands that place files in its targets, previews included",
    arguments: [
      ["create", "New"], ["create", "New", "--dry-run"], ["rename", "SignIn", "LogIn"],
      ["change", "SignIn", "--text", "bye", "--dry-run"],
      ["update", "--check", "--templates", "../Templates"],
    ])
  func with(words: [String]) throws {
    #expect(try starts(words))
  }
}
