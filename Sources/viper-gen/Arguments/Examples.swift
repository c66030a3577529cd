extension Command {
  /// A command line, and what it is for.
  typealias Example = (command: String, purpose: String)

  /// The examples in its help, which is also in the manual page and the reference.
  var examples: [Example] {
    switch verb {
    case .create:
      [
        ("viper-gen create SignIn", "Create a module in the package of the working directory:"),
        ("viper-gen create SignIn --init --package-path Demo", "Create a package with a module:"),
        (
          "viper-gen create Account/SignIn --ui swiftui --actions 'signIn(username: String)'",
          "Create a module with a SwiftUI view and one action in a subfolder:"
        ),
        (
          "viper-gen create SignIn --sources Shop --tests ShopTests --module Shop",
          "Create a module in the folders of an Xcode project:"
        ),
        ("viper-gen create SignIn --diff", "Preview the files:"),
        ("viper-gen create SignIn --new-target SignInFeature", "Make a target for the module:"),
        ("viper-gen create Home Account/LogIn Profile", "Create several modules in one step:"),
      ]
    case .lint, .mocks, .graph, .stats: inspectionExamples
    case .add, .change, .update, .rename, .adopt: changeExamples
    case .list:
      [("viper-gen list --json", "Print the modules and the state of their files for a script:")]
    case .remove:
      [("viper-gen remove SignIn --dry-run", "Preview what removing a module would delete:")]
    case .verify:
      [
        ("viper-gen verify", "Build the package, and run the tests of its modules:"),
        ("viper-gen verify SignIn", "Run the tests of one module:"),
        ("viper-gen verify --no-build", "Only compare the modules with their records:"),
      ]
    case .show: [("viper-gen show SignIn", "Show a module of the package:")]
    case .config:
      [("viper-gen config --schema > schema.json", "Write a JSON schema of .viper-gen.json:")]
    case .templatesList, .templatesShow, .templatesExport, .templatesAdd, .templatesImport,
      .templatesLearn, .templatesCheck, .templatesVerify, .templatesNew:
      templateExamples
    case .completions:
      [("source <(viper-gen completions bash)", "Enable completion in the current bash session:")]
    case .help:
      [("viper-gen help --man | man -l -", "Read the manual page:")]
    case .complete: []
    }
  }

  private var changeExamples: [Example] {
    switch verb {
    case .add:
      [
        (
          "viper-gen add SignIn 'resetPassword(email: String)'",
          "Add an action of the user, from the view to the interactor:"
        ),
        (
          "viper-gen add SignIn 'signedIn(user: User)' --from interactor --to presenter",
          "Add a requirement to one link:"
        ),
        (
          "viper-gen add SignIn 'resetPassword(email: String)' --remove",
          "Remove it again:"
        ),
      ]
    case .change:
      [
        ("viper-gen change SignIn --testing xctest", "Generate other tests:"),
        ("viper-gen change SignIn --with+=service", "Add a part to the module:"),
        ("viper-gen change SignIn --actions-='signOut()'", "Remove an action:"),
      ]
    case .update:
      [
        ("viper-gen update --check", "Fail in CI if a module is behind its template:"),
        ("viper-gen update SignIn --diff", "Preview an update:"),
      ]
    case .rename:
      [
        ("viper-gen rename SignIn LogIn", "Rename a module, with its files and types:"),
        ("viper-gen rename SignIn Account/SignIn", "Move a module to a subfolder:"),
        ("viper-gen rename SignIn LogIn --everywhere --dry-run", "Preview all edits:"),
      ]
    case .adopt:
      [
        ("viper-gen adopt Login", "Record a module that is written by hand:"),
        (
          "viper-gen adopt --all --template screen",
          "Record all modules that are like a template of yours:"
        ),
      ]
    default: []
    }
  }

  private var inspectionExamples: [Example] {
    switch verb {
    case .lint:
      [
        ("viper-gen lint --write-baseline", "Begin with an app that has findings:"),
        ("viper-gen lint --format github --strict", "Report only new findings, in CI:"),
      ]
    case .mocks:
      [
        ("viper-gen mocks --diff", "Preview how mocks follow their protocols:"),
        ("viper-gen mocks --check", "Fail in CI if a mock does not follow its protocols:"),
      ]
    case .graph:
      [
        ("viper-gen graph --format svg > modules.svg", "Draw all modules for a browser:"),
        ("viper-gen graph Login --format mermaid", "Draw the parts of a module:"),
      ]
    case .stats: [("viper-gen stats --compare main", "Show what a branch has added:")]
    default: []
    }
  }

  private var templateExamples: [Example] {
    switch verb {
    case .templatesList:
      [("viper-gen templates list --templates Mine", "List your own templates, too:")]
    case .templatesShow:
      [("viper-gen templates show vip --format mermaid", "Draw the parts of a template:")]
    case .templatesExport:
      [
        ("viper-gen templates export viper Mine/viper", "Copy a built-in template to edit it:"),
        (
          "viper-gen templates export viper Xcode --xcode --axis ui",
          "Offer a template in Xcode's New File dialog:"
        ),
      ]
    case .templatesAdd:
      [
        (
          "viper-gen templates add https://example.com/shared.git --ref 1.2.0",
          "Copy the templates of a tag into the package, and record its commit:"
        ),
        (
          "viper-gen templates add https://example.com/shared.git --diff",
          "Preview an update to the newest commit:"
        ),
      ]
    case .templatesImport:
      [("viper-gen templates import Screen.xctemplate", "Convert an Xcode file template:")]
    case .templatesLearn:
      [
        ("viper-gen templates learn Login", "Make a template that gives the module back:"),
        (
          "viper-gen templates learn Login Favorites --id screen",
          "Make a template of what two modules have in common:"
        ),
      ]
    case .templatesCheck:
      [("viper-gen templates check Mine/viper --compile", "Lint a template and compile its code:")]
    case .templatesVerify:
      [
        ("viper-gen templates verify vip --quick", "Type-check what a template generates:"),
        (
          "viper-gen templates verify --templates Templates --shard 2/4",
          "Do a quarter of the work in CI:"
        ),
      ]
    case .templatesNew:
      [("viper-gen templates new Mine/screen", "Create a template named 'screen':")]
    default: []
    }
  }
}
