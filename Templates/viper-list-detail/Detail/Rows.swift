<<if ui == "uikit">>
<<include "Detail/UIKitRows.swift">>
<<elseif ui == "appkit">>
<<include "Detail/AppKitRows.swift">>
<<else>>
<<include "Detail/SwiftUIRows.swift">>
<<end>>
