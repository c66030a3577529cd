<<if access == "internal">>
  import UIKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import UIKit
  #else
    import UIKit
  #endif
<<end>>
