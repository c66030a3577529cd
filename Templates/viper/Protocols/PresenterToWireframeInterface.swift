/// What the presenter asks of the wireframe: the module itself, and the ways out of it.
@MainActor
protocol <<Module>>PresenterToWireframeInterface:
  <<Module>>
{
<<if navigation == "swiftui">>
  func push(_ destination: <<Module>>Destination)
  func pop()
  func popToRoot()
<<end>>
<<for child in presents>>
  func present<<child>>()
  func dismiss<<child>>()
<<end>>
<<for action in presenter-to-wireframe>>
<<include "Includes/Requirement.swift">>
<<end>>
}
