import Foundation

/// What the interactor asks of the service.
protocol JogsServiceInterface: Sendable {
  func fetch() async throws -> [JogsEntity]
}

/// Reads the jogs from a file, which may not be there yet.
struct JogsService:
  JogsServiceInterface
{
  var file = URL(filePath: NSHomeDirectory()).appending(path: "Documents/jogs.json")

  func fetch() async throws -> [JogsEntity] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([JogsEntity].self, from: try Data(contentsOf: file))
  }
}
