/// A module that a check generates: one way to set the options of one template.
struct Stack {
  /// What tells it from the other stacks.
  let number: Int
  /// The place of its combination in the list of all, counted from zero.
  let place: Int
  /// Combinations that are the same program for the compiler here, which this stack is built for too.
  var twins: [Twin] = []
  /// Frameworks of Apple on which conditions in its files or in those of its twins depend.
  var frameworks: Set<String> = []
  let template: Template
  /// The folders that were searched for the template.
  let templateFolders: [String]
  /// What differs from the template's defaults or was asked for, in the order of the options.
  let settings: [ScaffoldRequest.Setting]
  let module: ModulePath
  /// The target of the scratch package that gets its sources; its tests go to `<target>Tests`.
  let target: String
  let planner: Planner
  let packages: [RequiredPackage]
  let files: [Planner.Rendered]

  /// A combination that is not built, since another one is the same here.
  struct Twin {
    let place: Int
    let template: String
    let settings: [ScaffoldRequest.Setting]
    let module: String
    let fileCount: Int
    let hasTests: Bool
  }

  /// The stack of a combination; its module has a name after its number if none is given.
  init(
    _ combination: Combination, number: Int, place: Int? = nil, name: String? = nil, target: String
  ) throws(ScaffoldFailure) {
    self.number = number
    self.place = place ?? number
    self.target = target
    template = combination.template
    templateFolders = combination.templateFolders
    settings = combination.settings
    packages = combination.packages
    module = try ModulePath(name ?? StackName.name(number))
    planner = Planner(
      template: template, options: combination.options,
      target: .init(name: target, folder: ["Sources", target]),
      testTarget: .init(name: target + "Tests", folder: ["Tests", target + "Tests"]))
    files = try planner.files(for: module, below: [])
  }

  /// The paths of its Swift files below the scratch package, by role.
  func swiftFiles(_ role: FileRole) -> [String] {
    files.filter { $0.role == role && $0.file.path.name.hasSuffix(".swift") }
      .map(\.file.path.description)
  }

  var hasTests: Bool { files.contains { $0.role == .test } }

  /// Whether its sources come with files that are no code, such as a storyboard.
  var hasResources: Bool {
    files.contains { $0.role == .source && !$0.file.path.name.hasSuffix(".swift") }
  }

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
