import Hashing

extension ImageWriter {
  /// A template of which nothing has been left out, with the files of its folder.
  mutating func write(_ template: Template, of folder: BuiltInTemplate) {
    let files = folder.files.map { folder.location($0.path.description) }
    precondition(template.files.count == template.manifest.entries.count)
    let conditions = template.conditions
    writeSkippable { $0.write(template.manifest) }
    write(conditions) { $0.write($1) }
    for use in template.frameworks { write(use.condition) { $0.write(index: $1, in: conditions) } }
    for use in template.packages { write(use.condition) { $0.write(index: $1, in: conditions) } }
    for (file, entry) in zip(template.files, template.manifest.entries) {
      let source = folder.location(entry.source)
      writeSkippable { $0.write(file, source, files: files, conditions: conditions) }
    }
  }

  private mutating func write(_ manifest: TemplateManifest) {
    write(manifest.id)
    write(manifest.description)
    write(manifest.frameworks) {
      $0.write($1.name)
      $0.write($1.condition)
    }
    write(manifest.packages) { $0.write($1) }
    write(manifest.options) { $0.write($1) }
    write(manifest.entries) {
      $0.write($1.source)
      $0.write($1.path)
      $0.write($1.role)
      $0.write($1.condition)
      $0.write($1.loop)
    }
  }

  private mutating func write(_ package: TemplatePackage) {
    write(package.name)
    write(package.url)
    write(package.version)
    write(package.products)
    write(package.role)
    write(package.condition)
  }

  private mutating func write(_ option: TemplateOption) {
    write(option.name)
    write(index: option.kind, in: TemplateOption.Kind.allCases)
    write(option.values)
    write(option.defaults)
    write(option.help)
    write(option.condition)
    write(option.rule) { $0.write($1) }
    write(option.reserved.actions)
    write(option.reserved.parameters)
  }

  private mutating func write(_ role: FileRole) { write(role == .test) }

  private mutating func write(
    _ file: Template.File, _ source: String, files: [String], conditions: [Program.Condition]
  ) {
    write(file.condition) { $0.write(index: $1, in: conditions) }
    write(file.loop) { $0.write($1) }
    write(file.isExecutable)
    write(file.path, files: [], conditions: conditions)
    switch file.content {
    case .text(let program):
      write(false)
      write(program, files: files, conditions: conditions)
    case .binary:
      write(true)
      write(index: source, in: files)
    }
  }
}

extension Template {
  /// All conditions of its parts, each once.
  fileprivate var conditions: [Program.Condition] {
    var all = frameworks.compactMap(\.condition) + packages.compactMap(\.condition)
    for file in files {
      all += [file.condition].compactMap(\.self) + file.path.conditions
      if case .text(let program) = file.content { all += program.conditions }
    }
    var known: Set<Program.Condition> = []
    return all.filter { known.insert($0).inserted }
  }
}

extension TemplateImages {
  /// The images of all built-in templates.
  ///
  /// - Throws: what is wrong with one of them.
  static func made() throws(ScaffoldFailure) -> [UInt8] {
    var writer = ImageWriter()
    writer.write(EmbeddedTemplates.names.count)
    for name in EmbeddedTemplates.names {
      let folder = TemplateFolder(builtIn: name, images: .none)
      let template = try Template(folder, try TemplateManifest(of: folder))
      let files = EmbeddedTemplates.folder(name)?.files() ?? []
      writer.write(name)
      writer.write(try folder.digest().text)
      writer.writeSkippable {
        $0.write(template, of: BuiltInTemplate(path: folder.path, files: files))
      }
    }
    return writer.bytes
  }
}
