<<if action.isLong>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<else>>
  func <<action.declaration>> {
<<end>>
