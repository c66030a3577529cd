<<if observation == "observable" and HasObservation>>
import Observation

<<else>>
#if canImport(Combine)
  import Combine
#endif

<<end>>
<<include "Protocols/Destination.swift">>

/// The path of the module's stack: what lies on top of its first screen.
@MainActor
<<if observation == "observable" and HasObservation>>
@Observable
final class <<Module>>Navigation {
  var path: [<<Module>>Destination] = []
<<for child in presents>>
  var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
}
<<else>>
final class <<Module>>Navigation {
  #if canImport(Combine)
    @Published
    var path: [<<Module>>Destination] = []
<<for child in presents>>
    @Published
    var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
  #else
    var path: [<<Module>>Destination] = []
<<for child in presents>>
    var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
  #endif
}

#if canImport(Combine)
  extension <<Module>>Navigation: ObservableObject {}
#endif
<<end>>
