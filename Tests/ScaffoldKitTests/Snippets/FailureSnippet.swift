import ScaffoldKit

func explain(_ name: String) -> String {
  do {
    return "\(try ModulePath(name)) is a valid name"
  } catch {
    return error.diagnostics.map { "\($0.code.rawValue): \($0.message) (\($0.help ?? ""))" }
      .joined()
  }
}
