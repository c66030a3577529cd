/// Splits requests, so that a module that exists keeps the options of its record that its request does not set.
struct RecordedParts {
  /// The package's folder; `nil` if nothing is recorded in it.
  private let root: (any Directory)?

  /// The parts for the package whose folder is at `path`.
  init(_ path: String, _ fileSystem: any FileSystem) throws(ScaffoldError) {
    let root = try reporting(fileSystem.directory(at: path))
    let hasRecords = try reporting(root.status(of: ModuleRecord.folder)) != nil
    self.root = hasRecords ? root : nil
  }

  /// The parts of a request whose modules go to one target: consecutive modules with the same recorded options
  /// are one part.
  func parts(
    of request: ScaffoldRequest, in target: PackageLayout.Target
  ) throws(ScaffoldError) -> [ScaffoldRequest] {
    guard let root, request.rerendering == nil else { return [request] }
    var parts: [ScaffoldRequest] = []
    for (index, module) in request.modules.enumerated() {
      var part = request
      let path = request.recordPath(of: module, in: target)
      if let record = try RecordStore.readableRecord(at: path, in: root),
        record.template == request.template
      {
        part.keepOptions(of: record)
        part.rerendering = Rerendering(
          layout: record.facts?.layout, files: try unedited(record, in: root))
      }
      part.modules = []
      part.moduleOrigins = []
      if let last = parts.last, last.presets == part.presets, last.rerendering == part.rerendering {
        part = parts.removeLast()
      }
      part.modules.append(module)
      part.moduleOrigins += request.moduleOrigins.dropFirst(index).prefix(1)
      parts.append(part)
    }
    return parts
  }

  /// The files of a module of which none was edited, so that all of them may be replaced; empty if one was.
  private func unedited(
    _ record: ModuleRecord, in root: any Directory
  ) throws(ScaffoldError) -> Set<RelativePath> {
    var files = RecordedFiles(root: root)
    let states = try attemptReading { () throws(ScaffoldError) in
      try files.states(of: record)
    }
    guard let states, !states.contains(where: { $0.state == .edited }) else { return [] }
    return Set(states.map(\.path))
  }
}

extension ScaffoldRequest {
  /// Takes the options that it does not set from the record of its module.
  fileprivate mutating func keepOptions(of record: ModuleRecord) {
    let recorded = record.options.filter { !typedPresets.contains($0.name) }
    let names = Set(recorded.map(\.name))
    presets = recorded.flatMap(\.settings) + presets.filter { !names.contains($0.name) }
  }
}
