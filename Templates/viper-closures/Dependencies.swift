/// What a module is given from outside.
<<if access != "internal">><<access>> <<end>>struct <<Module>>Dependencies {
  <<if access != "internal">><<access>> <<end>>var service: any <<Module>>ServiceProtocol
<<if not (ui == "swiftui" and navigation == "swiftui")>>
<<for screen in next>>
  <<if access != "internal">><<access>> <<end>>var make<<screen>>Screen: <<Module>>ScreenMaker?
<<end>>
<<end>>

<<if next and not (ui == "swiftui" and navigation == "swiftui")>>
  <<if access != "internal">><<access>> <<end>>init(
    service: any <<Module>>ServiceProtocol =
      <<Module>>Service(),
<<for screen in next>>
    make<<screen>>Screen: <<Module>>ScreenMaker? = nil<<if not loop.last>>,<<end>>
<<end>>
  ) {
    self.service = service
<<for screen in next>>
    self.make<<screen>>Screen = make<<screen>>Screen
<<end>>
  }
<<else>>
  <<if access != "internal">><<access>> <<end>>init(
    service: any <<Module>>ServiceProtocol =
      <<Module>>Service()
  ) {
    self.service = service
  }
<<end>>
}
<<if next and not (ui == "swiftui" and navigation == "swiftui")>>

/// Makes a screen of another module.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>ScreenMaker = @MainActor () -> <<Module>>Screen
<<end>>
