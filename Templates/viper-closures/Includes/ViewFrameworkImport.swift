<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
#if canImport(UIKit)
  import UIKit
#endif

<<elseif ui == "appkit">>
#if canImport(AppKit)
  import AppKit
#endif

<<end>>
