<<if ui == "uikit">>
<<include "List/UIKitForm.swift">>
<<elseif ui == "appkit">>
<<include "List/AppKitForm.swift">>
<<else>>
<<include "List/SwiftUIForm.swift">>
<<end>>
