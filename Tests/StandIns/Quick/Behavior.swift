open class Behavior<Context> {
  public static var name: String { String(describing: self) }
  open class func spec(_ aContext: @escaping () -> Context) {}
}

open class AsyncBehavior<Context> {
  public static var name: String { String(describing: self) }
  open class func spec(_ aContext: @escaping () -> Context) {}
}
