<<if access == "internal">>
  import AppKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import AppKit
  #else
    import AppKit
  #endif
<<end>>
