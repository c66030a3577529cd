<<for action in presenter-to-view>>
<<if action.isProperty and action.isSettable>>
  var <<action.declaration>> = <<action.defaultResult>>
<<end>>
<<end>>
