<<if actions or with contains "service">>

// MARK: - What the user does

extension <<Module>>View<<if ui == "swiftui">>Model<<end>> {
<<if with contains "service">>
  func load() {
    presenter?.load()
  }
<<end>>
<<for action in actions>>
<<if not loop.first or with contains "service">>

<<end>>
<<include "Includes/Head.swift">>
<<if action.isLong>>
    <<action.prefix>>presenter?.<<action.name>>(
<<include "Includes/Arguments.swift">>
    )
<<else>>
    <<action.prefix>>presenter?.<<action.name>>(<<action.arguments>>)
<<end>>
  }
<<end>>
}
<<end>>
