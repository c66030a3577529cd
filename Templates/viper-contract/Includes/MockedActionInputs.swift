<<for action in actions>>
<<for parameter in action.parameters>>
  private(set) var <<parameter.variable>>: <<parameter.stored>>
<<end>>
<<end>>
