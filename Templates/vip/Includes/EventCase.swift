<<if action.element>>
  /// The user chose a row.
  case <<action.id>>(<<action.element>>)
<<elseif action.leadsOnAmongLists or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  case <<action.id>><<if action.result>>(<<action.result>>)<<end>>
<<end>>
