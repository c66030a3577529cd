/// The events that the module reports to the object that presented it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  func beganPresenting(_ module: any <<Module>>)
}
