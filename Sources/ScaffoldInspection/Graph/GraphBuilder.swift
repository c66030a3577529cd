import ScaffoldRecognition

/// Collects the nodes and edges of the modules of a project.
struct GraphBuilder {
  private struct Key: Hashable {
    let from: String
    let to: String
    let kind: ModuleGraph.Kind
  }

  private let modules: [RecognizedModule]
  private let names: [String]
  private var owners: ModuleOwners
  private var others: [String: ModuleGraph.Node] = [:]
  private var places: [Key: Set<SourcePlace>] = [:]
  private var recorded: Set<Key> = []
  /// The edges of assemblies whose functions other code calls.
  private var passedOn: Set<Key> = []

  init(_ modules: [RecognizedModule], _ roles: RoleTable) {
    self.modules = modules
    owners = ModuleOwners(modules, roles)
    var counts: [String: Int] = [:]
    for module in modules { counts[module.name, default: 0] += 1 }
    names = modules.map { counts[$0.name, default: 0] > 1 ? "\($0.target).\($0.name)" : $0.name }
  }

  /// - Parameter isCancelled: asked between two files; `true` ends the work early.
  mutating func read(_ texts: [SourceText], isCancelled: () -> Bool) {
    let scans = texts.filter { !$0.isTest && $0.path.hasSuffix(".swift") }
      .sorted { $0.path < $1.path }
      .compactMap { isCancelled() ? nil : SourceScan($0) }
    for scan in scans { owners.add(scan) }
    var calls = MakerCalls(modules)
    let makers = scans.map { isCancelled() ? [] : MakerFinder($0, owners).found }
    for (scan, makers) in zip(scans, makers) {
      for maker in makers where source(of: maker, in: scan) == nil {
        guard let function = scan.function(around: maker.place) else { continue }
        calls.add(function, of: scan.outermostType(at: maker.place) ?? "", module: maker.module)
      }
    }
    calls.keepUnique(in: scans)
    for (scan, makers) in zip(scans, makers) where !isCancelled() {
      let found = makers + calls.found(in: scan)
      guard !found.isEmpty else { continue }
      let finder = PlaceFinder(path: scan.source.path, text: scan.source.text)
      // The preview of a view leads nowhere.
      let previews = scan.previews
      for maker in found
      where !isCancelled() && !previews.contains(where: { $0.contains(maker.place) }) {
        add(maker, in: scan, at: scan.sourcePlace(maker.place, finder))
      }
    }
    removePassedOn()
    addSegues(of: StoryboardSegues(texts, owners), scans)
  }

  /// Adds the segues of storyboards, and the places where code performs them.
  private mutating func addSegues(of segues: StoryboardSegues, _ scans: [SourceScan]) {
    for segue in segues.found where segue.source != segue.destination {
      let from = segue.source.map { names[$0] } ?? segue.sourceClass
      if segue.source == nil, others[from] == nil {
        others[from] = ModuleGraph.Node(
          name: from, target: "", isModule: false, roles: [], files: [segue.place.path],
          place: segue.place)
      }
      let key = Key(from: from, to: names[segue.destination], kind: segue.kind)
      places[key, default: []].insert(segue.place)
    }
    for scan in scans {
      guard !segues.found.isEmpty else { break }
      let finder = PlaceFinder(path: scan.source.path, text: scan.source.text)
      let modules = Set(
        scan.types.compactMap { owners.module(ofType: $0.name, in: scan.source.path) })
      for (place, segue) in modules.sorted().flatMap({ segues.performed(in: scan, by: $0) })
      where owners.module(ofType: scan.outermostType(at: place), in: scan.source.path)
        == segue.source
      {
        guard let source = segue.source, source != segue.destination else { continue }
        let key = Key(from: names[source], to: names[segue.destination], kind: segue.kind)
        places[key, default: []].insert(scan.sourcePlace(place, finder))
      }
    }
  }

  /// The index of the module whose code creates another one; `nil` if the code is no part of a module.
  private func source(of maker: MakerFinder.Maker, in scan: SourceScan) -> Int? {
    owners.module(ofType: scan.outermostType(at: maker.place), in: scan.source.path)
  }

  /// Removes the edges of types that create modules for others, such as one assembly for all modules.
  private mutating func removePassedOn() {
    for key in passedOn { places[key] = nil }
    let left = Set(places.keys.map(\.from))
    others = others.filter { left.contains($0.key) }
  }

  private mutating func add(_ maker: MakerFinder.Maker, in scan: SourceScan, at place: SourcePlace)
  {
    let from: String
    if let module = source(of: maker, in: scan) {
      guard module != maker.module else { return }
      from = names[module]
    } else {
      let type = scan.outermostType(at: maker.place)
      if let type, type.hasSuffix("Preview") || type.hasSuffix("Previews") { return }
      from = type ?? scan.source.path.split(separator: "/").last.map(String.init) ?? ""
      if others[from] == nil {
        others[from] = ModuleGraph.Node(
          name: from, target: scan.source.module, isModule: false, roles: [],
          files: [scan.source.path], place: place)
      }
    }
    if let assembly = maker.assembly, assembly != from {
      passedOn.insert(Key(from: assembly, to: names[maker.module], kind: .makes))
    }
    let kind = NavigationKind(scan, maker).kind
    let key = Key(from: from, to: names[maker.module], kind: kind)
    // `LoginAssembly().makeLogin()` names the module twice.
    let isKnown = places[key, default: []].contains {
      $0.path == place.path && $0.line == place.line
    }
    if !isKnown { places[key, default: []].insert(place) }
  }

  /// Adds what modules present by their records, where no code shows it.
  mutating func add(_ presents: [String: [String]]) {
    for (from, children) in presents {
      for to in children where names.contains(from) && names.contains(to) {
        let isShown = places.keys.contains { $0.from == from && $0.to == to }
        guard !isShown else { continue }
        let key = Key(from: from, to: to, kind: .presents)
        places[key, default: []] = []
        recorded.insert(key)
      }
    }
  }

  var nodes: [ModuleGraph.Node] {
    let found = modules.indices.map { index in
      let module = modules[index]
      return ModuleGraph.Node(
        name: names[index], target: module.target, isModule: true, roles: module.roles,
        files: module.files, place: module.parts.first?.place)
    }
    return found.sorted { $0.name < $1.name } + others.values.sorted { $0.name < $1.name }
  }

  /// The edges. What makes a module only is left out where code also shows it.
  var edges: [ModuleGraph.Edge] {
    let shown = Set(places.keys.filter { $0.kind != .makes }.map { [$0.from, $0.to] })
    return places.filter { $0.key.kind != .makes || !shown.contains([$0.key.from, $0.key.to]) }
      .map { key, places in
        ModuleGraph.Edge(
          from: key.from, to: key.to, kind: key.kind, places: places.sorted(),
          isRecorded: recorded.contains(key))
      }
      .sorted { ($0.from, $0.to, $0.kind.rawValue) < ($1.from, $1.to, $1.kind.rawValue) }
  }
}
