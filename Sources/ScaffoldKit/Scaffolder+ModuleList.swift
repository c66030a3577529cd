extension Scaffolder {
  /// Returns the requests for a list of modules, for ``plan(_:remembers:progress:)``. Each equals `base` except
  /// for the settings of its entries. Consecutive entries with the same settings become one request.
  ///
  /// The options that `base` sets apply to other templates as well, if they have such options.
  ///
  /// - Parameters:
  ///   - list: the modules.
  ///   - base: the settings of entries without settings of their own; its modules are ignored.
  ///   - configuration: the package's settings of template options.
  /// - Returns: the requests of all valid entries, and everything that is wrong with the others, in the order
  ///   of the list. Report the problems before you write anything.
  public func requests(
    for list: ModuleList, like base: ScaffoldRequest, _ configuration: Configuration? = nil
  ) -> (requests: [ScaffoldRequest], problems: [Diagnostic]) {
    var maker = ListedRequests(base: base, configuration: configuration, scaffolder: self)
    for entry in list.entries { maker.add(entry) }
    return (maker.requests, (list.problems + maker.problems).inOrderOfPlaces)
  }
}

/// Makes the requests of a list.
private struct ListedRequests {
  let base: ScaffoldRequest
  let configuration: Configuration?
  let scaffolder: Scaffolder
  private(set) var requests: [ScaffoldRequest] = []
  private(set) var problems: [Diagnostic] = []
  private var templates: [String: Template] = [:]
  /// The request that the previous entry makes, without its module.
  private var latest: ScaffoldRequest?

  /// A template, and the settings that replace its defaults.
  private struct Template {
    let description: TemplateDescription
    let presets: [ScaffoldRequest.Setting]
    /// The names of those that the user typed.
    let typed: Set<String>
  }

  init(base: ScaffoldRequest, configuration: Configuration?, scaffolder: Scaffolder) {
    var base = base
    base.modules = []
    base.ignoresFolder = true
    base.sharedSettings = base.settings
    self.base = base
    self.configuration = configuration
    self.scaffolder = scaffolder
  }

  mutating func add(_ entry: ModuleList.Entry) {
    guard problems.count < Diagnostic.mostOfAFile else { return }
    let origin = ScaffoldRequest.Origin(entry.place, .data)
    let wanted: ScaffoldRequest
    do throws(ScaffoldError) {
      wanted = try request(for: entry)
    } catch {
      problems += error.diagnostics
      return
    }
    if wanted != latest {
      var request = wanted
      request.origins[.modules] = origin
      if entry.template != nil || !entry.options.isEmpty { request.origins[.options] = origin }
      requests.append(request)
    }
    latest = wanted
    requests[requests.count - 1].modules.append(entry.module)
    requests[requests.count - 1].moduleOrigins.append(origin)
  }

  /// The request that an entry makes, without its module.
  private mutating func request(
    for entry: ModuleList.Entry
  ) throws(ScaffoldError) -> ScaffoldRequest {
    var request = base
    if let target = entry.target {
      request.target = target.content
      request.origins[.target] = .init(target.place, .data)
      // The test target of another target does not fit.
      request.testTarget = nil
      request.origins[.testTarget] = nil
    }
    if let testTarget = entry.testTarget {
      request.testTarget = testTarget.content
      request.origins[.testTarget] = .init(testTarget.place, .data)
    }
    if let into = entry.into {
      request.subfolder = into.content
      request.subfolderIsFromPackage = false
    }
    if entry.template != nil || !entry.options.isEmpty { try choose(entry, &request) }
    return request
  }

  private mutating func choose(
    _ entry: ModuleList.Entry, _ request: inout ScaffoldRequest
  ) throws(ScaffoldError) {
    if let template = entry.template {
      request.template = template.content
      request.origins[.template] = .init(template.place, .data)
    }
    let template = try request.locating(.template) { () throws(ScaffoldError) in
      try self.template(request.template)
    }
    if request.template != base.template {
      request.settings = []
      request.sharedSettings = []
      request.presets = template.presets
      request.typedPresets = template.typed
    }
    var problems: [Diagnostic] = []
    for member in entry.options {
      let texts = attempt(&problems) { () throws(ScaffoldError) in
        try template.description.texts(of: member)
      }
      request.settings.removeAll { $0.name == member.name }
      request.sharedSettings.removeAll { $0.name == member.name }
      request.settings += (texts ?? []).map { .init(member.name, $0) }
    }
    guard problems.isEmpty else {
      throw ScaffoldError(problems.map { $0.inCategory(.data) })
    }
  }

  private mutating func template(_ id: String) throws(ScaffoldError) -> Template {
    if let known = templates[id] { return known }
    let description = try scaffolder.template(id, folders: base.templateFolders)
    let names = Set(description.options.map(\.name))
    let typed = base.settings.filter { names.contains($0.name) }
    let configured = try configuration?.presets(
      for: description, without: Set(typed.map(\.name)))
    let template = Template(
      description: description, presets: typed + (configured ?? []), typed: Set(typed.map(\.name)))
    templates[id] = template
    return template
  }
}
