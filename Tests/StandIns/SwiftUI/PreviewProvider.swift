// `#Preview` is a macro of the SDK: it needs a plug-in and cannot be stood in for by a module.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
