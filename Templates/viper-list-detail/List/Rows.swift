<<if ui == "uikit">>
<<include "List/UIKitRows.swift">>
<<elseif ui == "appkit">>
<<include "List/AppKitRows.swift">>
<<else>>
<<include "List/SwiftUIRows.swift">>
<<end>>
