  func display<<action.id|upperCamel>>(
<<if action.isResultShown or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  ) {
<<if action.isResultShown or empty-models == "keep">>
    <<action.id>>ViewModel = viewModel
<<end>>
<<if not (action.isCall or worker)>>
<<for parameter in action.parameters>>
<<if screen == "form" and action.hasControls and parameter.control == "secure">>
<<if ui == "uikit">>
    #if canImport(UIKit)
      form.<<action.id>><<parameter.name|upperCamel>>Field.text = nil
    #endif
<<elseif ui == "appkit">>
    #if canImport(AppKit)
      form.<<action.id>><<parameter.name|upperCamel>>Field.stringValue = ""
    #endif
<<end>>
<<end>>
<<end>>
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    <<action.id>>ViewModel = nil
  }
<<end>>
