    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    ) async throws<<if action.result>> -> <<action.result>><<elseif not action.isCall>> -> <<Module>>Entity<<end>> {
<<if action.result>>
<<if action.resultSample and not action.missing>>
      <<action.resultSample>>
<<else>>
      throw CancellationError()
<<end>>
<<elseif not action.isCall and entity-fields>>
      <<Module>>Entity(
<<for field in entity-fields>>
        <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<elseif not action.isCall>>
      <<Module>>Entity()
<<end>>
    }
