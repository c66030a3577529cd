/// A module that a check generates: one way to set the options of one template.
struct Stack {
  /// Identifies the stack among all stacks of the check.
  let number: Int
  /// The place of its combination in the list of all combinations, counted from zero.
  let place: Int
  /// Further combinations that render to the same files. The stack's result applies to them too.
  let twins: [Twin]
  let template: Template
  /// The folders that were searched for the template.
  let templateFolders: [String]
  /// The options that take effect, in the template's order.
  let settings: [ScaffoldRequest.Setting]
  let module: ModulePath
  /// The target of the scratch package that gets its sources; its tests go to `<target>Tests`.
  let target: String
  let planner: Planner
  let packages: [RequiredPackage]
  let files: [Planner.Rendered]

  /// A combination that renders to the same files as the one that is checked.
  struct Twin {
    let place: Int
    let settings: [ScaffoldRequest.Setting]
    let module: String
  }

  /// The stack of a combination, whose module gets the name `name`.
  init(
    _ combination: Combination, number: Int, place: Int, name: String, target: String,
    twins: [Twin] = []
  ) throws(ScaffoldError) {
    self.number = number
    self.place = place
    self.target = target
    self.twins = twins
    template = combination.template
    templateFolders = combination.templateFolders
    settings = combination.settings
    packages = combination.packages
    module = try ModulePath(name)
    planner = Planner(
      template: template, options: combination.options,
      target: .init(name: target, folder: ["Sources", target]),
      testTarget: .init(name: target + "Tests", folder: ["Tests", target + "Tests"]))
    files = try planner.files(for: module, below: [])
  }

  /// The stack of a combination that is only rendered, under a name that is the same for all combinations.
  init(trying combination: Combination) throws(ScaffoldError) {
    try self.init(
      combination, number: 0, place: 0, name: "SomeModule", target: "SomeTarget")
  }

  /// The paths of its Swift files below the scratch package, by role.
  func swiftFiles(_ role: FileRole) -> [String] {
    files.filter { $0.role == role && $0.file.path.name.hasSuffix(".swift") }
      .map(\.file.path.description)
  }

  var hasTests: Bool { files.contains { $0.role == .test } }

  /// Whether its sources include files other than Swift files, such as a storyboard.
  var hasResources: Bool {
    files.contains { $0.role == .source && !$0.file.path.name.hasSuffix(".swift") }
  }

  /// The number of combinations that the stack's result applies to.
  var combinationCount: Int { 1 + twins.count }

  /// The options as a person types them for `create`: `--ui uikit --testing xctest`.
  var flags: String {
    settings.map { "--\($0.name) \($0.value.shellQuoted)" }.joined(separator: " ")
  }
}

/// One way to set the options of a template.
struct Combination {
  let template: Template
  let templateFolders: [String]
  let settings: [ScaffoldRequest.Setting]
  let options: OptionValues
  /// The packages that its code needs.
  let packages: [RequiredPackage]
}
