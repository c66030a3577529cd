package import ScaffoldRecognition

/// How large a project is: lines, types, protocols, tests and mocks, in total, by layer and by module.
///
/// ```swift
/// let statistics = Statistics(of: files)
/// statistics.total.codeLines          // 1,204
/// statistics.modules.map(\.name)      // ["Home", "Login"]
/// print(statistics.table)
/// ```
package struct Statistics: Sendable, Equatable {
  /// A layer, or another group of types.
  package struct Layer: Sendable, Equatable {
    /// The role, or `protocol`, `other` and `test`.
    package let name: String
    package let counts: Counts
  }

  package struct Module: Sendable, Equatable {
    /// The name; with that of the target if two modules have it.
    package let name: String
    package let counts: Counts
    /// The lines of code of each role.
    package let codeLinesByRole: [Role: Int]
  }

  /// All files.
  package let total: Counts
  /// The files of the targets that are not tests.
  package let sources: Counts
  /// The files of tests.
  package let tests: Counts
  /// In the order of the roles. Files count in the layer of their first type.
  package let layers: [Layer]
  /// Ordered by name.
  package let modules: [Module]

  /// Counts what a project has.
  ///
  /// - Parameter isCancelled: asked between two files; `true` ends the work early, and the result is of no use.
  package init(
    of texts: [SourceText], roles: RoleTable = .standard, isCancelled: () -> Bool = { false }
  ) {
    let modules = Recognition(of: texts, roles: roles, isCancelled: isCancelled).modules
    self.init(of: texts, modules: modules, roles: roles, isCancelled: isCancelled)
  }

  /// Counts what a project has whose modules were recognized in the same sources.
  package init(
    of texts: [SourceText], modules: [RecognizedModule], roles: RoleTable = .standard,
    isCancelled: () -> Bool = { false }
  ) {
    var counter = StatisticsCounter(modules, roles)
    counter.count(texts, isCancelled: isCancelled)
    (sources, tests) = (counter.sources, counter.tests)
    total = counter.sources + counter.tests
    (layers, self.modules) = (counter.layers, counter.moduleRows)
  }

  /// The counts of all modules.
  package var modulesTotal: Counts { modules.map(\.counts).reduce(Counts(), +) }
}

extension Statistics {
  package struct Counts: Sendable, Equatable {
    package internal(set) var files = 0
    /// All lines.
    package internal(set) var lines = 0
    /// The lines with code, without those that are empty or have comments only.
    package internal(set) var codeLines = 0
    /// Classes, structs, enums and actors, at any depth.
    package internal(set) var types = 0
    package internal(set) var protocols = 0
    /// What the protocols require.
    package internal(set) var requirements = 0
    /// Functions of XCTest and Swift Testing, and examples of Quick.
    package internal(set) var tests = 0
    /// Types of tests that replace others.
    package internal(set) var mocks = 0

    package init() {}

    package static func + (left: Counts, right: Counts) -> Counts {
      var sum = Counts()
      for field in fields {
        sum[keyPath: field.path] = left[keyPath: field.path] + right[keyPath: field.path]
      }
      return sum
    }

    package static func - (left: Counts, right: Counts) -> Counts {
      var rest = Counts()
      for field in fields {
        rest[keyPath: field.path] = left[keyPath: field.path] - right[keyPath: field.path]
      }
      return rest
    }

    /// The counts with their names, in the order of the tables.
    static var fields: [(name: String, key: String, path: WritableKeyPath<Counts, Int>)] {
      [
        ("files", "files", \.files), ("lines", "lines", \.lines),
        ("code", "codeLines", \.codeLines),
        ("types", "types", \.types), ("protocols", "protocols", \.protocols),
        ("requirements", "requirements", \.requirements), ("tests", "tests", \.tests),
        ("mocks", "mocks", \.mocks),
      ]
    }
  }
}
