<<if ui == "none">>
<<include "Views/None.swift">>
<<else>>
<<include "Views/Constants.swift">>

<<if ui == "appkit">>
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
<<include "Views/AppKit.swift">>
<<else>>
#if canImport(UIKit)
<<include "Views/UIKit.swift">>
<<end>>
#else
<<include "Views/Plain.swift">>
#endif
<<end>>

extension <<Module>>ViewController: <<Module>>View {
<<include "Views/ViewRequirements.swift">>
}
<<include "Views/UserActions.swift">>
<<if ui == "uikit">>
<<include "Views/ControllerPreview.swift">>
<<end>>
