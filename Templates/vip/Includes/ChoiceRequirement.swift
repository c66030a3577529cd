<<if next and action.element>>
  /// The user chose a row of `<<action.id>>`.
  func choose<<action.id|upperCamel>>(at index: Int)
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  /// The user goes on with the result of `<<action.id>>`.
  func choose<<action.id|upperCamel>>()
<<end>>
