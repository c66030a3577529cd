  func <<action.name>>(
<<for parameter in action.parameters>>
    <<parameter.declaration>><<if not loop.last or style == "closures">>,<<end>>
<<end>>
<<if style == "closures">>
    onSuccess: @escaping <<Module>>OnSuccess<<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>>,
    onFailure: @escaping <<Module>>OnFailure
<<end>>
  )<<if style == "async">> async throws<<if action.result>> -> <<action.result>><<elseif not action.isCall>> -> <<Module>>Entity<<end>><<end>> {
