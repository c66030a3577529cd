/// Generamba templates with every construct of Liquid that can be converted.
enum GenerambaFixtures {
  static let all: [ImportFixture] = liquid + [spec, custom, sameNames, viper, viperWithTests]

  private static let liquid: [ImportFixture] = [
    .liquid(
      "variables",
      "// {{ prefix }}{{module_info.name}} {{ module_info.file_name }} {{ module_info.project_name }}\n// {{ developer.name }}, {{ developer.company }}, {{ year }}, {{ date }}: {{ module_info.description }}\n",
      ["prefix": "XY", "author": "Ann", "organization": "Acme", "year": "2020", "date": "1.2.20"],
      makes: "// XYSignIn XYSignInF.swift App\n// Ann, Acme, 2020, 1.2.20: SignIn module\n",
      remarks: ["import-missing", "import-changed"]),
    .liquid(
      "filters",
      "// {{ module_info.name | upcase }} {{ module_info.name | downcase | append: 'Key' | prepend: \"a\" }} {{ custom_parameters.x | default: 'none' }} {{ module_info.name | strip }}\n",
      makes: "// SIGNIN asigninKey none SignIn\n"),
    .liquid(
      "conditions, as Liquid reads them",
      "{% if custom_parameters.a == 'x' and custom_parameters.b or custom_parameters.c != nil %}1{% elsif custom_parameters.a contains \"y\" %}2{% else %}3{% endif %}\n",
      ["a": "xy", "b": "1"], makes: "2\n"),
    .liquid(
      "unless and blanks",
      "a\n{% unless custom_parameters.a %}\n  b\n{% endunless %}\nc\n{%- if true -%}\n d{% endif %}\n",
      makes: "a\n\n  b\n\ncd\n"),
    .liquid(
      "a case",
      "{% case custom_parameters.kind %}\n{% when 'a', 'b' %}1{% when 'c' or 'd' %}2{% else %}3{% endcase %}\n",
      ["kind": "d"], makes: "2\n"),
    .liquid(
      "a loop",
      "{% for item in custom_parameters.items %}\n{{ forloop.index }}: {{ item | upcase }}{% unless forloop.last %},{% endunless %}\n{% endfor %}\n",
      ["items": "a"], makes: "\n1: A\n\n"),
    .liquid(
      "a parameter with the name of an entry",
      "{% for item in custom_parameters.items %}{{ item }}{% endfor %}{{ custom_parameters.item }}\n",
      ["items": "a", "option-item": "b"], makes: "ab\n"),
    .liquid(
      "the targets",
      "{% for t in module_info.project_targets %}{{ t }}{% if forloop.first %}!{% endif %}{% endfor %}\n",
      makes: "App!\n", remarks: ["the list of targets"]),
    .liquid(
      "comments and raw text",
      "a{% comment %} {{ no }} {% if %} {% endcomment %}b{% raw %}{{ c }}{% endraw %}d <<Module>> \\<<e\n",
      makes: "ab{{ c }}d <<Module>> \\<<e\n"),
    .liquid(
      "snippets",
      "{% include 'header' %}\nlet a = 1\n{% include 'note' %}\n{% include 'note' %}\n",
      makes: "// SignInF.swift\nlet a = 1\n// SignIn\n\n// SignIn\n\n",
      snippets: [
        "header": "// {{ module_info.file_name }}", "note": "// {{ module_info.name }}\n",
      ]),
    .liquid(
      "snippets in loops and in snippets",
      "{% for x in custom_parameters.xs %}{% include 'a' %}{% endfor %}\n", ["xs": "q"],
      makes: "[q]\n", snippets: ["a": "[{% include 'b' %}]", "b": "{{ x }}"]),
  ]

  private static let spec = ImportFixture.generamba(
    "a description in several styles",
    spec: """
      # A comment
      name: 'test-screen'
      summary: A screen # and a comment
      version: "1.0"
      dependencies:
      - Swinject
      code_files:

      - name: View/View.swift
        path: Code/view.liquid
      - {name: 'Model.swift', path: "Code/model.liquid"}   # last
      test_files: []

      """,
    files: ["Code/view.liquid": "1\n", "Code/model.liquid": "2\n", "old.txt": "x"],
    expected: ["View/SignInView.swift": "1\n", "SignInModel.swift": "2\n"],
    remarks: ["'dependencies' is left out", "nothing uses the file 'old.txt'"])

  private static let custom = ImportFixture.generamba(
    "names of files",
    spec: """
      name: test-screen
      code_files:
      - name: Some/X.swift
        custom_name: "RequestTo{{ prefix }}{{ module_info.name }}.swift"
        path: x.liquid

      """,
    files: ["x.liquid": "// {{ module_info.file_name }}\n"], settings: ["prefix": "AB"],
    expected: ["Some/RequestToABSignIn.swift": "// RequestToABSignIn.swift\n"])

  private static let sameNames = ImportFixture.generamba(
    "files with the names of a snippet and of the description",
    spec: """
      name: test-screen
      code_files:
      - {name: F.swift, path: Includes/note.swift.liquid}
      - {name: G.swift, path: template.json.liquid}

      """,
    files: [
      "Includes/note.swift.liquid": "// entry\n{% include 'note' %}\n",
      "template.json.liquid": "// other\n", "snippets/note.liquid": "// note\n",
    ],
    expected: ["SignInF.swift": "// entry\n// note\n\n", "SignInG.swift": "// other\n"])

  private static let viperSpec = """
    name: "test-screen"
    summary: "VIPER"
    code_files:
    - {name: Interactor/Interactor.swift, path: Code/interactor.swift.liquid}
    - {name: Presenter/Presenter.swift, path: Code/presenter.swift.liquid}

    """

  private static let viperFiles = [
    "Code/interactor.swift.liquid": """
    {% include 'header' %}
    protocol {{ prefix }}{{ module_info.name }}InteractorInput: AnyObject { func load() }

    final class {{ prefix }}{{ module_info.name }}Interactor: {{ prefix }}{{ module_info.name }}InteractorInput {
      weak var output: (any {{ prefix }}{{ module_info.name }}InteractorOutput)?
      func load() { output?.loaded([{% for item in custom_parameters.items %}"{{ item }}"{% unless forloop.last %}, {% endunless %}{% endfor %}]) }
    }

    """,
    "Code/presenter.swift.liquid": """
    {% include 'header' %}
    protocol {{ prefix }}{{ module_info.name }}InteractorOutput: AnyObject { func loaded(_ items: [String]) }

    final class {{ prefix }}{{ module_info.name }}Presenter: {{ prefix }}{{ module_info.name }}InteractorOutput {
      var interactor: (any {{ prefix }}{{ module_info.name }}InteractorInput)?
      private(set) var items: [String] = []
      func loaded(_ items: [String]) { self.items = items }
    }

    """,
    "snippets/header.liquid": """
    //
    //  {{ module_info.file_name }}
    //

    """,
  ]

  private static let viper = ImportFixture.generamba(
    "VIPER", spec: viperSpec, files: viperFiles, expected: [:], compiles: true)

  private static let viperWithTests = ImportFixture.generamba(
    "VIPER with tests",
    spec: viperSpec + """
      test_files:
      - {name: PresenterTests.swift, path: Tests/tests.swift.liquid}

      """,
    files: viperFiles.merging([
      "Tests/tests.swift.liquid": """
      import XCTest
      @testable import {{ module_info.project_name }}

      final class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
        func testStartsEmpty() { XCTAssertEqual({{ prefix }}{{ module_info.name }}Presenter().items, []) }
      }

      """
    ]) { first, _ in first }, expected: [:], compiles: true)
}
