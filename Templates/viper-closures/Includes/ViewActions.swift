// MARK: - What the user does

extension <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>> {
<<for action in actions>>
<<if not loop.first>>

<<end>>
<<if style == "async">>
  @discardableResult
<<end>>
<<if action.parameters>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if style == "async">> -> Task<Void, Never><<end>> {
<<else>>
  func <<action.name>>()<<if style == "async">> -> Task<Void, Never><<end>> {
<<end>>
    begin()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>>,
<<end>>
      onSuccess: { [weak self] in self?.finish<<action.id|upperCamel>>($0) },
      onFailure: { [weak self] in self?.fail($0) }
    )
<<else>>
    <<action.id>>Task?.cancel()
    let task = Task { [weak self, presenter] in
      do {
<<if action.parameters>>
        let result = try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
        )
<<else>>
        let result = try await presenter.<<action.name>>()
<<end>>
        self?.finish<<action.id|upperCamel>>(result)
      } catch {
        if !Task.isCancelled { self?.fail(error) }
      }
    }
    <<action.id>>Task = task
    return task
<<end>>
  }
<<end>>
<<for screen in next>>

  func show<<screen>>Screen() {
<<if ui == "swiftui" and navigation == "swiftui">>
    presenter.show<<screen>>Screen()
<<else>>
    if let screen = presenter.make<<screen>>Screen() { display(screen) }
<<end>>
  }
<<end>>
<<for action in actions>>

  private func finish<<action.id|upperCamel>>(_ result: <<if action.result>><<action.result>><<else>><<Module>>Entity<<end>>) {
    isBusy = false
    <<action.id>>Result = result
<<if ui == "uikit" or ui == "appkit">>
    showMessage()
<<end>>
<<if next and ui == "swiftui" and navigation == "swiftui">>
    presenter.showNextScreen(after<<action.id|upperCamel>>: result)
<<elseif next>>
    if let screen = presenter.nextScreen(after<<action.id|upperCamel>>: result) { display(screen) }
<<end>>
  }
<<end>>
<<if actions>>

  private func begin() {
    isBusy = true
    error = nil
<<if ui == "uikit" or ui == "appkit">>
    showMessage()
<<end>>
  }

  private func fail(_ error: any Error) {
    isBusy = false
    self.error = error
<<if ui == "uikit" or ui == "appkit">>
    showMessage()
<<end>>
  }
<<end>>
}

// MARK: - What is on the display

extension <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>> {
  /// The state of the module, and what was loaded.
  var message: String? {
    if isBusy { return <<Module>>Texts.loading }
    if let error { return presenter.message(for: error) }
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
    if let <<action.id>>Result { return text(<<action.id>>Result) }
<<end>>
<<end>>
    return nil
  }

  private func text<Value>(_ value: Value) -> String {
    let isEmpty = (value as? any Collection)?.isEmpty == true
    return isEmpty ? <<Module>>Texts.empty : "\(value)"
  }
<<if ui == "uikit" or ui == "appkit">>

  private func showMessage() {
<<if ui == "uikit">>
    #if canImport(UIKit)
      label.text = message
    #endif
<<else>>
    #if canImport(AppKit)
      label.stringValue = message ?? ""
    #endif
<<end>>
  }
<<end>>
}
