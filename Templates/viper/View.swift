<<if ui == "none">>
<<include "Views/PlainView.swift">>
<<elseif ui == "swiftui">>
<<include "Views/HostingView.swift">>
<<else>>
<<include "Views/ViewController.swift">>
<<end>>
<<if protocols == "inline">>

<<include "Protocols/ViewToPresenterInterface.swift">>
<<end>>

extension <<Module>>View: <<Module>>NavigationInterface, <<Module>>PresenterToViewInterface {
  var screen: <<Module>>Screen { self }
<<include "Includes/ViewRequirements.swift">>
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
<<if ui == "uikit" or ui == "appkit">>

#if DEBUG && canImport(<<if ui == "uikit">>UIKit<<else>>AppKit<<end>>) && canImport(DeveloperToolsSupport)
  @available(<<if ui == "uikit">>iOS 17, tvOS 17<<else>>macOS 14<<end>>, *)
  #Preview {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
<<include "Includes/PreviewContent.swift">>
    let view = <<Module>>View<<if view == "storyboard">>.fromStoryboard<<end>>()
    view.show(.content([<<if with contains "view-object">><<Module>>ViewObject(entity)<<else>>entity<<end>>]), of: .load)
    return <<if ui == "uikit">>UINavigationController(rootViewController: view)<<else>>view<<end>>
<<elseif ui == "uikit">>
    UINavigationController(rootViewController: <<Module>>View<<if view == "storyboard">>.fromStoryboard<<end>>())
<<else>>
    <<Module>>View()
<<end>>
  }
#endif
<<end>>
