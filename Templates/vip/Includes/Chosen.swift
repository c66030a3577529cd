<<if next and action.element>>
  /// The values of the rows of `<<action.id>>`.
  private var <<action.id>>Items: <<action.result>> = []
<<elseif next and action.result and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  private var <<action.id>>Event: <<Module>>Event?
<<end>>
<<if not next>>
<<for deletion in action.rowDeletions>>
<<if deletion.isCall or worker>>
  /// The values of the rows of `<<action.id>>`.
  private var <<action.id>>Items: <<action.result>> = []
<<end>>
<<end>>
<<end>>
<<if action.element and action.parameters>>
  /// The last request of `<<action.id>>`. It is sent again after a change.
  private var <<action.id>>Request: <<Module>>.<<action.id|upperCamel>>.Request?
<<end>>
