<<if actions or presents or with contains "service" and (with contains "entity" or with contains "view-object")>>

// MARK: - What the user does

extension <<Module>>View<<if ui == "swiftui">>Model<<end>> {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  func load() {
    presenter?.load()
  }
<<end>>
<<if ui != "none" and (actions contains "isLoad" or with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

<<end>>
  /// Loads again after a cancelled load, which leaves no <<if with contains "service" and (with contains "entity" or with contains "view-object")>>rows<<else>>value<<end>> and no message.
  func loadIfCancelled() {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    if states[.load] == .idle { load() }
<<end>>
<<for action in actions>>
<<if action.isLoad>>
    if states[.<<action.id>>] == .idle {
      <<action.name>>()
    }
<<end>>
<<end>>
  }
<<end>>
<<for action in actions>>
<<if not loop.first or ui != "none" and actions contains "isLoad" or with contains "service" and (with contains "entity" or with contains "view-object")>>

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
<<if navigation == "swiftui" and presentation == "modal">>

  /// The sheet has gone. Another one may be on its way.
  func <<child|lowerCamel>>WasDismissed() {
    if <<child|lowerCamel>>Screen == nil { presenter?.<<child|lowerCamel>>WasDismissed() }
  }
<<end>>
<<end>>
}
<<end>>
