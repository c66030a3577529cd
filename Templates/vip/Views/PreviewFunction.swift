<<if not loop.first>>

<<end>>
<<if action.isLong>>
    func <<action.id>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<else>>
    func <<action.id>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>) async throws<<if action.result>> -> <<action.result>><<end>> {
<<end>>
<<if action.resultSample>>
      <<action.resultSample>>
<<elseif action.result>>
      throw CancellationError()
<<end>>
    }
