<<if not action.hasControls and not action.deletesRow>>
  /// No control has its values: call it from your own.
<<end>>
  func request<<action.id|upperCamel>>(
<<include "Includes/Parameters.swift">>
  ) {
<<if action.parameters>>
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
  }

<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>
  /// Loads again, and returns after the answer: until then, the screen shows that it refreshes.
  func refresh<<action.id|upperCamel>>() async {
    request<<action.id|upperCamel>>()
    guard states[.<<action.id>>] == .loading else { return }
    <<action.id>>Refresh?.finish()
    let (end, continuation) = AsyncStream.makeStream(of: Void.self)
    <<action.id>>Refresh = continuation
    for await _ in end {}
  }

<<end>>
<<include "Includes/Choice.swift">>
