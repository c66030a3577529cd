<<if not (observation == "observable" and HasObservation)>>
  #if canImport(Combine)
    @Published
  #endif
<<end>>
