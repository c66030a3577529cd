<<if action.result and action.resultSample>>
  var <<action.id>>Result: <<action.result>> = <<action.resultSample>>
<<elseif action.result>>
  var <<action.id>>Result: (<<action.result>>)?
<<end>>
<<if action.isThrowing and not (action.effects contains "throws(")>>
  var <<action.id>>Error: (any Error)?
<<end>>
