import Foundation
import Testing

@Suite("A secret in the address of a repository")
struct AddressSecretTests {
  private static let secret = "ghp_S3cr3t"
  private let origin: GitRepository

  init() throws {
    origin = try GitRepository.withTemplate()
  }

  private func expectNoSecret(_ outcome: Outcome, _ comment: String) throws {
    #expect(!outcome.output.contains(Self.secret), "\(comment): \(outcome.output)")
    #expect(!outcome.errors.contains(Self.secret), "\(comment): \(outcome.errors)")
  }

  /// Addresses, what is wrong with each, and the address to type instead.
  static let addresses: [(String, String, String?)] = [
    ("https://\(secret)@example.com/t.git", "a user name", "https://example.com/t.git"),
    ("https://ann:\(secret)@example.com/t.git", "a password", "https://example.com/t.git"),
    ("HTTP://\(secret):x-oauth-basic@example.com:9/t", "a password", "HTTP://example.com:9/t"),
    ("https://\(secret)@a@example.com/t.git", "a user name", "https://example.com/t.git"),
    ("https://example.com/t.git?private_token=\(secret)", "a query", "https://example.com/t.git"),
    ("https://example.com?access_token=\(secret)", "a query", "https://example.com"),
    ("https://example.com/t.git#\(secret)", "a fragment", "https://example.com/t.git"),
    ("ssh://git:\(secret)@example.com/t.git", "a password", "ssh://git@example.com/t.git"),
    ("git+ssh://git:\(secret)@example.com/t", "a password", "git+ssh://git@example.com/t"),
    ("git://\(secret)@example.com/t.git", "a user name", "git://example.com/t.git"),
    ("ftp://ann:\(secret)@example.com/t.git", "a password", "ftp://example.com/t.git"),
    ("ann:\(secret)@example.com:t.git", "a password", "example.com:t.git"),
    ("https://example.com/https://\(secret)@example.com/t", "another address", nil),
    ("https:/\(secret)@example.com/t.git", "no '//'", nil),
    ("https:\(secret)@example.com/t.git", "no '//'", nil),
    ("ext::curl https://\(secret)@example.com", "a program that git would run", nil),
    ("https://\(secret)@example.com/a\nb", "is not a valid address", nil),
  ]

  @Test("is refused, and neither printed nor recorded", arguments: addresses)
  func refused(address: String, problem: String, clean: String?) throws {
    let before = try origin.package()
    for options in [[], ["--json"], ["--into", "../x", "--ref=-x"], ["--no-such-option"]] {
      let outcome = try origin.run(["templates", "add", address] + options)
      #expect(outcome.status == (options.contains("../x") ? outcome.status : 64))
      #expect(outcome.status != 0)
      try expectNoSecret(outcome, address)
    }
    let outcome = try origin.add(address: address)
    #expect(outcome.errors.contains(problem), "\(outcome.errors)")
    if let clean { #expect(outcome.errors.contains(clean), "\(outcome.errors)") }
    let second = try origin.run(["templates", "add", "../origin", address])
    #expect(second.status == 64)
    if address.contains("://") { try expectNoSecret(second, address) }
    #expect(try origin.package() == before)
  }

  @Test(
    "is none if it is a user name of ssh",
    arguments: ["git@127.0.0.1:t.git", "ssh://git@127.0.0.1:9/t.git", "ssh://ann@127.0.0.1:9/~/t"])
  func userOfSSH(address: String) throws {
    try origin.folder.write("#!/bin/sh\nexit 255\n", to: "bin/ssh")
    let ssh = origin.folder.url.appending(path: "bin/ssh").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ssh)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try origin.add(
      address: address,
      environment: ["PATH": origin.folder.url.appending(path: "bin").path + ":" + path])
    #expect(outcome.status == 66 || outcome.status == 74, "\(outcome.errors)")
    #expect(outcome.errors.contains("git cannot read '\(address)'"), "\(outcome.errors)")
  }

  @Test("is not printed if the user's settings put it into the address")
  func rewritten() throws {
    try origin.folder.write(
      """
      [url "http://ann:\(Self.secret)@127.0.0.1:9/"]
      \tinsteadOf = https://one.example.com/
      [url "http://\(Self.secret)@127.0.0.1:9/"]
      \tinsteadOf = https://two.example.com/
      [url "http://127.0.0.1:9/?private_token=\(Self.secret)&x="]
      \tinsteadOf = https://three.example.com/

      """, to: "home/.gitconfig")
    let home = ["HOME": origin.folder.url.appending(path: "home").path]
    for host in ["one", "two", "three"] {
      let outcome = try origin.add(address: "https://\(host).example.com/t", environment: home)
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("127.0.0.1"), "\(outcome.errors)")
      try expectNoSecret(outcome, host)
    }
  }

  // MARK: A configuration that has one

  /// Writes the configuration of an earlier version with this address, which leads to the repository.
  private func record(_ address: String) throws -> [String: String] {
    try origin.folder.write(
      "[url \"\(origin.fileURL)\"]\n\tinsteadOf = https://example.com/t.git\n",
      to: "home/.gitconfig")
    let home = ["HOME": origin.folder.url.appending(path: "home").path]
    let added = try origin.add(address: "https://example.com/t.git", environment: home)
    try #require(added.status == 0, "\(added.errors)")
    let recorded = try origin.configuration().replacing("https://example.com/t.git", with: address)
    try #require(recorded.contains(Self.secret))
    try origin.folder.write(recorded, to: "Shop/.viper-gen.json")
    return home
  }

  static let recorded = [
    "https://\(secret)@example.com/t.git", "https://ann:\(secret)@example.com/t.git",
    "https://example.com/t.git?token=\(secret)", "https://example.com/t.git#\(secret)",
    #"https:\/\/\#(secret)@example.com\/t.git"#,
  ]

  @Test("is not printed by any command", arguments: recorded)
  func shown(address: String) throws {
    let home = try record(address)
    let commands = [
      ["list"], ["config"], ["config", "--json"], ["templates", "list"],
      ["templates", "show", "screen"],
      ["create", "SignIn", "--template", "screen", "--dry-run"],
      ["templates", "add", "https://example.com/t.git", "--diff"],
      ["templates", "add", "https://example.com/t.git", "--diff", "--json"],
      ["templates", "add", "https://example.com/t.git", "--dry-run", "--json"],
    ]
    for command in commands {
      let outcome = try origin.run(command, environment: home)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
      try expectNoSecret(outcome, command.joined(separator: " "))
    }
    let config = try origin.run(["config"])
    #expect(config.output.contains("https://example.com/t.git"), "\(config.output)")
  }

  @Test(
    "is not printed with an error in the configuration",
    arguments: [recorded[0], recorded[2], recorded[4]])
  func errors(address: String) throws {
    let home = try record(address)
    let text = try origin.configuration()
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"url\"") })
    let broken = [
      text.replacing("\"commit\": \"", with: "\"commit\": \"x"),
      text.replacing(line, with: line.dropLast() + "; \"x\": 1,"),
      text.replacing(line, with: line + " \"urll\": \"https://\(Self.secret)@example.com\","),
      text.replacing(line, with: line + String(repeating: " ", count: 300) + "x"),
      text.replacing("\"url\": ", with: "\"url\": [").replacing(
        ",\n      \"commit\"", with: "],\n      \"commit\""),
      text.replacing("\n", with: " "),
    ]
    for text in broken {
      try origin.folder.write(text, to: "Shop/.viper-gen.json")
      for command in [
        ["config"], ["config", "--json"], ["list"], ["templates", "add", "../origin"],
      ] {
        try expectNoSecret(try origin.run(command, environment: home), text)
      }
    }
    // The folder of the templates is gone.
    try origin.folder.write(text, to: "Shop/.viper-gen.json")
    try FileManager.default.removeItem(at: origin.folder.url.appending(path: "Shop/Templates"))
    let gone = try origin.run(["config"])
    #expect(gone.status == 78)
    #expect(gone.errors.contains("viper-gen templates add https://example.com/t.git"))
    try expectNoSecret(gone, "gone")
  }

  @Test("is removed from the configuration by the next update, with a warning", arguments: recorded)
  func removed(address: String) throws {
    let home = try record(address)
    let outcome = try origin.add(address: "https://example.com/t.git", environment: home)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: the address in .viper-gen.json had a password"))
    try expectNoSecret(outcome, address)
    let configuration = try origin.configuration()
    #expect(!configuration.contains(Self.secret))
    #expect(configuration.ranges(of: "example.com").count == 1)
    #expect(
      try origin.add(address: "https://example.com/t.git", environment: home).errors.hasPrefix(
        "unchanged"))
  }
}
