<<if ui == "uikit">>
<<include "Forms/UIKitList.swift">>
<<elseif ui == "appkit">>
<<include "Forms/AppKitList.swift">>
<<else>>
<<include "Forms/SwiftUIRows.swift">>
<<end>>
