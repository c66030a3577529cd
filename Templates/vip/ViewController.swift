<<if ui == "none">>
<<include "Views/PlainView.swift">>
<<elseif ui == "swiftui">>
<<include "Views/HostingController.swift">>
<<else>>
<<include "Views/Controller.swift">>
<<end>>
<<if ui != "swiftui">>

<<include "Views/Display.swift">>
<<end>>
<<if ui == "uikit" or ui == "swiftui">>
<<include "Views/Preview.swift">>
<<end>>
