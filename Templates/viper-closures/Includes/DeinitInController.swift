<<if style == "async" and actions>>

    deinit {
<<for action in actions>>
      <<action.id>>Task?.cancel()
<<end>>
    }
<<end>>
