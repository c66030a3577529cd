<<if ui == "swiftui" and navigation == "swiftui" and next>>
<<if observation == "observable" and HasObservation>>
<<if access == "public">>
#if hasFeature(InternalImportsByDefault)
  public import Observation
#else
  import Observation
#endif
<<else>>
import Observation
<<end>>
<<else>>
#if canImport(Combine)
<<if access == "public">>
  #if hasFeature(InternalImportsByDefault)
    public import Combine
  #else
    import Combine
  #endif
<<else>>
  import Combine
<<end>>
#endif
<<end>>

<<end>>
