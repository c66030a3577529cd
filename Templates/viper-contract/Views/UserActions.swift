<<if actions>>

// MARK: - What the user does

extension <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>> {
<<for action in actions>>
<<if not loop.first>>

<<end>>
<<include "Includes/Event.swift">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
}
<<end>>
