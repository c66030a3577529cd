<<# This file is written once for each state; 'state' is its name. #>>
/// '<<Module|words>>' is in the state '<<state|words>>'.
struct <<Module>><<state>>State: Sendable, Hashable {
  /// What the model calls it.
  let name = "<<state|lowerCamel>>"
}
