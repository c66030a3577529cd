<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
<<if parameter.isComparable>>
      expect(parts.output.<<action.id>>SucceededCalls).to(equal([<<parameter.sample>>]))
<<else>>
      expect(parts.output.<<action.id>>SucceededCalls.count).to(equal(1))
<<end>>
<<elseif field.isID>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
<<end>>
<<end>>
<<else>>
      expect(parts.output.<<action.id>>SucceededCallCount).to(equal(1))
<<end>>
