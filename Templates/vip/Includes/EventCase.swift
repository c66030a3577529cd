<<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>
  /// The user chose a row.
  case <<action.id>>(<<action.result>>.Element)
<<else>>
  case <<action.id>><<if action.result>>(<<action.result>>)<<end>>
<<end>>
