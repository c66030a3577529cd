/// What the presenter asks of the wireframe: the module itself, and the ways out of it.
@MainActor
protocol <<Module>>PresenterToWireframeInterface:
  <<Module>>
<<if navigation == "swiftui">>
{
  func push(_ destination: <<Module>>Destination)
  func pop()
  func popToRoot()
}
<<else>>
{}
<<end>>
