/// What the module gets from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
  /// `<<Module>>Worker(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var worker: any <<Module>>WorkerProtocol
<<end>>
<<for name in next>>
<<if loop.first and (use-cases or actions)>>
  /// Makes the screen that follows an event.
<<end>>
  <<if access != "internal">><<access>> <<end>>var make<<name>>Screen: @MainActor (<<if loop.first and (use-cases or actions)>><<Module>>Event<<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<if next-on-failure>>
  <<if access != "internal">><<access>> <<end>>var make<<next-on-failure|upperCamel>>Screen: @MainActor (any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<if access != "internal">>

  <<access>> init(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    worker: any <<Module>>WorkerProtocol<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
    make<<name>>Screen: @escaping @MainActor (<<if loop.first and (use-cases or actions)>><<Module>>Event<<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>><<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
    make<<next-on-failure|upperCamel>>Screen: @escaping @MainActor (any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
  ) {
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    self.worker = worker
<<end>>
<<for name in next>>
    self.make<<name>>Screen = make<<name>>Screen
<<end>>
<<if next-on-failure>>
    self.make<<next-on-failure|upperCamel>>Screen = make<<next-on-failure|upperCamel>>Screen
<<end>>
  }
<<end>>
}
