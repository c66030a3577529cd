/// What the presenter asks of the wireframe: the module itself, and the ways out of it.
@MainActor
protocol <<Module>>PresenterToWireframeInterface:
  <<Module>>
{}
