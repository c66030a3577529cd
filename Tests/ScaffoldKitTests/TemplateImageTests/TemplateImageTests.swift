import Testing

@testable import ScaffoldKit

@Suite("The built-in templates as a release carries them")
struct TemplateImageTests {
  private static let images = Result { try Images().images }

  /// Images in memory that nobody gives back.
  private struct Images: Sendable {
    let images: TemplateImages

    init() throws {
      let bytes = try TemplateImages.made()
      let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = memory.initialize(from: bytes)
      images = TemplateImages(UnsafeBufferPointer(memory))
    }
  }

  private static func folder(_ id: String) throws -> TemplateFolder {
    TemplateFolder(builtIn: id, images: try images.get())
  }

  @Test("say what the template.json says", arguments: EmbeddedTemplates.names)
  func manifest(_ id: String) throws {
    let read = try TemplateManifest(of: TemplateFolder(builtIn: id, images: .none))
    let folder = try Self.folder(id)
    #expect(folder.image != nil)
    let carried = try TemplateManifest(of: folder)
    #expect(carried.id == read.id)
    #expect(carried.description == read.description)
    #expect(carried.options == read.options)
    #expect(carried.options.map(\.rule) == read.options.map(\.rule))
    #expect(carried.frameworks.map(\.name) == read.frameworks.map(\.name))
    #expect(carried.frameworks.map(\.condition) == read.frameworks.map(\.condition))
    #expect(carried.packages.map(\.url) == read.packages.map(\.url))
    #expect(carried.packages.map(\.products) == read.packages.map(\.products))
    #expect(carried.packages.map(\.json) == read.packages.map(\.json))
    #expect(carried.entries.map(\.path) == read.entries.map(\.path))
    #expect(carried.entries.map(\.role) == read.entries.map(\.role))
    #expect(carried.entries.map(\.loop) == read.entries.map(\.loop))
    #expect(carried.entries.map(\.json) == read.entries.map(\.json))
    #expect(carried.json == read.json)
  }

  @Test(
    "render what the texts do, with the places that it comes from",
    arguments: EmbeddedTemplates.names)
  func rendersAlike(_ id: String) throws {
    var request = VerifyRequest(temporaryFolder: "/tmp")
    request.templates = [id]
    let list = StackList(request: request, fileSystem: DiskFileSystem())
    let table = try #require(try list.tables().first)
    let texts = TemplateFolder(builtIn: id, images: .none)
    let manifest = table.template.manifest
    let whole = try Template(Self.folder(id), manifest)
    #expect(table.rows.count > 10)
    for (round, row) in table.rows.enumerated() {
      let settings = try table.combination(row, round: round).settings
      let options = try OptionValues(settings, of: manifest)
      let read = Self.planner(try Template(texts, manifest, under: options), options)
      let carried = Self.planner(try Template(Self.folder(id), manifest, under: options), options)
      let module = try ModulePath("SignIn")
      let files = try read.files(for: module, below: [])
      let others = try carried.files(for: module, below: [])
      #expect(files.count > 2)
      #expect(files.map(\.file) == others.map(\.file), "\(settings)")
      let all = try Self.planner(whole, options).files(for: module, below: [])
      #expect(files.map(\.file) == all.map(\.file), "\(settings)")
      for (file, other) in zip(files, others) {
        let trace = try #require(try read.trace(file, of: module))
        let otherTrace = try #require(try carried.trace(other, of: module))
        for line in stride(from: 1, to: 40, by: 3) {
          #expect(
            trace.origin(line: line, column: 3) == otherTrace.origin(line: line, column: 3))
        }
      }
    }
  }

  @Test("take no more instructions than the texts do", arguments: EmbeddedTemplates.names)
  func isAsShort(_ id: String) throws {
    let texts = TemplateFolder(builtIn: id, images: .none)
    let manifest = try TemplateManifest(of: texts)
    let options = try OptionValues([], of: manifest)
    let read = try Template(texts, manifest, under: options)
    let carried = try Template(Self.folder(id), manifest, under: options)
    #expect(read.files.count == carried.files.count)
    for (one, other) in zip(read.files, carried.files) {
      guard case .text(let one) = one.content, case .text(let other) = other.content else {
        continue
      }
      #expect(Self.steps(other) <= Self.steps(one), "\(one.path)")
      #expect(other.literalText.count <= one.literalText.count, "\(one.path)")
    }
  }

  /// How many instructions there are, texts apart: those that follow each other may be one or several.
  private static func steps(_ program: Program) -> Int {
    program.instructions.count { if case .text = $0 { false } else { true } }
  }

  @Test("stand for nothing but the folder that they were made of")
  func otherFolder() throws {
    let viper = try #require(EmbeddedTemplates.folder("viper"))
    let changed = EmbeddedFolder(name: viper.name, digest: "0", files: viper.files)
    let unknown = EmbeddedFolder(name: "unknown", digest: viper.digest, files: viper.files)
    #expect(try Self.images.get().image(of: viper) != nil)
    #expect(try Self.images.get().image(of: changed) == nil)
    #expect(try Self.images.get().image(of: unknown) == nil)
    #expect(TemplateImages.none.image(of: viper) == nil)
  }

  @Test("are told to the assembler byte by byte, with their length before them")
  func assembly() throws {
    let lines = try BuildStamp.templateImages().split(separator: "\n")
    let bytes = lines.filter { $0.hasPrefix(".byte ") }.compactMap { UInt8($0.dropFirst(6)) }
    let images = try TemplateImages.made()
    #expect(lines.contains("viperGenTemplateImages:"))
    #expect(Array(bytes.dropFirst(4)) == images)
    #expect(bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == images.count)
  }

  private static func planner(_ template: Template, _ options: OptionValues) -> Planner {
    Planner(
      template: template, options: options,
      target: .init(name: "Demo", folder: ["Sources", "Demo"]),
      testTarget: .init(name: "DemoTests", folder: ["Tests", "DemoTests"]))
  }
}
