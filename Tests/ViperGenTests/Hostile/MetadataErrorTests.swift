import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Faults at the system calls that give a new file what the old one has.
@Suite(
  "A file whose extras cannot be kept",
  .enabled(if: Tracer.isThere && FileExtras.areKept, "strace and extended attributes are needed"))
struct MetadataErrorTests {
  /// The fault, an attribute of the file, and what the message names.
  static let faults: [(fault: String, attribute: String, named: String)] = [
    ("fsetxattr:error=EPERM", "user.note", "keep the extended attribute 'user.note' of"),
    ("fsetxattr:error=EOPNOTSUPP", "user.\u{1B}[31m", "'user.\\u{1B}[31m' of"),
    ("fsetxattr:error=ENOSPC", "user.note", "keep the extended attribute 'user.note' of"),
    ("fsetxattr:error=EPERM", FileExtras.accessList, "keep the access list of"),
    ("fgetxattr:error=EIO", "user.note", "read the extended attributes of"),
    ("flistxattr:error=EACCES", "user.note", "read the extended attributes of"),
    ("fchmod:error=EPERM", "user.note", "keep the permissions of"),
    ("renameat2:error=EIO:when=2", "user.note", "cannot replace"),
  ]

  @Test("is not touched, and the message names it", arguments: faults)
  func refused(fault: String, attribute: String, named: String) throws {
    let folder = try Self.world(attribute)
    let tree = try Self.files(folder)
    let extras = try folder.extras(below: "P")
    let outcome = try Self.run(folder, fault: fault)
    #expect(outcome.status == 74, "\(outcome.errors)")
    #expect(outcome.errors.contains(named), "\(outcome.errors)")
    #expect(outcome.errors.contains("SignInView.swift'"), "\(outcome.errors)")
    #expect(try Self.files(folder) == tree)
    #expect(try folder.extras(below: "P") == extras)
  }

  /// Only an administrator may set a label.
  static let allowed =
    [("flistxattr:error=EOPNOTSUPP", "user.note")]
    + (geteuid() == 0 ? [("fsetxattr:error=EPERM", "security.label")] : [])

  @Test("is written if there are none, or the system assigns them by itself", arguments: allowed)
  func isWritten(fault: String, attribute: String) throws {
    let folder = try Self.world(attribute)
    let outcome = try Self.run(folder, fault: fault)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.text(of: Self.view) != "// mine\n")
  }

  @Test("is created for its user alone, and gets its rights before its first byte")
  func order() throws {
    let folder = try Self.world(FileExtras.accessList)
    let outcome = try Self.run(folder, fault: nil)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let calls = try folder.text(of: "log").split(separator: "\n")
    let created = try #require(
      calls.firstIndex { $0.contains("O_CREAT") && $0.contains("\".viper-gen-0-") })
    #expect(calls[created].contains("O_EXCL|O_NOFOLLOW|O_CLOEXEC, 0600)"), "\(calls[created])")
    let rest = calls[created...]
    let written = try #require(rest.firstIndex { $0.contains(" write(") })
    let list = try #require(rest.firstIndex { $0.contains("fsetxattr(") })
    let bits = try #require(rest.firstIndex { $0.contains("fchmod(") && $0.contains("0640") })
    #expect(list < bits && bits < written)
    #expect(!rest[written...].contains { $0.contains("chmod(") || $0.contains("chown(") })
  }

  @Test(
    "belongs to another user and is not touched",
    .enabled(if: PlainUser.isAnother, "an administrator and setpriv are needed"))
  func otherOwner() throws {
    let folder = try Self.world("user.note")
    let view = folder.url.appending(path: Self.view)
    let former = "\"$0\" create SignIn --force --package-path P"
    #expect(try PlainUser.run(former, in: folder).status == 0)
    try Data("// mine\n".utf8).write(to: view)
    try #require(chown(view.path, 0, 0) == 0 && chmod(view.path, 0o644) == 0)
    let tree = try Self.files(folder)
    let outcome = try PlainUser.run(former, in: folder, owning: false)
    #expect(outcome.status == 74, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot keep the owner of"), "\(outcome.errors)")
    #expect(outcome.errors.contains("help: run the command as the owner of the file"))
    #expect(try Self.files(folder) == tree)
  }

  // MARK: Helpers

  private static let view = "P/Sources/App/SignIn/SignInView.swift"

  /// A package with a module, in which one file differs and has an attribute.
  private static func world(_ attribute: String) throws -> TemporaryFolder {
    let folder = try SmallPackage.folder()
    try #require(try folder.viperGen("create", "SignIn", "--package-path", "P").status == 0)
    try folder.write("// mine\n", to: view)
    let url = folder.url.appending(path: view)
    let isList = attribute == FileExtras.accessList
    try FileExtras.set(
      attribute,
      isList ? FileExtras.list(user: 1, 4, group: 4, mask: 4, others: 0) : Array("x".utf8), on: url)
    try #require(chmod(url.path, 0o640) == 0)
    return folder
  }

  /// The entries of the package. A folder's time changes with each hidden file.
  private static func files(
    _ folder: TemporaryFolder
  ) throws -> [String: TemporaryFolder.Entry?] {
    try folder.tree(below: "P").mapValues { $0.contents == nil ? nil : $0 }
  }

  private static func run(_ folder: TemporaryFolder, fault: String?) throws -> Outcome {
    let call = fault?.prefix { $0 != ":" }
    return try Program.tool(
      "strace",
      ["-f", "-o", folder.url.appending(path: "log").path]
        + (fault.map { ["-e", "trace=\(call ?? "")", "-e", "inject=\($0)"] } ?? [])
        + [Program.viperGen.path, "create", "SignIn", "--force", "--package-path", "P"],
      in: folder.url, environment: ["XDG_CACHE_HOME": folder.url.path + "/.test-cache"])
  }
}
