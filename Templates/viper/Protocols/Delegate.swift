/// What the module tells whoever presented it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  func beganPresenting(_ module: any <<Module>>)
}
