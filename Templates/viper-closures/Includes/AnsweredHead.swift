<<if style == "async" and not action.parameters>>
  func <<action.name>>() async throws -> <<if action.result>><<action.result>><<else>><<Module>>Entity<<end>> {
<<else>>
  func <<action.name>>(
<<for parameter in action.parameters>>
    <<parameter.declaration>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
<<if style == "closures">>
    onSuccess: @escaping <<Module>>OnSuccess<<<if action.result>><<action.result>><<else>><<Module>>Entity<<end>>>,
    onFailure: @escaping <<Module>>OnFailure
<<end>>
  )<<if style == "async">> async throws -> <<if action.result>><<action.result>><<else>><<Module>>Entity<<end>><<end>> {
<<end>>
