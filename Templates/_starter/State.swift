<<# This file is written once for each state, which 'state' stands for. #>>
/// '<<Module|words>>' is in the state '<<state|words>>'.
struct <<Module>><<state>>State: Sendable, Hashable {
  /// What the model calls it.
  let name = "<<state|lowerCamel>>"
}
