<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    if activity == .load { showRows(of: state) }
<<end>>
