/// The events that the module reports to the object that presented it. All are optional.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  func beganPresenting(_ module: any <<Module>>)
<<for action in presenter-to-delegate>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>Delegate {
  <<if access != "internal">><<access>> <<end>>func beganPresenting(_ module: any <<Module>>) {}
<<for action in presenter-to-delegate>>
<<include "Includes/DelegateDefault.swift">>
<<end>>
}
