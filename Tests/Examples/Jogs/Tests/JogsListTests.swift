import Foundation
import Testing

@testable import Examples

/// The list of jogs from the service to the view.
@MainActor
struct JogsListTests {
  let service = JogsServiceMock()
  let wireframe: JogsWireframe

  init() {
    service.entitiesToReturn = [1, 3, 0, 2].map { JogsSamples.on(day: $0) }
    wireframe = JogsWireframe(service: service)
  }

  private func titles(of days: Int...) -> [String] {
    days.map { JogsViewObject(JogsSamples.on(day: $0)).title }
  }

  private var shown: [String] { wireframe.moduleView.viewObjects.map(\.title) }

  @Test("The latest jog comes first")
  func order() async throws {
    try await wireframe.modulePresenter.load()
    #expect(shown == titles(of: 3, 2, 1, 0))
    #expect(Set(shown).count == 4)
  }

  @Test("A filter shows the jogs of its days, in whichever order the days are given")
  func filter() async throws {
    try await wireframe.modulePresenter.load()
    let days = (JogsSamples.date(day: 1), JogsSamples.date(day: 2))
    wireframe.modulePresenter.filter(from: days.0, through: days.1)
    #expect(shown == titles(of: 2, 1))
    wireframe.modulePresenter.filter(from: days.1, through: days.0)
    #expect(shown == titles(of: 2, 1))
  }

  @Test("A filter can be widened again without asking the service")
  func widened() async throws {
    try await wireframe.modulePresenter.load()
    wireframe.modulePresenter.filter(from: .distantPast, through: .distantPast)
    #expect(shown.isEmpty)
    wireframe.modulePresenter.filter(from: .distantPast, through: .distantFuture)
    #expect(shown.count == 4)
    #expect(service.functionsCalled == ["fetch()"])
  }

  @Test(
    "A jog is described by its distance, duration and speed",
    arguments: [
      (5200, 1565, ["5.2 km", "26:05", "12.0 km/h"]),
      (42195, 3 * 3600 + 62, ["42.2 km", "3:01:02", "14.0 km/h"]),
      (0, 0, ["0.0 km", "0:00", "–"]),
    ])
  func words(meters: Int, seconds: Int, words: [String]) {
    let viewObject = JogsViewObject(JogsSamples.on(day: 0, meters: meters, seconds: seconds))
    #expect([viewObject.distance, viewObject.duration, viewObject.speed] == words)
  }

  @Test("The service reads a file, and none means no jogs")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    let service = JogsService(file: file)
    let none = try await service.fetch()
    #expect(none.isEmpty)
    let json = """
      [{"id": "1", "date": "2001-01-01T00:00:00Z", "meters": 5200, "seconds": 1565}]
      """
    try Data(json.utf8).write(to: file)
    let jogs = try await service.fetch()
    try FileManager.default.removeItem(at: file)
    #expect(jogs == [JogsSamples.jog])
  }
}
