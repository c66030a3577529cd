/// The verbs for changing modules that exist.
extension Scaffolder {
  /// Plans a change of modules: their files as they are to be, with what is known of the files as they were
  /// generated. Reads only; ``preview(_:progress:)`` merges the difference into the files on the disk, and
  /// ``apply(_:progress:)`` writes the result.
  ///
  /// ```swift
  /// var request = ChangeRequest(modules: ["SignIn"], packagePath: "/path/to/Package")
  /// request.edits = [.add("signedIn(user: User)", from: "interactor", to: "presenter")]
  /// let changes = try scaffolder.preview(scaffolder.planChange(request))
  /// print(changes.conflicts.isEmpty)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - request: the modules and what to change.
  ///   - remembers: whether SwiftPM's answer about the package may be cached.
  ///   - progress: called with the progress of the run.
  /// - Throws: every module that is not recorded, and everything that is wrong with the new options, the
  ///   template or the package; or a conflict of an earlier run that is not resolved.
  public func planChange(
    _ request: ChangeRequest, remembers: Bool = true,
    progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> Plan {
    var planning = ChangePlanning(
      request, visible,
      searching: {
        targetFolders(packagePath: request.packagePath, searchesParents: request.searchesParents)
      },
      plan: { requests throws(ScaffoldError) in
        try plan(requests, remembers: remembers, progress: progress)
      },
      render: { requests throws(ScaffoldError) in
        var planning = Planning(
          requests: requests, fileSystem: visible,
          inspector: { inspector(at: $0, visible, remembers: remembers) })
        return try planning.rendered()
      })
    return try planning.run()
  }
}
