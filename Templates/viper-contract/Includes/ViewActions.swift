<<if actions>>

// MARK: - What the user does

extension <<include "Includes/ViewType.swift">> {
<<for action in actions>>
<<if not loop.first>>

<<end>>
<<include "Includes/NonThrowingHead.swift">>
    <<include "Includes/Await.swift">>presenter.<<include "Includes/Call.swift">>
  }
<<end>>
}
<<end>>
