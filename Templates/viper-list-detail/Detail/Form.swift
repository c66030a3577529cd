<<if ui == "uikit">>
<<include "Detail/UIKitForm.swift">>
<<elseif ui == "appkit">>
<<include "Detail/AppKitForm.swift">>
<<else>>
<<include "Detail/SwiftUIForm.swift">>
<<end>>
