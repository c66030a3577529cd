/// What the module reports to the code that made it: how an action ended, and its own end.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Event: Sendable {
<<for action in actions>>
  case <<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>)<<end>>
<<end>>
  /// The user has left the screen. What ran there is cancelled.<<if navigation == "swiftui">> It is reported by
  /// `wasDismissed()` of the screen.<<end>>
  case dismissed
}
