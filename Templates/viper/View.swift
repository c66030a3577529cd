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
<<for child in presents>>

  var <<child|lowerCamel>>Screen: <<child>>Screen? {
    get { navigation.<<child|lowerCamel>>Screen }
    set { navigation.<<child|lowerCamel>>Screen = newValue }
  }
<<end>>
<<else>>
  var screen: <<Module>>Screen { self }
<<end>>
<<if with contains "service">>

  func show(_ state: <<Module>>ViewState) {
<<if ui == "swiftui">>
    viewModel.show(state)
<<else>>
    self.state = state
<<end>>
  }
<<end>>
<<for action in presenter-to-view>>
<<if not (action.isProperty and action.isSettable)>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<end>>
<<for action in wireframe-to-view>>
<<if not (action.isProperty and action.isSettable)>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
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
<<if ui == "uikit">>

#if DEBUG && canImport(UIKit) && canImport(DeveloperToolsSupport)
  @available(iOS 17, tvOS 17, *)
  #Preview {
<<if with contains "service">>
    let view = <<Module>>View<<if view == "storyboard">>.fromStoryboard<<end>>()
<<include "Includes/PreviewContent.swift">>
    view.show(.content<<if with contains "view-object">>([viewObject])<<end>>)
    return view
<<else>>
    <<Module>>View<<if view == "storyboard">>.fromStoryboard<<end>>()
<<end>>
  }
#endif
<<end>>
