import Foundation

/// What the interactor asks of the service.
protocol JogsServiceInterface: Sendable {
  func fetch() async throws -> [JogsEntity]
}

/// Reads the jogs from a file.
struct JogsService:
  JogsServiceInterface
{
  var file = URL(filePath: NSHomeDirectory()).appending(path: "Documents/jogs.json")

  func fetch() async throws -> [JogsEntity] {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw JogsServiceError.notConnected
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([JogsEntity].self, from: try Data(contentsOf: file))
  }
}

/// Why the service has no answer.
enum JogsServiceError: LocalizedError {
  case notConnected

  var errorDescription: String? {
    switch self {
    case .notConnected: JogsTexts.notConnected
    }
  }
}
