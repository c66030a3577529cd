import ScaffoldRecognition
import ScaffoldSwift

/// Functions that create a module, by their names: those of types that are no part of a module, and `makeLogin`.
struct MakerCalls {
  /// A function of a type that is no part of a module.
  private struct Function {
    let type: String
    /// The module that it creates; `nil` if it creates several.
    var module: Int?
  }

  private var functions: [String: Function] = [:]
  private var modules: [String: Int] = [:]
  private let names: [String]

  init(_ modules: [RecognizedModule]) {
    names = modules.map(\.name)
    for (index, module) in modules.enumerated() where self.modules[module.name] == nil {
      self.modules[module.name] = index
    }
  }

  /// Names that many functions have, whatever they create.
  private static let common: Set<String> = [
    "init", "start", "build", "make", "create", "show", "present", "configure", "assemble", "setup",
    "resolve", "body", "application", "scene", "viewDidLoad", "run", "load", "register", "push",
    "makeUIViewController", "createModule", "prepare", "open", "select", "navigate", "route",
    "destination", "view", "screen", "viewController", "getViewController", "controller",
  ]

  /// Adds a function in which a module is created.
  mutating func add(_ name: String, of type: String, module: Int) {
    guard !Self.common.contains(name) else { return }
    if let known = functions[name] {
      if known.module != module { functions[name]?.module = nil }
    } else {
      functions[name] = Function(type: type, module: module)
    }
  }

  /// Keeps the functions whose names no other function of some files has.
  mutating func keepUnique(in scans: [SourceScan]) {
    guard !functions.isEmpty else { return }
    var counts: [String: Int] = [:]
    for scan in scans {
      for function in scan.functions { counts[function.name, default: 0] += 1 }
    }
    functions = functions.filter { counts[$0.key] == 1 && $0.value.module != nil }
  }

  // A function such as `getOrders` returns data more often than a screen.
  private static let beginnings = ["make", "create", "build", "assemble", "instantiate"].map {
    Array($0.utf8)
  }
  private static let endings: Set<String> = [
    "", "Screen", "Module", "View", "ViewController", "Controller", "Scene", "Flow", "VC", "Router",
    "Coordinator", "Wireframe",
  ]

  /// The modules that the code of a file creates by calls.
  func found(in scan: SourceScan) -> [MakerFinder.Maker] {
    var found: [MakerFinder.Maker] = []
    for place in scan.tokens.indices.dropFirst()
    where scan.tokens[place].kind == .word && scan.isMark("(", at: place + 1) {
      let bytes = scan.bytes(place)
      guard bytes.count > 4, let first = bytes.first,
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
        !isDeclared(place, in: scan)
      else { continue }
      if let function = function(bytes, at: place, in: scan), let module = function.module {
        found.append(MakerFinder.Maker(place: place, module: module, assembly: function.type))
      } else if let module = module(named: bytes) {
        found.append(MakerFinder.Maker(place: place, module: module))
      }
    }
    return found
  }

  private func isDeclared(_ place: Int, in scan: SourceScan) -> Bool {
    ["func", "case"].contains(scan.word(place - 1)) && !scan.isMark(".", at: place - 1)
  }

  /// The function of an assembly that is called: `assembly.loginScreen()`.
  private func function(
    _ bytes: ArraySlice<UInt8>, at place: Int, in scan: SourceScan
  ) -> Function? {
    guard !functions.isEmpty, scan.isMark(".", at: place - 1),
      let function = functions[String(decoding: bytes, as: UTF8.self)], let module = function.module
    else { return nil }
    var index = place - 2
    while scan.isMark("?", at: index) || scan.isMark("!", at: index) { index -= 1 }
    let receiver = scan.word(index).lowercased()
    let type = function.type.lowercased()
    let isReceiver = receiver.count > 3 && (type.contains(receiver) || receiver.contains(type))
    let isNamed = String(decoding: bytes, as: UTF8.self).lowercased().contains(
      names[module].lowercased())
    return isReceiver || isNamed ? function : nil
  }

  /// The module in a name such as `makeLoginScreen`.
  private func module(named bytes: ArraySlice<UInt8>) -> Int? {
    guard let beginning = Self.beginnings.first(where: { bytes.starts(with: $0) }),
      bytes.count > beginning.count
    else { return nil }
    let rest = String(decoding: bytes.dropFirst(beginning.count), as: UTF8.self)
    if let module = modules[rest] { return module }
    for ending in Self.endings where !ending.isEmpty && rest.hasSuffix(ending) {
      if let module = modules[String(rest.dropLast(ending.count))] { return module }
    }
    return nil
  }
}
