<<if next and action.element>>
  /// Goes on with the value of a row.
  func choose<<action.id|upperCamel>>(at index: Int) {
    interactor.choose<<action.id|upperCamel>>(at: index)
  }

<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  /// Goes on with the result.
  func choose<<action.id|upperCamel>>() {
    interactor.choose<<action.id|upperCamel>>()
  }

<<end>>
