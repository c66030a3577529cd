<<if ui == "uikit">>
<<include "Forms/UIKitForm.swift">>
<<elseif ui == "appkit">>
<<include "Forms/AppKitForm.swift">>
<<else>>
<<include "Forms/SwiftUIForm.swift">>
<<end>>
