import Testing

@testable import viper_gen

@Suite("The table of commands")
struct CommandTableTests {
  @Test("has one row for each verb")
  func verbs() {
    #expect(Command.all.map(\.verb) == Command.Verb.allCases)
  }

  @Test("gives an option one letter and one form in all commands, so that it may come first")
  func agreement() {
    for option in Command.all.flatMap(\.options) {
      for other in Command.all.flatMap(\.options) where other.name == option.name {
        #expect(other.short == option.short, "\(option.name)")
        #expect(other.takesValue == option.takesValue, "\(option.name)")
      }
      for other in Command.all.flatMap(\.options) where other.name != option.name {
        #expect(other.short == nil || other.short != option.short, "\(option.name)")
      }
    }
  }

  @Test("uses each name once in a command, and no name that another one's opposite has")
  func names() {
    for command in Command.all {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(!names.contains { $0.hasPrefix("no-") }, "\(command.name)")
    }
  }

  @Test("explains everything in a line without a full stop, and keeps defaults apart")
  func explanations() {
    for command in Command.all {
      let texts =
        [command.summary] + command.operands.map(\.help) + command.options.map(\.help)
      for text in texts { #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n")) }
      for option in command.options {
        #expect(!option.help.contains("(default: \(option.standard ?? "-")"), "\(option.name)")
        if case .oneOf(let words) = option.value, let standard = option.standard {
          #expect(words.contains(standard), "\(option.name)")
        }
      }
    }
  }

  @Test("lets no argument follow one that may be left out or repeated")
  func operands() {
    for command in Command.all {
      #expect(
        command.operands.dropLast().allSatisfy { !$0.isOptional && !$0.isRepeatable },
        "\(command.name)")
    }
  }
}
