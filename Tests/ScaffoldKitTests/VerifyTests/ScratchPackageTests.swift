import Foundation
import Testing

@testable import ScaffoldKit

@Suite struct ScratchPackageTests {
  @Test("is removed although a process that was stopped late still writes into it")
  func lateProcess() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "viper-gen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let package = try ScratchPackage(
      for: VerifyRequest(temporaryFolder: folder.path), on: DiskFileSystem())
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "cd \"$0\"; i=0; while [ $i -lt 2000 ]; do i=$((i+1)); echo >f$i || exit 0; done",
      package.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    while try FileManager.default.contentsOfDirectory(atPath: package.path).count < 50 {}
    try package.remove()
    process.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: package.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
