<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<parameter.sample>>])
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<end>>
<<elseif field.isID>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
<<end>>
<<end>>
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
