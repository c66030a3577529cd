<<if action.element>>
  /// The user chose a row.
  case <<action.id>>(<<action.element>>)
<<else>>
  case <<action.id>><<if action.result>>(<<action.result>>)<<end>>
<<end>>
