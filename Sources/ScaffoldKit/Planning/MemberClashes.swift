import ScaffoldSwift

/// Names of signatures that the generated types cannot have, because they have a member of that name already.
enum MemberClashes {
  /// What is wrong with the signatures of a module, whose files are given.
  static func problems(in files: [PlannedFile], of choice: TemplateChoice) -> [Diagnostic] {
    let signatures = signatures(of: choice)
    guard !signatures.isEmpty else { return [] }
    let contents = files.filter(\.path.isSwift).map(\.contents)
    let reasons =
      RepeatedMembers(in: contents).found.map { member in
        (member.name, "'\(member.type)' would have two members '\(member.selector)'")
      } + inherited(in: contents)
    guard !reasons.isEmpty else { return [] }
    var problems: [Diagnostic] = []
    for (name, reason) in reasons {
      guard let place = place(of: name, among: signatures),
        !problems.contains(where: { $0.location == place })
      else { continue }
      problems.append(
        Diagnostic(.usage, "action-clash", reason, at: place, help: "choose another name"))
    }
    return problems
  }

  /// The functions that classes of a user interface inherit and would declare again.
  private static func inherited(in contents: [[UInt8]]) -> [(name: String, reason: String)] {
    let declarations = contents.flatMap { SwiftFile(ifReadable: $0)?.declarations ?? [] }
    let all = declarations + declarations.flatMap(\.children)
    let bases = Dictionary(
      all.compactMap { type in base(of: type).map { (type.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    guard !bases.isEmpty else { return [] }
    return all.flatMap { type -> [(name: String, reason: String)] in
      guard let base = type.kind == .extension ? bases[type.name] : base(of: type) else {
        return []
      }
      return functions(of: type).filter { InheritedMembers.contains($0, in: base) }.map {
        function in
        (function.name, "'\(type.name)' inherits '\(function.selector)' from '\(base)'")
      }
    }
  }

  private static func base(of type: Declaration) -> String? {
    guard type.kind == .class, let base = type.inheritance.first else { return nil }
    return InheritedMembers.isBase(base) ? base : nil
  }

  private static func functions(of type: Declaration) -> [Declaration] {
    (type.members + type.members.flatMap { $0.branches.flatMap(\.declarations) })
      .filter { declaration in
        declaration.kind == .function && !declaration.isStatic
          && !declaration.modifiers.contains { $0.text == "override" }
      }
  }

  /// The signatures of all options, in the order of the options.
  private static func signatures(of choice: TemplateChoice) -> [ActionSignature] {
    zip(choice.template.options, choice.options.texts).flatMap { option, texts in
      guard option.kind == .signatures else { return [ActionSignature]() }
      return texts.compactMap { text in
        var ignored: [Diagnostic] = []
        return attempt(&ignored) { () throws(ScaffoldError) in
          try ActionSignature.parse(
            text, path: "--\(option.name)", rules: option.rules.withoutNames)
        }
      }
    }
  }

  /// The place of the last signature with a name, else of the last one with a name that the member's begins or ends
  /// with: that of `close` for `requestClose`. The case of letters does not count.
  private static func place(
    of name: String, among signatures: [ActionSignature]
  ) -> SourceLocation? {
    let name = name.caseFolded
    let found =
      signatures.last { $0.name.caseFolded == name }
      ?? signatures.last {
        name.hasSuffix($0.name.caseFolded) || name.hasPrefix($0.name.caseFolded)
      }
    return found?.location
  }
}

/// The functions that the view controllers and views of a framework inherit. A function with the same name and the same
/// parameters would have to be an override, or calls of it would be ambiguous.
private enum InheritedMembers {
  /// Whether a class is one of a user interface: `UIViewController`.
  static func isBase(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS"))
      && (name.hasSuffix("ViewController") || name.hasSuffix("View"))
  }

  /// Whether the base class of a function's type has the function, too.
  static func contains(_ function: Declaration, in base: String) -> Bool {
    let labels = function.selector.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let parameters = zip(labels, function.parameterTypes).map { "\($0): \($1)" }
    let isUIKit = base.hasPrefix("UI")
    return parameters.isEmpty
      ? names.contains(function.name)
        || (isUIKit ? namesOfUIKit : namesOfAppKit).contains(function.name)
      : signatures.contains("\(function.name)(\(parameters.joined(separator: ", ")))")
  }

  /// Functions without parameters.
  private static let names = Set(
    words: """
      awakeFromNib becomeFirstResponder copy loadView loadViewIfNeeded mutableCopy
      prepareForInterfaceBuilder removeFromParent resignFirstResponder updateViewConstraints
      viewDidLoad
      """)

  private static let namesOfUIKit = Set(
    words: """
      didReceiveMemoryWarning endAppearanceTransition reloadInputViews setNeedsFocusUpdate
      setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfHomeIndicatorAutoHidden
      setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures
      setNeedsUpdateOfSupportedInterfaceOrientations setNeedsUpdateProperties
      updateFocusIfNeeded updateProperties viewDidLayoutSubviews viewLayoutMarginsDidChange
      viewSafeAreaInsetsDidChange viewWillLayoutSubviews
      """)

  private static let namesOfAppKit = Set(
    words: """
      commitEditing discardEditing flushBufferedKeyEvents invalidateRestorableState makeTouchBar
      viewDidAppear viewDidDisappear viewDidLayout viewWillAppear viewWillDisappear viewWillLayout
      """)

  private static let signatures: Set = [
    "beginAppearanceTransition(_: Bool, animated: Bool)", "cancelOperation(_: Any?)",
    "copy(_: Any?)", "cut(_: Any?)", "delete(_: Any?)", "dismiss(_: Any?)", "paste(_: Any?)",
    "performSegue(withIdentifier: String, sender: Any?)", "presentError(_: any Error)",
    "select(_: Any?)", "selectAll(_: Any?)", "setEditing(_: Bool, animated: Bool)",
    "setValue(_: Any?, forKey: String)", "viewDidAppear(_: Bool)", "viewDidDisappear(_: Bool)",
    "viewIsAppearing(_: Bool)", "viewWillAppear(_: Bool)", "viewWillDisappear(_: Bool)",
  ]
}
