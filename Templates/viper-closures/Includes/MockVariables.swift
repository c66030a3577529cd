<<if action.isProperty and action.resultSample>>
  var <<action.name>>: <<action.result>> = <<action.resultSample>>
<<elseif action.isProperty>>
  var <<action.id>>Result: <<action.storedResult>>
<<else>>
<<include "Includes/MockCallVariables.swift">>
<<include "Includes/MockResult.swift">>
<<if action.isThrowing and not (action.effects contains "throws(")>>
  var <<action.id>>Error: (any Error)?
<<end>>
<<end>>
