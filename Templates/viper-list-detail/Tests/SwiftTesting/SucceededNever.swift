<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    #expect(output.<<action.id>>SucceededCalls.isEmpty)
<<elseif field.isID>>
    #expect(output.<<action.id>>SucceededCallCount == 0)
<<end>>
<<end>>
<<end>>
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 0)
<<end>>
