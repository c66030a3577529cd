/// Mocks as the built-in templates write them.
enum BuiltInMock {
  /// A list of calls for a function with parameters, and a count for one without.
  static let all = [withParameters, withoutParameters]

  private static let withParameters = """
    final class Mock {
      private(set) var showCalls: [Int] = []

      func show(item: Int) {
        showCalls.append(item)
      }

      private(set) var moveCalls: [(from: Int, to: Int)] = []

      func move(from: Int, to: Int) {
        moveCalls.append((from: from, to: to))
      }

      private(set) var findCalls: [Int] = []
      var findError: (any Error)?
      var findResult: Int = 0

      func find(key: Int) throws -> Int {
        findCalls.append(key)
        if let findError { throw findError }
        return findResult
      }
    }
    """

  private static let withoutParameters = """
    final class Mock {
      private(set) var openCallCount = 0

      func open() {
        openCallCount += 1
      }

      private(set) var saveCallCount = 0
      var saveError: (any Error)?

      func save() throws {
        saveCallCount += 1
        if let saveError { throw saveError }
      }

      private(set) var countCallCount = 0
      var countResult: Int = 0

      func count() -> Int {
        countCallCount += 1
        return countResult
      }
    }
    """
}
