/// What can keep a set of modules from being written, found before anything is.
enum PlanFault: Fault {
  case noModules
  case severalPackages
  case severalNewTargets(String, String)
  case repeated(String)
  case differs
  case alike(String, String)
  case sameFile(String, String)
  case foreignFile(module: String, target: String)
  case sameFolder(String, String)
  case fileAndFolder(String, String)
  case twin(String, String)
  case reservedPlace(String, name: String)
  /// The file would lie where its target does not take sources from, but perhaps from this folder.
  case inTwoTargets(String, target: String, other: String, folder: String?)
  case notInTarget(String, target: String, folder: String?)
  case hidden(String, target: String)
  case tooLong(String)
  case longSource(String)
  case tooDeep(String)
  case inTheWay(String, FileStatus.Kind, of: Purpose)
  case fileName(String, String)
  /// A file of a template's copy stands there with other contents.
  case copyDiffers
  /// The recorded module of that name has files that the new one lacks.
  case madeOtherwise(String)
  /// A module has the types of another one of its target, of the same name.
  case madeElsewhere(String, other: String)
  /// All files of that module are there, and no record says so.
  case unrecorded(String)
  /// The recorded module of that name keeps so many files that the new one lacks, one of them this.
  case leftBehind(String, Int, RelativePath)
  case takenName(String, type: String, by: String)
  case clash(String, String, type: String)
  case typeIsName(String, type: String, module: String)
  case frameworkName(module: String, type: String, framework: String)
  /// A type of a framework or, without one, of the tested target.
  case hiddenType(String, framework: String?, user: String, by: String)
  case moduleName(String)
  case noPackageName(String)
  case targetNames(String, String)
  /// SwiftPM makes a module of that name for the tests of a package.
  case ownTestModule(String)
  case targetImport(String)

  var wording: Wording {
    switch self {
    case .noModules:
      Wording(.usage, "no-name", "no module is named", help: "type 'viper-gen create SignIn'")
    case .severalPackages:
      Wording(
        .usage, "several-packages", "the modules of one plan go into one package, by one policy",
        help: "make a plan for each package")
    case .severalNewTargets(let first, let second):
      Wording(
        .usage, "several-targets",
        "a new package has one target, not '\(shown(first))' and '\(shown(second))'",
        help: "make the package first, and add the targets to its manifest")
    case .repeated(let name):
      Wording(
        .usage, "repeated-name", "'\(shown(name))' is named twice", help: "name each module once")
    case .differs:
      Wording(
        .conflict, "conflict", "the file exists and differs",
        help: "overwrite or skip it, or move it away")
    case .alike(let name, let other):
      Wording(
        .usage, "repeated-name",
        "'\(shown(name))' and '\(shown(other))' differ in nothing but case",
        help: "choose another name for one of them")
    case .sameFile(let path, let other) where path.utf8.elementsEqual(other.utf8):
      Wording(
        .usage, "same-file", "'\(shown(path))' would be written twice",
        help: "choose another name or another place for one of them")
    case .foreignFile(let module, let target):
      Wording(
        .conflict, "foreign-file",
        "the file belongs to the module '\(shown(module))' of the target '\(shown(target))'",
        help: "choose another name or place, or another test target with --test-target")
    case .sameFile(let first, let second):
      Wording(
        .usage, "same-file", "'\(shown(first))' and '\(shown(second))' would be one file",
        help: "paths must differ in more than case")
    case .sameFolder(let first, let second):
      Wording(
        .usage, "same-file",
        "'\(shown(first))' and '\(shown(second))' would be one folder on many disks",
        help: "spell it in one way")
    case .fileAndFolder(let file, let path):
      Wording(
        .usage, "same-file", "'\(shown(file))' would be a file, and the folder of '\(shown(path))'",
        help: "choose another path for one of them")
    case .twin(let path, let other):
      Wording(
        .conflict, "same-file",
        "'\(shown(path))' and the existing '\(shown(other))' would be one on many disks",
        help: "choose a name that differs in more than case")
    case .reservedPlace(let path, let name):
      Wording(
        .containment, "reserved-place",
        "other programs act on '\(shown(name))', so '\(shown(path))' is not written",
        help: "choose another name, or another place with --into")
    case .notInTarget(let path, let target, let folder):
      Wording(
        .usage, "not-in-target",
        "'\(shown(path))' would be no part of the target '\(shown(target))', whose manifest says which are",
        help: folder.map {
          "choose a folder that the manifest names, such as '--into \($0.shellQuoted)'"
        } ?? "choose another place with --into")
    case .inTwoTargets(let path, let target, let other, let folder):
      Wording(
        .usage, "not-in-target",
        "'\(shown(path))' would be a part of '\(shown(target))' and of '\(shown(other))', and "
          + "SwiftPM allows one target",
        help: folder.map {
          "choose a folder that the other one leaves out, such as '--into \($0.shellQuoted)'"
        } ?? "choose another place with --into")
    case .hidden(let path, let target):
      Wording(
        .usage, "not-in-target",
        "'\(shown(path))' would be no part of the target '\(shown(target))': SwiftPM passes over what "
          + "begins with a dot", help: "choose another place with --into")
    case .tooLong(let path):
      Wording(
        .usage, "path-length",
        "a path has \(path.utf8.count) bytes, more than \(RelativePath.longestPath)",
        help: "choose a shorter name, or another place with --into")
    case .longSource(let name):
      Wording(
        .usage, "path-length",
        "the file '\(shown(name))' would have a name of \(name.utf8.count) bytes, more than the "
          + "compiler's index can hold (\(ReservedPlaces.longestSource))",
        help: "choose a shorter name for the module")
    case .tooDeep(let path):
      Wording(
        .usage, "path-length", "'\(shown(path))' is too many folders deep",
        help: "choose another place with --into")
    case .inTheWay(let path, let kind, let purpose):
      Wording(
        .conflict, "in-the-way", "'\(shown(path))' is \(Self.word(kind)), not a plain file",
        help: purpose.help)
    case .fileName(let path, let other):
      Wording(
        .usage, "file-name-taken",
        "'\(shown(path))' and '\(shown(other))' have one name, and Swift allows a name once in a target",
        help: "choose another name, or rename the other file")
    case .takenName(let module, let type, let place):
      Wording(
        .usage, "name-taken",
        "'\(shown(module))' would declare '\(shown(type))', which \(shown(place)) declares already",
        help: "choose another name, or remove the old declaration first")
    case .copyDiffers:
      Wording(
        .conflict, "conflict", "the file exists and differs",
        help: "move it away, or choose another folder")
    case .madeOtherwise(let module):
      Wording(
        .usage, "made-otherwise",
        "'\(shown(module))' is a module of this package already, made in another way",
        help: "\(Self.startingOver(module)), or choose another name")
    case .madeElsewhere(let module, let other):
      Wording(
        .usage, "name-taken",
        "'\(shown(module))' would have the types of '\(shown(other))', a module of the same target",
        help: "choose another name, or take the other one back: "
          + "'viper-gen remove \(other.shellQuoted)'")
    case .unrecorded(let name):
      Wording(
        .conflict, "unrecorded",
        "'\(shown(name))' is there and in no record, so that 'list' and 'remove' do not know it",
        help: "'--on-conflict overwrite' makes the record; no file changes")
    case .leftBehind(let module, 1, let path):
      Wording(
        .usage, "left-behind",
        "'\(shown(path.description))' is left of an earlier run and no file of '\(shown(module))' now",
        help: Self.startingOver(module))
    case .leftBehind(let module, let count, let path):
      Wording(
        .usage, "left-behind",
        "\(count) files are left of an earlier run and no files of '\(shown(module))' now, "
          + "such as '\(shown(path.description))'",
        help: Self.startingOver(module))
    case .clash(let first, let second, let type):
      Wording(
        .usage, "name-taken",
        "'\(shown(first))' and '\(shown(second))' would both declare '\(shown(type))'",
        help: "choose another name for one of them")
    case .typeIsName(let owner, let type, let module):
      Wording(
        .usage, "name-taken",
        "'\(shown(owner))' would declare '\(shown(type))', the name of the module '\(shown(module))'",
        help: "choose another name for one of them")
    case .frameworkName(let module, let type, let framework):
      Wording(
        .usage, "reserved-name",
        "'\(shown(module))' would declare '\(shown(type))', which is a type of \(framework)",
        help: "choose another name, such as '\(module)Screen'")
    case .hiddenType(let type, let framework, let user, let other):
      Wording(
        .usage, "hidden-type",
        "\(user) needs '\(shown(type))' of \(framework ?? "the tested target"), "
          + "which \(other) hides by one of its own",
        help: "choose another name for the one that hides it, or another target")
    case .moduleName(let name):
      Wording(
        .usage, "reserved-name",
        "'\(shown(name))' is the name of a target or of a module that it imports",
        help: "choose another name, such as '\(name)Screen'")
    case .noPackageName(let path):
      Wording(
        .usage, "no-package-name",
        "no package name can be made of '\(path.escapingControlCharacters)'",
        help: "name the target with --target")
    case .targetNames(let name, let testName):
      Wording(
        .usage, "target-names",
        "the targets '\(shown(name))' and '\(shown(testName))' must differ in more than case",
        help: "choose another name with --test-target")
    case .ownTestModule(let name):
      Wording(
        .usage, "target-names", "SwiftPM makes a module '\(shown(name))' itself, for all tests",
        help: "choose another name with --test-target")
    case .targetImport(let name):
      Wording(
        .usage, "no-package-name",
        "code cannot import a target named '\(shown(name))'",
        help: "name the target with --target, in letters and digits")
    }
  }

  private static func startingOver(_ module: String) -> String {
    "'viper-gen remove \(module.shellQuoted)' takes the module back; then make it anew"
  }

  private func shown(_ text: String) -> String { text.escapingControlCharacters }

  /// What a file is for, that something else stands in the place of.
  enum Purpose: Sendable, Hashable {
    case module, record
    /// One of a template's copy.
    case copy

    fileprivate var help: String {
      switch self {
      case .module: "move it away, or choose another place with --into"
      case .record: "move it away, and make it with '--on-conflict overwrite'"
      case .copy: "move it away, or choose another folder"
      }
    }
  }

  private static func word(_ kind: FileStatus.Kind) -> String {
    switch kind {
    case .file: "a file"
    case .directory: "a folder"
    case .link: "a link"
    case .special: "a special file"
    }
  }
}
