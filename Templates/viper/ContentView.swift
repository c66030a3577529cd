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
<<if with contains "service">>
      content
        .task { viewModel.viewDidLoad() }
    }

    @ViewBuilder private var content: some View {
      switch viewModel.state {
      case .loading:
        ProgressView()
<<if with contains "entity" or with contains "view-object">>
      case .empty:
        Text(<<Module>>Texts.empty)
<<end>>
      case .failed(let message):
        VStack {
          Text(message)
          Button(<<Module>>Texts.tryAgain) { viewModel.load() }
        }
<<if with contains "view-object">>
      case .content(let viewObjects):
        List(viewObjects, id: \.self) { viewObject in
          Text(viewObject.headline)
        }
<<else>>
      case .content:
        Text(<<Module>>Texts.title)
<<end>>
      }
    }
<<else>>
      Text(<<Module>>Texts.title)
        .task { viewModel.viewDidLoad() }
    }
<<end>>
  }
#endif

#if DEBUG && canImport(DeveloperToolsSupport)
  #Preview {
<<if with contains "service">>
    let viewModel = <<Module>>ViewModel()
<<include "Includes/PreviewContent.swift">>
    viewModel.show(.content<<if with contains "view-object">>([viewObject])<<end>>)
    return <<Module>>ContentView(viewModel: viewModel)
<<else>>
    <<Module>>ContentView(viewModel: <<Module>>ViewModel())
<<end>>
  }
#endif
