#if canImport(SwiftUI)
  import SwiftUI

  /// Draws what the view model holds.
  struct <<Module>>ContentView: View {
<<if observation == "observable" and HasObservation>>
    let viewModel: <<Module>>ViewModel
<<else>>
    @ObservedObject var viewModel: <<Module>>ViewModel
<<end>>

    var body: some View {
<<if with contains "view-object">>
      List(Array(viewModel.viewObjects.enumerated()), id: \.offset) { row in
        Text(row.element.title)
      }
<<else>>
      Text(verbatim: "<<Module|words>>")
<<end>>
    }
  }
#endif
