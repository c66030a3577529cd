<<for action in actions>>
<<if style == "async" and not action.parameters>>
  func <<action.name>>() async throws -> <<Module>>Entity
<<else>>
  func <<action.name>>(
<<for parameter in action.parameters>>
    <<parameter.declaration>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
<<if style == "closures">>
    onSuccess: @escaping <<Module>>OnSuccess,
    onFailure: @escaping <<Module>>OnFailure
<<end>>
  )<<if style == "async">> async throws -> <<Module>>Entity<<end>>
<<end>>
<<end>>
