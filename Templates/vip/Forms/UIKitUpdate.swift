<<if action.hasControls>>
<<for parameter in action.parameters>>
<<if parameter.control == "date" and parameter.isOptional>>
      <<action.id>><<parameter.name|upperCamel>>Field.isHidden = !<<action.id>><<parameter.name|upperCamel>>Switch.isOn
<<end>>
<<end>>
<<if action.required>>
      <<action.id>>Button.isEnabled =
<<for parameter in action.required>>
        <<if not loop.first>>&& <<end>><<if parameter.control == "number">><<action.id>><<parameter.name|upperCamel>> != nil<<else>><<action.id>><<parameter.name|upperCamel>>Field.hasText<<end>>
<<end>>
<<elseif action.isCall or worker>>
      <<action.id>>Button.isEnabled = true
<<end>>
<<if action.isCall or worker>>
      show(screen?.states[.<<action.id>>], <<action.id>>Button, <<action.id>>Message)
<<if action.hasField and action.isResultShown and not action.element>>
      if screen?.states[.<<action.id>>] != .succeeded { <<action.id>>Content.text = nil }
<<end>>
<<end>>
<<if action.element>>
      if screen?.states[.<<action.id>>]?.message != nil {
        <<action.id>>Button.configuration?.title = <<Module>>Texts.<<action.id>>TryAgain
      } else {
        <<action.id>>Button.configuration?.title = <<Module>>Texts.<<action.id>>Button
      }
<<if not action.parameters>>
      if screen?.states[.<<action.id>>] != .loading { refreshControl?.endRefreshing() }
<<end>>
<<end>>
<<if next and action.result and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
      <<action.id>>NextButton.isEnabled = screen?.<<action.id>>ViewModel != nil
<<end>>
<<elseif action.isCall or worker>>
      show(screen?.states[.<<action.id>>], <<action.id>>Message)
      if screen?.states[.<<action.id>>] == .loading {
        <<action.id>>Spinner.startAnimating()
      } else {
        <<action.id>>Spinner.stopAnimating()
      }
<<end>>
<<for deletion in action.rowDeletions>>
<<if deletion.isCall or worker>>
      <<action.id>>List.canDelete = screen?.states[.<<deletion.id>>] != .loading
<<end>>
<<end>>
