  private final class <<Module>>PreviewService:
    <<Module>>ServiceProtocol
  {
<<for action in actions>>
<<if not loop.first>>

<<end>>
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
<<if action.result and not action.resultSample>>
      <<if style == "async">>throw <<Module>>ServiceError.notConnected<<else>>onFailure(<<Module>>ServiceError.notConnected)<<end>>
<<elseif action.result>>
      <<if style == "async">><<action.resultSample>><<else>>onSuccess(<<action.resultSample>>)<<end>>
<<else>>
      <<if style == "async">><<Module>>Entity(<<else>>onSuccess(
        <<Module>>Entity(<<end>>
<<for field in entity-fields>>
<<if style == "async">>
        <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<else>>
          <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
<<end>>
<<if style == "async">>
      )
<<else>>
        )
      )
<<end>>
<<end>>
    }
<<end>>
<<for action in interactor-to-service>>

<<if action.isSettable>>
    var <<action.declaration>> {
      get { <<action.defaultResult>> }
      set {}
    }
<<elseif action.isProperty>>
    var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<if action.isLong>>
    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
    func <<action.declaration>> {
<<end>>
<<if action.result>>
      <<action.defaultResult>>
<<end>>
    }
<<end>>
<<end>>
  }

