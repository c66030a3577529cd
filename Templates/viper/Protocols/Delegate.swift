/// The events that the module reports to the object that opened it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  /// The module is on its way to the display. To implement it is optional.
  func beganPresenting(_ module: any <<Module>>)
<<for action in actions>>
<<if action.isCall>>
  func <<action.id>>Succeeded(_ module: any <<Module>><<if action.result>>, with result: <<action.result>><<end>>)
<<end>>
<<end>>
<<if ChildEvents and not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<for child in presents>>
  /// <<child>>, which the module presented, succeeded and is closed. To implement it is optional.
  func didFinish<<child>>(_ module: any <<Module>>)
<<end>>
<<end>>
  /// The user has left the module. Release it here.
  func didDismiss(_ module: any <<Module>>)
<<for action in presenter-to-delegate>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>Delegate {
  <<if access != "internal">><<access>> <<end>>func beganPresenting(_ module: any <<Module>>) {}
<<if ChildEvents and not (with contains "service" and (with contains "entity" or with contains "view-object"))>>
<<for child in presents>>
  <<if access != "internal">><<access>> <<end>>func didFinish<<child>>(_ module: any <<Module>>) {}
<<end>>
<<end>>
<<for action in presenter-to-delegate>>
<<include "Includes/DelegateDefault.swift">>
<<end>>
}
