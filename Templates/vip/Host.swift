/// The navigation of the app, for a module that is shown in a stack of the app:
///
///     let host = <<Module>>Host(show: { path.append($0) }, close: { path.removeLast() })
///     <<Module>>Module.assemble(host: host).screen
@MainActor
<<if access != "internal">><<access>> <<end>>struct <<Module>>Host {
  let show: @MainActor (<<Module>>Destination) -> Void
  let close: @MainActor () -> Void

  <<if access != "internal">><<access>> <<end>>init(
    show: @escaping @MainActor (<<Module>>Destination) -> Void,
    close: @escaping @MainActor () -> Void
  ) {
    self.show = show
    self.close = close
  }
}
