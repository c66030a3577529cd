  func display<<action.id|upperCamel>>(
<<if action.isResultShown or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  ) {
<<if action.isResultShown>>
    <<action.id>>ViewModel = viewModel
<<elseif action.isCall or worker>>
    // The state of the call says all that is shown.
<<elseif screen != "form" or not (ui == "uikit" or ui == "appkit") or not action.isCleared>>
    // Nothing of it is shown yet.
<<end>>
<<if screen == "form" and (ui == "uikit" or ui == "appkit") and action.isCleared and not (action.isCall or worker)>>
    #if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
      form.clear<<action.id|upperCamel>>()
      form.update()
    #endif
<<end>>
  }
<<if action.element and action.parameters and action.hasControls>>

  func clear<<action.id|upperCamel>>() {
    <<action.id>>ViewModel = nil
  }
<<end>>
