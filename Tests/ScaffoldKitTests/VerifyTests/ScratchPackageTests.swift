import Foundation
import Testing

@testable import ScaffoldKit

@Suite struct ScratchPackageTests {
  @Test("does not hide why a check failed if it cannot be removed itself")
  func notRemoved() throws {
    let world = try TemplateWorld(files: ["V.swift": "struct <<Module>>View {}\n"])
    var request = VerifyRequest(temporaryFolder: world.folder.path)
    request.templateFolders = [world.templates]
    request.templates = ["t"]
    let fileSystem = FailingFileSystem { call in
      let isScratch = call.verb == "remove" && call.name.hasPrefix("viper-gen-verify-")
      if isScratch || call.name == "Sources" {
        throw SystemError(operation: call.verb, path: call.name, number: EIO)
      }
    }
    let verifier = StackVerifier(
      request: request, fileSystem: fileSystem,
      environment: ProcessInfo.processInfo.environment, isInterrupted: { false }, seconds: { 0 },
      progress: { _ in })
    let failure = #expect(throws: ScaffoldError.self) {
      try withExtendedLifetime(world) { try verifier.run() }
    }
    let messages = failure?.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains("Sources") }, "\(messages)")
    #expect(messages.contains { $0.contains("viper-gen-verify-") }, "\(messages)")
  }

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
