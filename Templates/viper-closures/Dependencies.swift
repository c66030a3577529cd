/// What the module gets from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
  /// `<<Module>>Service(baseURL:)` with the server's address, or your own.
  <<if access != "internal">><<access>> <<end>>var service: any <<Module>>ServiceProtocol
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>
  /// Makes a screen that the user opens.
<<else>>
<<for action in actions>>
<<if action.leadsOn>>
  /// Makes the screen that follows a success of `<<action.name>>`.
<<end>>
<<end>>
<<end>>
  <<if access != "internal">><<access>> <<end>>var make<<name>>Screen: @MainActor (<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>><<if leading.result>><<leading.result>><<else>><<Module>>Entity<<end>><<end>><<end>><<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<if next-on-failure>>
  /// Makes the screen that follows a failure.
  <<if access != "internal">><<access>> <<end>>var make<<next-on-failure|upperCamel>>Screen: @MainActor (any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
<<if access != "internal">>

  <<access>> init(
    service: any <<Module>>ServiceProtocol<<if next or next-on-failure>>,<<end>>
<<for name in next>>
    make<<name>>Screen: @escaping @MainActor (<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>><<if leading.result>><<leading.result>><<else>><<Module>>Entity<<end>><<end>><<end>><<end>>) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>><<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
    make<<next-on-failure|upperCamel>>Screen: @escaping @MainActor (any Error) -> <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>
<<end>>
  ) {
    self.service = service
<<for name in next>>
    self.make<<name>>Screen = make<<name>>Screen
<<end>>
<<if next-on-failure>>
    self.make<<next-on-failure|upperCamel>>Screen = make<<next-on-failure|upperCamel>>Screen
<<end>>
  }
<<end>>
}
