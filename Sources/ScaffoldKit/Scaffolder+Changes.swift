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
    try knowingUnrecorded(request) { () throws(ScaffoldError) in
      var planning = planning(request, remembers: remembers, progress)
      return try planning.run()
    }
  }

  /// Plans another name for a module: its files under the new name, with what is known of the old ones. Reads only;
  /// ``preview(_:progress:)`` finds the places that change, and ``apply(_:progress:)`` moves the files.
  ///
  /// ```swift
  /// let request = RenameRequest(module: "SignIn", newName: "Account/LogIn", packagePath: "/path/to/Package")
  /// let changes = try scaffolder.preview(scaffolder.planRename(request))
  /// print(changes.changes[0].file.path)  // Sources/App/Account/LogIn/LogInInteractor.swift
  /// ```
  ///
  /// - Parameters:
  ///   - request: the module and its new name.
  ///   - remembers: whether SwiftPM's answer about the package may be cached.
  ///   - progress: called with the progress of the run.
  /// - Throws: if the module is not recorded or its template is not known any more, and everything that is wrong with
  ///   the new name.
  public func planRename(
    _ request: RenameRequest, remembers: Bool = true,
    progress: @escaping (ScaffoldProgress) -> Void = { _ in }
  ) throws(ScaffoldError) -> Plan {
    var change = ChangeRequest(modules: [request.module], packagePath: request.packagePath)
    change.searchesParents = request.searchesParents
    change.target = request.target
    change.subfolder = request.subfolder
    change.templateFolders = request.templateFolders
    return try knowingUnrecorded(change) { () throws(ScaffoldError) in
      try planning(change, remembers: remembers, progress).run(request)
    }
  }

  private func planning(
    _ request: ChangeRequest, remembers: Bool, _ progress: @escaping (ScaffoldProgress) -> Void
  ) -> ChangePlanning {
    ChangePlanning(
      request, visible,
      targets: {
        hints.targets(packagePath: request.packagePath, searchesParents: request.searchesParents)
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
  }
}
