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
<<if ui != "none">>
<<include "Views/Preview.swift">>
<<end>>
