<<if access == "internal">>
  import SwiftUI
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import SwiftUI
  #else
    import SwiftUI
  #endif
<<end>>
