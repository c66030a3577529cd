<<for action in actions>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
  private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
