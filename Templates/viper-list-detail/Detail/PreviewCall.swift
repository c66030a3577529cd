    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>>,
<<end>>
      of item: <<Module>>Item
    ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<if action.result>>
<<if action.resultSample and not action.missing>>
      <<action.resultSample>>
<<else>>
      throw CancellationError()
<<end>>
<<end>>
    }
