// MARK: - What the user does

extension <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>> {
<<for action in actions>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  ) {
<<if style == "closures">>
    show(.loading, of: .<<action.id>>)
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>>,
<<end>>
      onSuccess: { [weak self] <<if not action.parameters and (not action.isCall or action.result == "String") or next and (action.result or not action.isCall)>>result<<else>>_<<end>> in
<<if not action.parameters and (not action.isCall or action.result == "String")>>
        self?.<<action.id>>Result = result
<<end>>
        self?.show(.succeeded, of: .<<action.id>>)
<<if not next and not action.isLoad and not action.isRead>>
<<for load in actions>>
<<if load.isLoad>>
        self?.<<load.name>>()
<<end>>
<<end>>
<<end>>
<<if next>>
        self?.showNextScreen(after: .<<action.id>><<if action.result or not action.isCall>>(result)<<end>>)
<<end>>
      },
      onFailure: { [weak self] error in
<<if next-on-failure>>
        self?.showFailure(error, of: .<<action.id>>)
<<else>>
        self?.show(<<Module>>State(error), of: .<<action.id>>)
<<end>>
      }
    )
<<elseif next or not action.parameters and (not action.isCall or action.result == "String") or actions contains "isLoad" and not next and not action.isLoad and not action.isRead>>
    start(.<<action.id>>) { [presenter] in
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    } succeeded: { view, <<if not action.parameters and (not action.isCall or action.result == "String") or next and (action.result or not action.isCall)>>result<<else>>_<<end>> in
<<if not action.parameters and (not action.isCall or action.result == "String")>>
      view.<<action.id>>Result = result
<<end>>
<<if next>>
      view.showNextScreen(after: .<<action.id>><<if action.result or not action.isCall>>(result)<<end>>)
<<end>>
<<if not next and not action.isLoad and not action.isRead>>
<<for load in actions>>
<<if load.isLoad>>
      view.<<load.name>>()
<<end>>
<<end>>
<<end>>
    }
<<else>>
    start(.<<action.id>>) { [presenter] in
      <<if action.result or not action.isCall>>_ = <<end>>try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
<<end>>
  }

<<end>>
  /// The screen has gone for good; it is not just covered by another one.
  <<if ui == "none">><<if access != "internal">><<access>> <<end>><<end>>func wasDismissed() {
<<if style == "async" and actions>>
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
<<end>>
<<if (next or next-on-failure) and navigation == "swiftui">>
    nextScreen = nil
<<end>>
    presenter.wasDismissed()
<<if actions>>
    states = [:]
<<end>>
  }
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  func show<<name>>Screen() {
    display(presenter.make<<name>>Screen())
  }
<<end>>
<<end>>
}
<<if actions>>

// MARK: - What is shown

extension <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>> {
  func show(_ state: <<Module>>State, of activity: <<Module>>Activity) {
    states[activity] = state
  }
<<if next>>

  private func showNextScreen(after event: <<Module>>Event) {
    if let screen = presenter.nextScreen(after: event) { display(screen) }
  }
<<end>>
<<if next-on-failure>>

  /// Shows the screen that follows a failure, else its message.
  private func showFailure(_ error: any Error, of activity: <<Module>>Activity) {
    if let screen = presenter.nextScreen(after: error, of: activity) {
      show(.idle, of: activity)
      display(screen)
    } else {
      show(<<Module>>State(error), of: activity)
    }
  }
<<end>>
<<if style == "async">>

  /// Runs a call and shows its end, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: <<Module>>Activity,
    _ call: @escaping @MainActor () async throws -> Answer,
    succeeded: @escaping @MainActor (<<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>>, Answer) -> Void<<if not next>> = { _, _ in }<<end>>
  ) {
    guard tasks[activity] == nil else { return }
    show(.loading, of: activity)
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        guard let self, end(activity) else { return }
        succeeded(self, answer)
        show(.succeeded, of: activity)
      } catch {
        guard let self, end(activity) else { return }
<<if next-on-failure>>
        showFailure(error, of: activity)
<<else>>
        show(<<Module>>State(error), of: activity)
<<end>>
      }
    }
  }

  /// Ends the running task. Returns false if it was cancelled.
  private func end(_ activity: <<Module>>Activity) -> Bool {
    guard !Task.isCancelled else { return false }
    tasks[activity] = nil
    return true
  }
<<end>>
}
<<end>>
