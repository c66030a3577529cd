/// One built-in template as it is once it has been read: its manifest, then its files.
struct TemplateImage: Sendable {
  private let start: ImageReader
  private let template: BuiltInTemplate

  init(_ reader: ImageReader, of template: BuiltInTemplate) {
    start = reader
    self.template = template
  }

  /// What the `template.json` says.
  var manifest: TemplateManifest {
    var reader = start
    _ = reader.number()
    return reader.manifest(of: template)
  }

  /// The template, without what the options leave out where there are any.
  func template(_ manifest: TemplateManifest, under options: OptionValues?) -> Template {
    var reader = start
    reader.skip(reader.number())
    let scope = options == nil ? TemplateScope(of: manifest) : .withoutVariables
    let conditions = ForeseenConditions(
      reader.list { $0.condition() }, foresight: Template.foresight(options, scope))
    let frameworks = manifest.frameworks.compactMap { use in
      let condition = reader.optional { conditions.all[$0.number()] }
      return ReservedNames.Framework(rawValue: use.name).map {
        Template.FrameworkUse(framework: $0, condition: condition)
      }
    }
    let packages = manifest.packages.map {
      Template.PackageUse(package: $0, condition: reader.optional { conditions.all[$0.number()] })
    }
    var builder = ProgramBuilder()
    let files = manifest.entries.compactMap {
      reader.file($0, of: template, &builder, conditions)
    }
    return Template(
      manifest: manifest, scope: scope, files: files, frameworks: frameworks, packages: packages)
  }
}

extension ImageReader {
  fileprivate mutating func manifest(of template: BuiltInTemplate) -> TemplateManifest {
    let id = text()
    let description = text()
    let frameworks = numbered { reader, index in
      let name = reader.text()
      return TemplateManifest.FrameworkUse(
        name: name, condition: reader.optionalText(),
        part: .element(of: template, array: "frameworks", index: index))
    }
    let packages = numbered { $0.package(.element(of: template, array: "packages", index: $1)) }
    let options = list { $0.option() }
    let entries = numbered { $0.entry(.element(of: template, array: "files", index: $1)) }
    return TemplateManifest(
      id: id, description: description, frameworks: frameworks, packages: packages,
      options: options, entries: entries, part: .whole(template))
  }

  private mutating func package(_ part: ManifestPart) -> TemplatePackage {
    let (name, url, version) = (text(), text(), text())
    let products = texts()
    let role = role()
    return TemplatePackage(
      name: name, url: url, version: version, products: products, role: role,
      condition: optionalText(), part: part)
  }

  private mutating func option() -> TemplateOption {
    let name = text()
    let kind = TemplateOption.Kind.allCases[number()]
    let (values, defaults) = (texts(), texts())
    let help = text()
    let condition = optionalText()
    let rule = optional { $0.condition() }
    let (actions, parameters) = (texts(), texts())
    return TemplateOption(
      name: name, kind: kind, values: values, defaults: defaults, help: help,
      condition: condition, rule: rule, reserved: .init(actions: actions, parameters: parameters))
  }

  private mutating func entry(_ part: ManifestPart) -> TemplateManifest.Entry {
    let (source, path) = (text(), text())
    let role = role()
    let condition = optionalText()
    return TemplateManifest.Entry(
      source: source, path: path, role: role, condition: condition, loop: optionalText(),
      part: part)
  }

  private mutating func role() -> FileRole { flag() ? .test : .source }

  /// The file that is next; `nil` when it is known never to be written.
  fileprivate mutating func file(
    _ entry: TemplateManifest.Entry, of template: BuiltInTemplate,
    _ builder: inout ProgramBuilder, _ conditions: ForeseenConditions
  ) -> Template.File? {
    let count = number()
    let end = position + count
    defer { move(to: end) }
    let condition = optional { $0.number() }
    let fate = condition.flatMap { conditions.fates[$0] }
    if fate == false { return nil }
    let loop = optional { $0.valuePath() }
    let isExecutable = flag()
    let path = program(TemplateFolder.manifestName, of: template, &builder, conditions)
    let content: Template.Content =
      flag()
      ? .binary(template.files[number()].bytes)
      : .text(program(entry.source, of: template, &builder, conditions))
    return Template.File(
      path: path, role: entry.role,
      condition: fate == nil ? condition.map { conditions.all[$0] } : nil, loop: loop,
      content: content, isExecutable: isExecutable, part: entry.part)
  }
}

/// The conditions of a template, and what is known of each before a module is.
struct ForeseenConditions {
  let all: [Program.Condition]
  let fates: [Bool?]
  let foresight: TemplateParser.Foresight

  init(_ all: [Program.Condition], foresight: @escaping TemplateParser.Foresight) {
    self.all = all
    self.foresight = foresight
    fates = all.map(foresight)
  }
}
