<<if style == "async">>
  @discardableResult
<<end>>
<<if action.parameters>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if style == "async">> -> Task<Void, Never><<end>> {
<<else>>
  func <<action.name>>()<<if style == "async">> -> Task<Void, Never><<end>> {
<<end>>
