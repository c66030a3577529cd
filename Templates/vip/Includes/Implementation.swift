
<<if action.isSettable>>
  var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<elseif action.isProperty>>
  var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<if action.isLong>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
  func <<action.declaration>> {
<<end>>
<<if action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<end>>
