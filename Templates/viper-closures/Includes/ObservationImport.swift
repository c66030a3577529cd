<<if observation == "observable" and HasObservation>>
import Observation
<<else>>

#if canImport(Combine)
  import Combine
#endif
<<end>>
