<<if actions contains "hasNumberField">>
import Foundation

<<end>>
<<if ui == "uikit">>
<<include "Forms/UIKitForm.swift">>
<<elseif ui == "appkit">>
<<include "Forms/AppKitForm.swift">>
<<else>>
<<include "Forms/SwiftUIForm.swift">>
<<end>>
<<if actions contains "hasNumberField">>
<<include "Forms/Number.swift">>
<<end>>
