<<if (ui == "uikit" or ui == "swiftui") and with contains "service" and (with contains "entity" or with contains "view-object")>>
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall>>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    // A new load takes the place of an earlier failure.
    if activity == .load, state == .loading, states[.<<action.id>>]?.message != nil {
      states[.<<action.id>>] = .idle
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
