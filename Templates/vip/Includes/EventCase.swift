<<if action.element>>
  /// The user chose a row.
  case <<action.id>>(<<action.element>>)
<<elseif action.leadsOnAmongLists or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
  case <<action.id>><<if action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.result>>)<<end>>
<<end>>
