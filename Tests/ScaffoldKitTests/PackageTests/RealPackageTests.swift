import Foundation
import Testing

@testable import ScaffoldKit

/// SwiftPM judges the answers for packages that people use.
@Suite struct RealPackageTests {
  static let plain = [
    "apple/swift-algorithms", "attaswift/BigInt", "google/swift-benchmark",
    "HdrHistogram/hdrhistogram-swift", "hummingbird-project/swift-mustache", "ordo-one/TextTable",
    "stencilproject/Stencil", "swift-server/swift-service-lifecycle", "swiftcsv/SwiftCSV",
  ]
  static let others = [
    "apple/swift-argument-parser", "apple/swift-collections", "apple/swift-crypto",
    "apple/swift-log", "apple/swift-nio", "apple/swift-numerics", "apple/swift-protobuf",
    "CoreOffice/XMLCoder",
    "groue/GRDB.swift", "grpc/grpc-swift-2", "hummingbird-project/hummingbird", "jpsim/Yams",
    "kylef/PathKit", "kylef/Spectre", "onevcat/Rainbow", "OpenCombine/OpenCombine",
    "swift-server/async-http-client", "swiftlang/swift-syntax", "swhitty/FlyingFox",
  ]

  @Test("a manifest of literals is read as SwiftPM reads it", arguments: plain)
  func aPlainManifestIsReadAsSwiftPM(name: String) async throws {
    guard let path = try await RealPackages.shared.copy(of: name) else { return }
    let inspector = try Self.inspector(path)
    #expect(try inspector.reasonForAsking() == nil)
    let asked = try Self.judged(path)
    let manifest = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(path)/Package.swift")))
    #expect(try ManifestReader.read(manifest) == asked)
    #expect(!FileManager.default.fileExists(atPath: "\(path)/.build"))
  }

  @Test("any other manifest is never misread", arguments: others)
  func anyOtherManifestIsNeverMisread(name: String) async throws {
    guard let path = try await RealPackages.shared.copy(of: name) else { return }
    guard let reason = try Self.inspector(path).reasonForAsking() else {
      let manifest = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(path)/Package.swift")))
      #expect(try ManifestReader.read(manifest) == Self.judged(path))
      return
    }
    print("\(name) needs SwiftPM: \(reason)")
  }

  static func inspector(_ path: String) throws -> PackageInspector {
    let environment = try TestRun.environment()
    return PackageInspector(
      fileSystem: DiskFileSystem(), path: path, environment: environment)
  }

  static func judged(_ path: String) throws -> ManifestSummary {
    let environment = try TestRun.environment()
    let manager = SwiftPM(
      swift: try Executable.find("swift", in: environment).orMissing(), environment: environment,
      fileSystem: DiskFileSystem(), keepsCache: true
    ) { (program, arguments, environment) throws(SystemError) in
      try Subprocess.run(program, arguments, environment: environment)
    }
    return try manager.answer(forPackageAt: path, manifest: "Package.swift").summary
  }
}
