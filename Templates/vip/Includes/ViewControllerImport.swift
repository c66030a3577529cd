<<if access == "internal">>
  import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>
  #else
    import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>
  #endif
<<end>>
