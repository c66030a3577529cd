<<if action.result and action.resultSample>>
  var <<action.id>>Result: <<action.result>> = <<action.resultSample>>
<<elseif action.result>>
  var <<action.id>>Result: <<action.storedResult>>
<<end>>
