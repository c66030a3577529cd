<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
      expect(parts.output.<<action.id>>SucceededCalls).to(beEmpty())
<<elseif field.isID>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(0))
<<end>>
<<end>>
<<end>>
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(0))
<<end>>
