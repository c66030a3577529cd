extension StubService: ViperUIKitServiceInterface {}
extension StubService: ViperSwiftUIServiceInterface {}
extension StubService: ContractUIKitDataFetching {}
extension StubService: ContractSwiftUIDataFetching {}
extension StubService: VipUIKitWorkerProtocol {}
extension StubService: VipSwiftUIWorkerProtocol {}
extension StubService: ClosuresUIKitServiceProtocol {}
extension StubService: ClosuresSwiftUIServiceProtocol {}

extension StubService: ListUIKitListNetworkManaging {
  func getItems() -> [ListUIKitItem] {
    answers.enumerated().map { ListUIKitItem(id: $0.offset, title: $0.element) }
  }
}

extension StubService: ListSwiftUIListNetworkManaging {
  func getItems() -> [ListSwiftUIItem] {
    answers.enumerated().map { ListSwiftUIItem(id: $0.offset, title: $0.element) }
  }
}
