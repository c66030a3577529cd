    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<if action.result>>
<<if action.resultSample and not action.missing>>
      <<action.resultSample>>
<<else>>
      throw CancellationError()
<<end>>
<<end>>
    }
