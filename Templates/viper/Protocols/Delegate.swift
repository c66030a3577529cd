/// The events that the module reports to the object that opened it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  /// The module is on its way to the display. To implement it is optional.
  func beganPresenting(_ module: any <<Module>>)
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
<<if action.isLoad>>
  /// The screen loads this by itself. To implement it is optional.
<<end>>
  func <<action.id>>Succeeded(_ module: any <<Module>><<if action.result>>, with result: <<action.result>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>, <<for parameter in action.parameters>>id: <<parameter.type>><<end>><<end>>)
<<end>>
<<end>>
<<for event in ChildEvents>>
<<if event.isFirst and (event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object")))>>
  /// <<event.child>>, which the module presented, succeeded and is closed. To implement it is optional.
  func didFinish<<event.child>>(_ module: any <<Module>><<for value in event.shared>>, <<value.declaration>><<end>>)
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
<<for action in actions>>
<<if action.isLoad>>
  <<if access != "internal">><<access>> <<end>>func <<action.id>>Succeeded(_ module: any <<Module>>, with result: <<action.result>>) {}
<<end>>
<<end>>
<<for event in ChildEvents>>
<<if event.isFirst and (event.shared or not (with contains "service" and (with contains "entity" or with contains "view-object")))>>
  <<if access != "internal">><<access>> <<end>>func didFinish<<event.child>>(_ module: any <<Module>><<for value in event.shared>>, <<value.declaration>><<end>>) {}
<<end>>
<<end>>
<<for action in presenter-to-delegate>>
<<include "Includes/DelegateDefault.swift">>
<<end>>
}
