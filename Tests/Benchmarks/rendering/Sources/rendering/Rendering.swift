import Foundation

/// Measures how fast templates are parsed and rendered in memory, beside others on the same texts. The
/// engines take turns, so that what else the machine does meets all of them.
@main
struct Rendering {
  private static let rounds = 31

  private static var engines: [any Engine.Type] {
    [CEngine.self, KitEngine.self] + peers + [ShippedTemplate.self]
  }

  static func main() throws {
    let results = try ShippedTemplate().render()
    let bytes = results.reduce(0) { $0 + $1.count }
    print("\(results.count) templates, \(bytes) bytes rendered\n")
    print("| | rendering | MB/s | of C | parsing and rendering one module |")
    print("| --- | ---: | ---: | ---: | ---: |")
    var contenders = try engines.map { try contender($0) }
    for _ in 0..<rounds {
      for index in contenders.indices { try contenders[index].takeTurn() }
    }
    for contender in contenders { print(contender.line(bytes: bytes, best: contenders[0])) }
    if peers.isEmpty { print("\nwithout Stencil and swift-mustache; RENDERING_PEERS=1 adds them") }
  }

  private static func contender<Measured: Engine>(_ type: Measured.Type) throws -> Contender {
    let material = try Material(type.placeholder.opening, type.placeholder.closing)
    let engine = try type.init(material)
    for (index, text) in try engine.render().enumerated() where text != material.results[index] {
      throw Mismatch.otherResult(engine: type.name, index: index)
    }
    return Contender(
      name: type.name, rendering: try Stopwatch { try engine.render() },
      all: try Stopwatch { try type.init(material).render() })
  }
}

/// An engine with what has been found of it.
struct Contender {
  let name: String
  var rendering: Stopwatch
  var all: Stopwatch

  mutating func takeTurn() throws {
    try rendering.run()
    try all.run()
  }

  func line(bytes: Int, best: Contender) -> String {
    let speed = Double(bytes) / rendering.median / 1e6
    let share = best.rendering.median / rendering.median
    return "| \(name) | " + String(format: "%.4f ms | %.0f | ", rendering.median * 1e3, speed)
      + String(format: "%.2f × | %.3f ms |", share, all.median * 1e3)
  }
}

/// Takes the time of some work, which it repeats for about ten milliseconds each time.
struct Stopwatch {
  private let work: () throws -> Void
  private let repetitions: Int
  /// In seconds, for the work once.
  private var found: [Double] = []

  init<Result>(_ work: @escaping () throws -> Result) throws {
    self.work = { Self.keep(try work()) }
    let once = try Self.seconds(1, self.work)
    repetitions = max(1, Int(0.01 / max(once, 1e-7)))
  }

  var median: Double { found.sorted()[found.count / 2] }

  mutating func run() throws {
    found.append(try Self.seconds(repetitions, work) / Double(repetitions))
  }

  private static func seconds(_ times: Int, _ work: () throws -> Void) throws -> Double {
    let duration = try ContinuousClock().measure {
      for _ in 0..<times { try work() }
    }
    return Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
  }

  /// Keeps the optimizer from leaving out a work whose result nobody uses.
  @inline(never)
  private static func keep<Result>(_ result: Result) {}
}
