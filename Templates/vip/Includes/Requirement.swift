<<if action.isProperty>>
  <<action.requirement>>
<<else>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>>
<<end>>
