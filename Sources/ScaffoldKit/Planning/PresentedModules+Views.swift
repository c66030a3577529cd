// Modules that present others whose screens are of another kind.

extension Planning {
  /// Warnings for presented modules with screens that the parent cannot show, such as a view controller in a
  /// navigation stack of SwiftUI.
  func foreignViews(of drafts: [DraftModule]) throws(ScaffoldError) -> [Diagnostic] {
    let planned = Set(drafts.map(\.path.name.text))
    var warnings: [Diagnostic] = []
    for draft in drafts {
      let choice = draft.resolved.choice
      let children = Set(
        choice.options.names(of: ModuleRecord.presentedModules, in: choice.template.manifest))
      let place = draft.resolved.destination.place
      let target = draft.resolved.destination.target.name
      guard !children.isEmpty, place.missing.isEmpty,
        draft.resolved.request.rerendering?.keepsTypeImports != true
      else { continue }
      let root = try reporting(fileSystem.directory(at: place.root))
      let own = ScreenKind(choice.recordedOptions)
      warnings += RecordStore(of: root, named: children.subtracting(planned)).found.map(\.record)
        .filter { $0.target == target && ScreenKind($0.options) != own }
        .map { .foreignView(of: $0, in: draft.path.name, own) }
    }
    return warnings
  }
}

/// What the screens of a module are, as far as another module that shows them must know.
private struct ScreenKind: Equatable {
  private let ui: String
  private let navigation: String

  init(_ options: [RecordedOption]) {
    func text(_ name: String) -> String {
      options.first { $0.name == name }?.texts.first ?? ""
    }
    ui = text("ui")
    navigation = ui == "swiftui" ? text("navigation") : ""
  }

  /// A hosting controller of SwiftUI is a view controller of UIKit.
  static func == (one: Self, other: Self) -> Bool { one.screen == other.screen }

  private var screen: String {
    switch (ui, navigation) {
    case ("swiftui", "swiftui"): navigation
    case ("swiftui", _): "uikit"
    default: ui
    }
  }

  /// The options that make such screens.
  var options: String {
    "--ui \(ui.shellQuoted)" + (navigation.isEmpty ? "" : " --navigation \(navigation.shellQuoted)")
  }
}

extension Diagnostic {
  fileprivate static func foreignView(
    of child: ModuleRecord, in parent: ModuleName, _ kind: ScreenKind
  ) -> Diagnostic {
    Diagnostic(
      .usage, .foreignView,
      "'\(parent.text)' is made with '\(kind.options)' and cannot show the screen of "
        + "'\(child.name.escapingControlCharacters)'",
      help: "type 'viper-gen change \(child.name.shellQuoted) --target "
        + "\(child.target.shellQuoted) \(kind.options)'",
      severity: .warning)
  }
}
