import Foundation
import Testing

@testable import Examples

/// The list of jogs from the service to the view.
@MainActor
struct JogsListTests {
  let service = JogsServiceMock()
  let wireframe: JogsWireframe
  let interactor: JogsInteractor
  let presenter: JogsPresenter
  let view: JogsView

  init() throws {
    service.fetchResult = .success([1, 3, 0, 2].map { Self.jog(day: $0) })
    wireframe = JogsWireframe(dependencies: JogsDependencies(service: service))
    interactor = try #require(wireframe.interactor as? JogsInteractor)
    presenter = try #require(wireframe.presenter as? JogsPresenter)
    view = try #require(wireframe.view as? JogsView)
  }

  /// A jog on a day after the first of January 2001.
  private static func jog(day: Int, meters: Int = 1000, seconds: Int = 300) -> JogsEntity {
    JogsEntity(date: date(day: day), meters: meters, seconds: seconds)
  }

  private static func date(day: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: TimeInterval(day) * 86400)
  }

  private func content(of days: Int...) -> JogsState {
    .content(days.map { JogsViewObject(Self.jog(day: $0)) })
  }

  private var shown: JogsState? { view.states[.load] }

  private func load() async {
    view.load()
    await interactor.tasks[.load]?.value
  }

  @Test("The latest jog comes first")
  func order() async {
    await load()
    #expect(shown == content(of: 3, 2, 1, 0))
  }

  @Test("A filter shows the jogs of its days, in whichever order the days are given")
  func filter() async {
    await load()
    let days = (Self.date(day: 1), Self.date(day: 2))
    view.filter(from: days.0, through: days.1)
    #expect(shown == content(of: 2, 1))
    view.filter(from: days.1, through: days.0)
    #expect(shown == content(of: 2, 1))
  }

  @Test("A filter can be widened again without asking the service")
  func widened() async {
    await load()
    view.filter(from: .distantPast, through: .distantPast)
    #expect(shown == .empty)
    view.filter(from: .distantPast, through: .distantFuture)
    #expect(shown == content(of: 3, 2, 1, 0))
    #expect(service.functionsCalled == ["fetch()"])
  }

  @Test(
    "A jog is described by its distance, duration and speed",
    arguments: [
      (5200, 1565, "5.2 km, 26:05 (12.0 km/h)"),
      (42195, 3 * 3600 + 62, "42.2 km, 3:01:02 (14.0 km/h)"),
      (0, 0, "0.0 km, 0:00"),
    ])
  func words(meters: Int, seconds: Int, words: String) {
    let viewObject = JogsViewObject(Self.jog(day: 0, meters: meters, seconds: seconds))
    #expect(viewObject.headline == "Monday, 1 January 2001, " + words)
  }

  @Test("A load that failed can be tried again")
  func retry() async {
    let jogs = service.fetchResult
    service.fetchResult = .failure(URLError(.notConnectedToInternet))
    await load()
    #expect(shown?.message?.isEmpty == false)
    service.fetchResult = jogs
    await load()
    #expect(shown == content(of: 3, 2, 1, 0))
  }
}
