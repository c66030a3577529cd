import Foundation
import Testing

@Suite("A hostile repository")
struct HostileRepositoryTests {
  private let origin: GitRepository

  init() throws {
    origin = try GitRepository.withTemplate()
    try origin.folder.write("", to: "tmp/keep")
  }

  @Test("cannot exhaust memory, disk or time", arguments: HostileRepository.bombs)
  func bombs(_ repository: HostileRepository) throws { try expect(repository) }

  @Test(
    "cannot write anything but regular files with plain names", arguments: HostileRepository.entries
  )
  func entries(_ repository: HostileRepository) throws { try expect(repository) }

  /// Runs `templates add` with limits for every program: 20 seconds of the processor, 256 MiB of memory and files of
  /// 64 MiB. Nothing is left behind, and a refusal changes nothing.
  private func expect(_ repository: HostileRepository) throws {
    try repository.make(origin)
    let before = try origin.package()
    let outcome = try limited("templates", "add", "../origin")
    #expect(outcome.status == repository.status, "\(outcome.errors.prefix(2_000))")
    #expect(outcome.errors.contains(repository.answer), "\(outcome.errors.prefix(2_000))")
    #expect(outcome.errors.utf8.count < 1 << 16)
    #expect(!outcome.errors.contains("\u{1B}"))
    if repository.status != 0 { #expect(try origin.package() == before) }
    #expect(try Set(origin.folder.tree(below: "tmp").keys) == ["keep"])
  }

  private func limited(_ arguments: String...) throws -> Outcome {
    let limits =
      try Program.isSanitized
      ? "ulimit -t 200" : "ulimit -t 20; ulimit -f 131072; ulimit -d 262144 2> /dev/null"
    return try Program.tool(
      "sh", ["-c", limits + "; exec \"$0\" \"$@\"", Program.viperGen.path] + arguments,
      in: origin.folder.url.appending(path: "Shop"),
      environment: ["TMPDIR": origin.folder.url.appending(path: "tmp").path])
  }

  // MARK: Large files

  /// Bytes that cannot be compressed.
  private static func noise(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    while bytes.count < count {
      withUnsafeBytes(of: generator.next()) { bytes += $0 }
    }
    return bytes
  }

  @Test("is not downloaded beside its templates, not even its large files")
  func largeFile() throws {
    let large = RawEntry(file: "video.mov", try origin.blob(Self.noise(70 << 20)))
    try origin.commit(template: try origin.templateTree(), [large])
    for address in ["../origin", origin.fileURL] {
      let outcome = try limited("templates", "add", address, "--dry-run")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    try origin.commit(template: try origin.templateTree([large]))
    let inside = try limited("templates", "add", "../origin")
    #expect(inside.status == 65 && inside.errors.contains("'video.mov' is larger than 4194304"))
  }

  @Test("is downloaded as a whole if its server cannot leave files out")
  func noFilter() throws {
    try origin.git("config", "uploadpack.allowFilter", "false")
    let large = RawEntry(file: "video.mov", try origin.blob(Self.noise(5 << 20)))
    try origin.commit(template: try origin.templateTree(), [large])
    #expect(try limited("templates", "add", "../origin", "--dry-run").status == 0)
    try origin.commit(template: try origin.templateTree([large]))
    let inside = try limited("templates", "add", "../origin")
    #expect(inside.status == 65 && inside.errors.contains("'video.mov' is larger than 4194304"))
  }

  // MARK: Contents

  @Test("is refused if Git LFS has the contents of a file")
  func pointer() throws {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(String(repeating: "0", count: 64))
      size 12

      """
    try origin.write(pointer, to: "Templates/screen/View.swift")
    try origin.commit("Pointer")
    let outcome = try origin.add()
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "Templates/screen: error: 'View.swift' is a pointer of Git LFS"), "\(outcome.errors)")
  }

  @Test("cannot change bytes by its attributes, and keeps the executable bit")
  func attributes() throws {
    let text = "// $Id$\nstruct <<Module>>View {}\n"
    try origin.write(text, to: "Templates/screen/View.swift")
    try origin.write(
      "*.swift ident eol=crlf text filter=own export-subst working-tree-encoding=UTF-16\n",
      to: ".gitattributes")
    try origin.git("add", ".gitattributes")
    let blob = try origin.blob(text)
    let tree = try origin.git("write-tree")
    let template = try origin.tree([
      RawEntry(
        file: "template.json", try origin.git("rev-parse", "HEAD:Templates/screen/template.json")),
      RawEntry(file: "Model.swift", blob), RawEntry("100755", Array("View.swift".utf8), blob),
    ])
    let attributes = try origin.git("rev-parse", "\(tree):.gitattributes")
    try origin.commit(template: template, [RawEntry(file: ".gitattributes", attributes)])
    let filter = "[filter \"own\"]\n\tsmudge = touch '\(origin.folder.url.path)/ran'\n"
    try origin.folder.write(filter, to: "home/.gitconfig")
    let outcome = try origin.add(environment: ["HOME": origin.folder.url.path + "/home"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try origin.folder.text(of: "Shop/Templates/screen/View.swift") == text)
    let files = try origin.package()
    #expect((files["Templates/screen/View.swift"]?.permissions ?? 0) & 0o100 != 0)
    #expect((files["Templates/screen/Model.swift"]?.permissions ?? 0o100) & 0o100 == 0)
    #expect(!FileManager.default.fileExists(atPath: origin.folder.url.path + "/ran"))
  }
}
