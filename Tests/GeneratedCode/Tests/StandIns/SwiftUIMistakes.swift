/// What the real SwiftUI refuses, where the reason is isolation or a missing conformance.
enum SwiftUIMistakes {
  static let isolation = [
    StandInMistake(
      "a view's body, read from outside of the main actor",
      says: "main actor-isolated property 'body' can not be referenced",
      """
      import SwiftUI
      struct Content: View { var body: some View { Text("") } }
      «nonisolated»→«@MainActor» func read(_ view: Content) { _ = view.body }
      """),
    StandInMistake(
      "state, changed by a nonisolated function",
      says: "main actor-isolated property 'n' can not be mutated",
      """
      import SwiftUI
      struct Content: View {
        @State var n = 0
        var body: some View { Text("") }
        «nonisolated »→«»func add() { n += 1 }
      }
      """),
    StandInMistake(
      "what is not Sendable, changed in a detached task",
      says: "main actor-isolated property 'box' can not be",
      """
      import SwiftUI
      final class Box { var n = 0 }
      struct Content: View {
        let box: Box
        var body: some View { Text("").onAppear { Task«.detached»→«» { box.n += 1 } } }
      }
      """),
    StandInMistake(
      "what is not Sendable, sent away by a task of the view",
      says: "sending 'self.box' risks causing data races",
      """
      import SwiftUI
      «»→«@MainActor »final class Box { func go() async {} }
      struct Content: View {
        @State var box = Box()
        var body: some View { Text("").task { await box.go() } }
      }
      """),
    StandInMistake(
      "a router that conforms to a nonisolated protocol",
      says: "crosses into main actor-isolated code",
      """
      import SwiftUI
      «»→«@MainActor »protocol Routing { func push() }
      @MainActor @Observable final class Router: Routing {
        var path: [Int] = []
        func push() { path.append(1) }
      }
      """),
    StandInMistake(
      "a model of the main actor, made by a nonisolated default",
      says: "call to main actor-isolated initializer 'init()'",
      """
      import Combine
      import SwiftUI
      @MainActor final class Model: ObservableObject { init() {} }
      «nonisolated»→«@MainActor» func make() -> StateObject<Model> {
        StateObject(wrappedValue: Model())
      }
      """),
    StandInMistake(
      "an action that belongs to another actor",
      says: "global actor 'Other'-isolated global function 'act()'",
      """
      import SwiftUI
      @globalActor actor Other { static let shared = Other() }
      «@Other»→«@MainActor» func act() {}
      struct Content: View { var body: some View { Button("Go") { act() } } }
      """),
  ]

  static let conformances = [
    StandInMistake(
      "a state object that is not observable",
      says: "requires that 'Model' conform to 'ObservableObject'",
      """
      import Combine
      import SwiftUI
      @MainActor final class Model«»→«: ObservableObject» {}
      struct Content: View { @StateObject var model = Model(); var body: some View { Text("") } }
      """),
    StandInMistake(
      "a bindable that is not observable",
      says: "must be an object that conforms to Observable",
      """
      import SwiftUI
      @MainActor «»→«@Observable »final class Model { var text = "" }
      struct Content: View {
        @Bindable var model: Model
        var body: some View { TextField("", text: $model.text) }
      }
      """),
    StandInMistake(
      "an environment object of the new kind",
      says: "requires that 'Router' conform to 'ObservableObject'",
      """
      import SwiftUI
      @Observable final class Router {}
      struct Content: View {
        «@EnvironmentObject»→«@Environment(Router.self)» var router: Router
        var body: some View { Text("") }
      }
      """),
    StandInMistake(
      "an object in the environment that is not observable",
      says: "requires that 'Router' conform to 'Observable'",
      """
      import SwiftUI
      «»→«@Observable »final class Router {}
      struct Content: View { let router: Router; var body: some View { Text("").environment(router) } }
      """),
    StandInMistake(
      "a view without a body",
      says: "type 'Content' does not conform to protocol 'View'",
      """
      import SwiftUI
      struct Content: View { «let n = 1»→«var body: some View { Text("") }» }
      """),
    StandInMistake(
      "an app whose body is a view",
      says: "type 'Demo' does not conform to protocol 'App'",
      """
      import SwiftUI
      @main struct Demo: App { var body: «some View { Text("") }»→«some Scene { WindowGroup { Text("") } }» }
      """),
    StandInMistake(
      "a destination for a value that is not Hashable",
      says: "requires that 'Route' conform to 'Hashable'",
      """
      import SwiftUI
      struct Route«»→«: Hashable» { let n: Int }
      struct Content: View {
        var body: some View { Text("").navigationDestination(for: Route.self) { Text("\\($0.n)") } }
      }
      """),
    StandInMistake(
      "a list of what has no identity",
      says: "requires that 'Row' conform to 'Identifiable'",
      """
      import SwiftUI
      struct Row«»→«: Identifiable» { let id: Int }
      struct Content: View {
        let rows: [Row]
        var body: some View { List(rows) { Text("\\($0.id)") } }
      }
      """),
    StandInMistake(
      "an alert for an error without a description",
      says: "requires that 'Fault' conform to 'LocalizedError'",
      """
      import Foundation
      import SwiftUI
      enum Fault: «Error»→«LocalizedError» { case any }
      struct Content: View {
        @State var isShown = false
        let fault: Fault?
        var body: some View { Text("").alert(isPresented: $isShown, error: fault) { Text("") } }
      }
      """),
    StandInMistake(
      "a sheet for an item without an identity",
      says: "requires that 'Item' conform to 'Identifiable'",
      """
      import SwiftUI
      struct Item«»→«: Identifiable» { let id: Int }
      struct Content: View {
        @State var item: Item?
        var body: some View { Text("").sheet(item: $item) { Text("\\($0.id)") } }
      }
      """),
  ]
}
