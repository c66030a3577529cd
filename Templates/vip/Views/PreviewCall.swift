
    func <<action.id>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<if action.result and action.resultSample and not action.missing>>
      <<action.resultSample>>
<<elseif action.result>>
      throw CancellationError()
<<end>>
    }
