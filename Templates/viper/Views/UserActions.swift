<<if actions or presents or with contains "service" and (with contains "entity" or with contains "view-object")>>

// MARK: - What the user does

extension <<Module>>View<<if ui == "swiftui">>Model<<end>> {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  func load() {
    presenter?.load()
  }
<<if ui != "none">>

  /// Loads again after a cancelled load, which leaves no rows and no message.
  func loadIfCancelled() {
    if states[.load] == .idle { load() }
  }
<<end>>
<<end>>
<<for action in actions>>
<<if not loop.first or with contains "service" and (with contains "entity" or with contains "view-object")>>

<<end>>
<<include "Includes/Event.swift">>
    presenter?.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
<<for child in presents>>
<<if not loop.first or actions or with contains "service" and (with contains "entity" or with contains "view-object")>>

<<end>>
  func present<<child>>() {
    presenter?.present<<child>>()
  }
<<end>>
}
<<end>>
