/// What the interactor asks of the service.
protocol <<Module>>ServiceInterface: Sendable {
  func fetch() async throws<<if with contains "entity">> -> [<<Module>>Entity]<<end>>
}
