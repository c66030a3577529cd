/// What an update of mocks leaves to you, with its place.
package struct MockNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// A tool writes the mock. It must run again.
    case generatedMock(typeName: String, generator: MockGenerator)
    /// A requirement cannot be added to a mock, for a reason.
    case notAdded(String, typeName: String, reason: String)
    /// The mock's other members show no pattern for this part of a requirement.
    case unrecorded(String, typeName: String)
    /// No protocol of the mock requires the member, which was edited or is used.
    case kept(String, typeName: String, reason: String)
    /// Code uses a member of a mock that is removed.
    case use(String)
    /// A protocol gets no mock, for a reason.
    case notCreated(protocolName: String, reason: String)
    /// An edit of the file would not give Swift code.
    case unreadable(reason: String)
  }

  package let subject: Subject
  package let place: SourcePlace
}

extension MockNote: CustomStringConvertible {
  package var description: String {
    switch subject {
    case .generatedMock(let type, let generator):
      "\(generator.rawValue) writes \(type): \(generator.advice)"
    case .notAdded(let member, let type, let reason):
      "\(member) is not added to \(type): \(reason)"
    case .unrecorded(let part, let type): "\(type) does not record \(part)"
    case .kept(let member, let type, let reason):
      "no protocol of \(type) requires \(member), which stays: \(reason)"
    case .use(let member): "\(member) is removed and still used"
    case .notCreated(let name, let reason): "\(name) gets no mock: \(reason)"
    case .unreadable(let reason): "not edited: \(reason)"
    }
  }
}
