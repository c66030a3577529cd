import ScaffoldSwift

/// A signature that the generated types cannot have, because they have a member of that name already.
struct MemberClash {
  let option: TemplateOption
  /// The signature as the user wrote it.
  let text: String
  let problem: Diagnostic

  /// The clashing signatures of a module, whose files are given.
  static func all(
    in files: [PlannedFile], of template: Template, _ options: OptionValues
  ) -> [MemberClash] {
    let signatures = signatures(of: template, options)
    guard !signatures.isEmpty else { return [] }
    let contents = files.filter(\.path.isSwift).map(\.contents)
    let reasons =
      RepeatedMembers(in: contents).found.map { member in
        (member.name, "'\(member.type)' would have two members '\(member.selector)'")
      } + inherited(in: contents)
    var clashes: [MemberClash] = []
    for (name, reason) in reasons {
      guard let (option, text, signature) = owner(of: name, among: signatures),
        !clashes.contains(where: { $0.problem.location == signature.location })
      else { continue }
      // Within one option, several signatures may have the same name.
      let namesake = signatures.first {
        $0.signature.name == signature.name && $0.option.name != option.name
          && $0.option.rules.accepts(.overloads)
      }
      let advice = namesake.map { ", or give it with '--\($0.option.name)', too" } ?? ""
      let problem = Diagnostic(
        .usage, .actionClash, reason, at: signature.location,
        help: "choose another name" + advice)
      clashes.append(MemberClash(option: option, text: text, problem: problem))
    }
    return clashes
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

  private typealias Given = (option: TemplateOption, text: String, signature: ActionSignature)

  /// The signatures of all options, in the order of the options.
  private static func signatures(of template: Template, _ options: OptionValues) -> [Given] {
    zip(template.options, options.texts).flatMap { option, texts in
      guard option.kind == .signatures else { return [Given]() }
      return texts.compactMap { text in
        var ignored: [Diagnostic] = []
        return attempt(&ignored) { () throws(ScaffoldError) in
          let signature = try ActionSignature.parse(
            text, path: "--\(option.name)", rules: option.rules.withoutNames)
          return (option, text, signature)
        }
      }
    }
  }

  /// The last signature with a name, else the last one with a name that the member's begins or ends
  /// with: `close` for `requestClose`. The case of letters does not count.
  private static func owner(of name: String, among signatures: [Given]) -> Given? {
    let name = name.caseFolded
    return signatures.last { $0.signature.name.caseFolded == name }
      ?? signatures.last {
        let own = $0.signature.name.caseFolded
        return name.hasSuffix(own) || name.hasPrefix(own)
      }
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
