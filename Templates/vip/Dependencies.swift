/// What the module gets from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
  /// `<<Module>>Worker(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var worker: any <<Module>>WorkerProtocol
<<end>>
<<for name in next>>
  <<if access != "internal">><<access>> <<end>>var make<<name>>Screen: @MainActor () -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<if access != "internal">>

  <<access>> init(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    worker: any <<Module>>WorkerProtocol<<if next>>,<<end>>
<<end>>
<<for name in next>>
    make<<name>>Screen: @escaping @MainActor () -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    self.worker = worker
<<end>>
<<for name in next>>
    self.make<<name>>Screen = make<<name>>Screen
<<end>>
  }
<<end>>
}
