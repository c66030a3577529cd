import ScaffoldKit

/// The command that creates a first module of a template that was just written.
enum FirstModule {
  /// The command for the template `id`; `nil` if no command works in the working directory.
  ///
  /// - Parameter folder: the folder of templates; `nil` if the configuration names it.
  static func command(
    template id: String, in folder: String?, like invocation: Invocation
  ) -> String? {
    let package = invocation.arguments["package-path"]
    let templates = folder.map { ["--templates", $0] } ?? []
    let place = package.map { ["--package-path", $0] } ?? []
    let first = Invocation(
      ["create", "SignIn", "--template", id] + templates + place,
      environment: invocation.environment)
    let report = first.preview()
    if report.status == 0 { return first.typed }
    if package == nil, report.diagnostics.contains(where: { $0.code == .noPackage }) {
      let new = first.adding(["--init", "--package-path", "Demo"])
      if new.preview().status == 0 { return new.typed }
    }
    return Remedies(first).commands(for: report.diagnostics).first
  }
}

extension String {
  /// The folder that a path is in, as the user typed it: `Mine` for `Mine/screen`, `.` for `screen`.
  var parentAsTyped: String {
    let names = namesOnPath.dropLast()
    let start = begins(with: "/") ? "/" : names.isEmpty ? "." : ""
    return start + names.joined(separator: "/")
  }
}
