<<include "Includes/FoundationImport.swift">>
<<if ui == "none">>
<<include "Views/PlainView.swift">>
<<elseif navigation == "swiftui">>
<<include "Views/StackView.swift">>
<<elseif ui == "swiftui">>
<<include "Views/HostingView.swift">>
<<else>>
<<include "Views/ViewController.swift">>
<<end>>
<<if protocols == "inline">>

<<include "Protocols/ViewToPresenterInterface.swift">>
<<end>>

extension <<Module>>View:
  <<Module>>NavigationInterface,
  <<Module>>PresenterToViewInterface
{
<<if navigation == "swiftui">>
  var screen: <<Module>>Screen {
    <<Module>>Screen(viewModel: viewModel, navigation: navigation)
  }

  var path: [<<Module>>Destination] {
    get { navigation.path }
    set { navigation.path = newValue }
  }
<<else>>
  var screen: <<Module>>Screen { self }
<<end>>
<<if with contains "view-object">>

  func show(_ viewObjects: [<<Module>>ViewObject]) {
<<if ui == "swiftui">>
    viewModel.show(viewObjects)
<<else>>
    self.viewObjects = viewObjects
<<end>>
  }
<<end>>
}
<<if ui == "swiftui">>

extension <<Module>>View {
  var presenter: (any <<Module>>ViewToPresenterInterface)? {
    get { viewModel.presenter }
    set { viewModel.presenter = newValue }
  }
}
<<else>>
<<include "Views/UserActions.swift">>
<<end>>
