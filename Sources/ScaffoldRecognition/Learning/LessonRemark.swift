/// A decision of a lesson that does not follow from the name of a type alone, with its first place.
package struct LessonRemark: Sendable, Equatable {
  /// What a word was written in.
  package enum Text: String, Sendable, Hashable { case code, comment, string, resource }

  /// Why a word became a placeholder.
  package enum Reason: Sendable, Hashable {
    /// It has the name of a type of the module in it.
    case type
    /// It ends with a role that the module has.
    case role
    /// It is the exact name, which is not a word of a language.
    case compound
    /// A string names a storyboard, a file or another thing by an identifier.
    case identifier
    /// It is the target that a test imports.
    case target
  }

  /// Why a file is not part of the template.
  package enum LeftOut: Sendable, Hashable {
    /// It declares something without the module's name, which a second module would declare again.
    case foreignDeclaration(String)
    /// It declares a part of another module.
    case otherModule(String)
    /// It is not written in Swift.
    case otherLanguage
    /// It cannot be read, for a reason.
    case unreadable(String)
    /// A tool writes it.
    case generated(MockGenerator)
    /// The other modules have nothing of it.
    case onlyOne
    /// It is not in the folder of the target.
    case outside
    /// It uses a type of a file that is left out.
    case uses(String, path: String)
  }

  /// Why a text that names the module is not added for each module.
  package enum NoInsertion: Sendable, Hashable {
    /// No kind of declaration takes it.
    case noPlace
    /// It is code of another module.
    case otherModule(String)
    /// The other modules do not have it.
    case onlyOne
    /// Nothing shows that each module has such a text.
    case unclear
  }

  package enum Subject: Sendable, Hashable {
    /// A word became a placeholder, wholly or in part.
    case replaced(String, by: String, Text, Reason)
    /// A word stayed as it is, because no declaration says that it is the module's name.
    case word(String, Text)
    /// A word stayed as it is, because it has the name of another type or module in it.
    case otherName(String, Text, declared: String)
    /// A file is not part of the template.
    case leftOut(LeftOut)
    /// The other modules do not have a declaration or a conformance, so that it is left out.
    case onlyOne(String)
    /// The bodies of a function differ; their common statements are left.
    case commonStatements(String)
    /// The bodies of a declaration differ, and their common statements are no body: it has that of the first module.
    case firstBody(String)
    /// A file gets the module's name, because Swift allows the name of a file once in a target.
    case fileName(String)
    /// A text outside of the module is added to a declaration for each module.
    case insertion(String, into: String)
    /// A text outside of the module names it, and is not added for each module.
    case noInsertion(String, NoInsertion)
  }

  package let subject: Subject
  package let place: SourcePlace
  /// How often the file has the word.
  package let count: Int
}

extension LessonRemark: CustomStringConvertible {
  package var description: String {
    switch subject {
    case .replaced(let word, let new, let text, let reason):
      "'\(word)' in \(text.words) became \(new): \(reason.words)\(times)"
    case .word(let word, let text):
      "'\(word)' in \(text.words) stayed: \(text.reasonToStay)\(times)"
    case .otherName(let word, let text, let declared):
      "'\(word)' in \(text.words) stayed: \(declared) is not part of the module\(times)"
    case .leftOut(let reason): "the file is left out: \(reason.words)"
    case .onlyOne(let name): "\(name) is left out: not every module has it"
    case .commonStatements(let name):
      "the body of \(name) has the statements that all modules have"
    case .firstBody(let name): "the body of \(name) is that of the first module: the others differ"
    case .fileName(let path): "the file becomes \(path), so that each module has its own"
    case .insertion(let text, let place): "'\(text)' is added to '\(place)' for each module"
    case .noInsertion(let text, let reason):
      "'\(text)' names the module, and is not added for each module: \(reason.words)"
    }
  }

  private var times: String { count > 1 ? ", \(count) times" : "" }
}

extension LessonRemark.Text {
  fileprivate var words: String {
    switch self {
    case .code: "code"
    case .comment: "a comment"
    case .string: "a string"
    case .resource: "a resource"
    }
  }

  fileprivate var reasonToStay: String {
    self == .code ? "it is not the name of a type of the module" : "it may be a word"
  }
}

extension LessonRemark.Reason {
  fileprivate var words: String {
    switch self {
    case .type: "it has the name of a type of the module"
    case .role: "it has the name of a part of the module"
    case .compound: "it is the name of the module"
    case .identifier: "it is an identifier"
    case .target: "it is the module's target"
    }
  }
}

extension LessonRemark.NoInsertion {
  fileprivate var words: String {
    switch self {
    case .noPlace: "an insertion cannot be at this place"
    case .otherModule(let name): "it is code of the module \(name)"
    case .onlyOne: "not every module has it"
    case .unclear: "no other module has such code"
    }
  }
}

extension LessonRemark.LeftOut: CustomStringConvertible {
  package var description: String { words }

  fileprivate var words: String {
    switch self {
    case .foreignDeclaration(let name):
      "it declares \(name), which a second module would declare again"
    case .otherModule(let name): "it declares parts of the module \(name)"
    case .otherLanguage: "it is not Swift code"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .generated(let generator): "\(generator.rawValue) writes it"
    case .onlyOne: "no other module has it"
    case .outside: "it is not in the folder of the target"
    case .uses(let name, let path): "it uses \(name) in \(path), which is left out"
    }
  }
}
