<<if action.result and not action.resultSample>>
    guard let <<action.id>>Result else { fatalError("Set '<<action.id>>Result'.") }
<<end>>
<<if action.result>>
    return <<action.id>>Result
<<end>>
