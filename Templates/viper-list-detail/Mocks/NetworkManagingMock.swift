import Foundation

@testable import <<Target>>

@MainActor
final class <<Module>>NetworkManagingMock:
  <<Module>>NetworkManaging
{
  private(set) var dataCalls: [String] = []
  var dataResult = Data()
  var dataError: (any Error)?
  var onData: (() -> Void)?
<<for action in list-interactor-to-network-manager>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func data(from address: String) async throws -> Data {
    dataCalls.append(address)
    onData?()
    if let dataError { throw dataError }
    return dataResult
  }
<<for action in list-interactor-to-network-manager>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
