/// Keeps what the screen shows and the path of its stack, and never the wireframe.
@MainActor
final class <<Module>>View {
  let viewModel = <<Module>>ViewModel()
  let navigation = <<Module>>Navigation()
<<include "Views/StoredPropertiesAtTop.swift">>
}
