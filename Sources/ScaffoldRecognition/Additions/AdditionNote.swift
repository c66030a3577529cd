/// What an addition or a removal leaves to you, with its place.
package struct AdditionNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// Nothing calls the requirement yet. The call is such as `interactor?.signOut(everywhere:)`.
    case noCall(String, typeName: String)
    /// A type has the member already, so that nothing is added to it.
    case existingMember(String, typeName: String)
    /// A tool writes the mock. It must run again.
    case generatedMock(typeName: String, generator: MockGenerator)
    /// The mock's other requirements show no pattern for this part of the new one.
    case unrecorded(String, typeName: String)
    /// Another protocol requires the member of a type, so that it is not removed.
    case otherProtocol(String, typeName: String, protocolName: String)
    /// Code uses the requirement that is removed.
    case use(String)
    /// The implementation or the part of a mock was edited, so that it is not removed.
    case kept(String, typeName: String)
  }

  package let subject: Subject
  package let place: SourcePlace
}

extension AdditionNote: CustomStringConvertible {
  package var description: String {
    switch subject {
    case .noCall(let call, let type): "nothing calls it yet: \(call) in \(type)"
    case .existingMember(let member, let type): "\(type) has \(member) already"
    case .generatedMock(let type, let generator):
      "\(generator.rawValue) writes \(type): \(generator.advice)"
    case .unrecorded(let part, let type): "\(type) does not record \(part)"
    case .otherProtocol(let member, let type, let other):
      "\(member) in \(type) stays: \(other) requires it, too"
    case .use(let member): "\(member) is still used"
    case .kept(let member, let type): "\(member) in \(type) was edited and stays"
    }
  }
}

extension MockGenerator {
  /// How its mocks are written again.
  package var advice: String {
    switch self {
    case .cuckoo: "build the tests, or run 'cuckoo generate'"
    case .mockingbird: "run 'mockingbird generate'"
    case .mockolo: "run 'mockolo'"
    case .sourcery: "run 'sourcery'"
    case .swiftyMocky: "run 'swiftymocky generate'"
    }
  }
}
