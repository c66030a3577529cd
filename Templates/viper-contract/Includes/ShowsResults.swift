<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>

  func show(<<action.id>>: <<action.result>>) {
    <<action.id>>Result = <<action.id>>
  }
<<end>>
<<end>>
