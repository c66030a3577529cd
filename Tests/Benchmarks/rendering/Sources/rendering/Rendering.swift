import Foundation

/// Measures how fast templates are parsed and rendered in memory, beside others on the same texts.
@main
struct Rendering {
  private static var engines: [any Engine.Type] {
    [CEngine.self, KitEngine.self] + peers + [ShippedTemplate.self]
  }

  static func main() throws {
    let results = try ShippedTemplate().render()
    let bytes = results.reduce(0) { $0 + $1.count }
    print("\(results.count) templates, \(bytes) bytes rendered\n")
    print("| | rendering | MB/s | of C | parsing and rendering one module |")
    print("| --- | ---: | ---: | ---: | ---: |")
    var best: Double?
    for engine in engines {
      let row = try measure(engine)
      best = best ?? row.rendering
      print(row.line(bytes: bytes, best: best ?? row.rendering))
    }
    if peers.isEmpty { print("\nwithout Stencil and swift-mustache; RENDERING_PEERS=1 adds them") }
  }

  private static func measure<Measured: Engine>(
    _ type: Measured.Type
  ) throws -> Row {
    let material = try Material(type.placeholder.opening, type.placeholder.closing)
    let engine = try type.init(material)
    for (index, text) in try engine.render().enumerated() where text != material.results[index] {
      throw Mismatch.otherResult(engine: type.name, index: index)
    }
    return Row(
      name: type.name,
      rendering: try Stopwatch.median { try engine.render() },
      all: try Stopwatch.median { try type.init(material).render() })
  }

  /// What was found of one engine, in seconds for one module.
  private struct Row {
    let name: String
    let rendering: Double
    let all: Double

    func line(bytes: Int, best: Double) -> String {
      let speed = Double(bytes) / rendering / 1e6
      return "| \(name) | " + String(format: "%.4f ms | %.0f | ", rendering * 1e3, speed)
        + String(format: "%.2f × | %.3f ms |", best / rendering, all * 1e3)
    }
  }
}

enum Stopwatch {
  /// The median of 31 rounds, in seconds; each repeats the work for about ten milliseconds.
  static func median<Result>(of rounds: Int = 31, _ work: () throws -> Result) throws -> Double {
    let once = try seconds(1, work)
    let repetitions = max(1, Int(0.01 / max(once, 1e-7)))
    var found: [Double] = []
    for _ in 0..<rounds { found.append(try seconds(repetitions, work) / Double(repetitions)) }
    return found.sorted()[rounds / 2]
  }

  private static func seconds<Result>(_ times: Int, _ work: () throws -> Result) throws -> Double {
    let duration = try ContinuousClock().measure {
      for _ in 0..<times { keep(try work()) }
    }
    return Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
  }

  /// Keeps the optimizer from leaving out a work whose result nobody uses.
  @inline(never)
  private static func keep<Result>(_ result: Result) {}
}
