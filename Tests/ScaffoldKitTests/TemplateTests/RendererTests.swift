import Testing

@testable import ScaffoldKit

@Suite("A rendered template")
struct RendererTests {
  @Test(
    "replaces placeholders and leaves the rest alone",
    arguments: [
      ("", ""),
      ("plain text\n", "plain text\n"),
      ("<<Module>>Presenter", "SignInPresenter"),
      ("<< Module >>", "<< Module >>"),
      ("<<Module >>", "SignIn"),
      ("<<Module|snake>>", "sign_in"),
      ("<<Module | screamingSnake>>", "SIGN_IN"),
      ("Array<<<Module>>>", "Array<SignIn>"),
      ("Foo<Bar<<<Module>>>>", "Foo<Bar<SignIn>>"),
      ("<<tests>> <<off>>", "true false"),
      ("<<empty-models>>", "omit"),
    ])
  func placeholders(template: String, expected: String) throws {
    #expect(try Sample.render(template) == expected)
  }

  @Test(
    "keeps shifts, comparisons and escaped openers as text",
    arguments: [
      ("1 << 3", "1 << 3"),
      ("x <<= 2", "x <<= 2"),
      ("1<<3", "1<<3"),
      ("a<<b", "a<<b"),
      ("a<<b\n>>", "a<<b\n>>"),
      ("a<<b \"x>>y", "a<<b \"x>>y"),
      ("\\<<Module>>", "<<Module>>"),
      ("\\\\<<Module>>", "\\<<Module>>"),
      ("\\<< 3", "<< 3"),
      ("\\<", "\\<"),
      ("<<", "<<"),
      ("<<>>", "<<>>"),
      ("<<<", "<<<"),
      ("1 << x >> 2", "1 << x >> 2"),
      ("\\", "\\"),
    ])
  func literals(template: String, expected: String) throws {
    #expect(try Sample.render(template) == expected)
  }

  @Test(
    "decides by conditions",
    arguments: [
      ("<<if tests>>a<<end>>", "a"),
      ("<<if off>>a<<end>>", ""),
      ("<<if off>>a<<else>>b<<end>>", "b"),
      ("<<if ui == \"none\">>a<<elseif ui == \"uikit\">>b<<else>>c<<end>>", "b"),
      ("<<if ui == \"none\">>a<<elseif off>>b<<elseif off>>c<<else>>d<<end>>", "d"),
      ("<<if ui != \"none\">>a<<end>>", "a"),
      ("<<if not off and tests>>a<<end>>", "a"),
      ("<<if not (off or tests)>>a<<else>>b<<end>>", "b"),
      ("<<if off and off or tests>>a<<end>>", "a"),
      ("<<if off and (off or tests)>>a<<else>>b<<end>>", "b"),
      ("<<if words contains \"b\">>a<<end>>", "a"),
      ("<<if words contains \"z\">>a<<end>>", ""),
      ("<<if Module contains \"gnI\">>a<<end>>", "a"),
      ("<<if words>>a<<end>><<if none>>b<<end>>", "a"),
      ("<<if Module == \"Sign\\\"In\">>a<<else>>b<<end>>", "b"),
      ("<<if \">>\" == Module>>a<<else>>b<<end>>", "b"),
      ("<<if tests == true>>a<<end>><<if off == false>>b<<end>>", "ab"),
    ])
  func conditions(template: String, expected: String) throws {
    #expect(try Sample.render(template) == expected)
  }

  @Test(
    "repeats by lists",
    arguments: [
      ("<<for w in words>><<w>><<end>>", "abc"),
      ("<<for w in words>><<w>><<if not loop.last>>, <<end>><<end>>", "a, b, c"),
      ("<<for w in words>><<if loop.first>>[<<end>><<loop.index>><<end>>]", "[123]"),
      ("<<for w in none>><<w>><<end>>-", "-"),
      ("<<for r in rows>><<r.name>>:<<for t in r.tags>><<t>><<end>>;<<end>>", "first:xy;second:;"),
      ("<<for r in rows>><<if r.isOpen>><<r.name|upperCamel>><<end>><<end>>", "First"),
      ("<<for w in words>><<if loop.index == 2>><<w>><<end>><<end>>", "b"),
      (
        "<<for a in words>><<for b in words>><<a>><<b>> <<end>><<end>>",
        "aa ab ac ba bb bc ca cb cc "
      ),
    ])
  func loops(template: String, expected: String) throws {
    #expect(try Sample.render(template) == expected)
  }

  @Test(
    "has no line for a directive that is alone on its line",
    arguments: [
      ("a\n<<if tests>>\nb\n<<end>>\nc\n", "a\nb\nc\n"),
      ("a\n  <<if off>>\nb\n  <<end>>\t\nc\n", "a\nc\n"),
      ("a\n<<# gone #>>\nb\n", "a\nb\n"),
      ("a\n<<# gone\nover lines #>>\nb\n", "a\nb\n"),
      ("a<<# inside #>>b\n", "ab\n"),
      ("<<if tests>><<if tests>>\na\n<<end>> <<end>>\nb\n", "a\nb\n"),
      ("a\r\n<<if tests>>\r\nb\r\n<<end>>\r\nc\r\n", "a\r\nb\r\nc\r\n"),
      ("a\r<<if tests>>\rb\r<<end>>\rc", "a\rb\rc"),
      ("<<if tests>> x <<end>>\n", " x \n"),
      ("\u{FEFF}<<# c #>>\na\n", "\u{FEFF}a\n"),
      ("  <<Module>>\n", "  SignIn\n"),
    ])
  func standaloneLines(template: String, expected: String) throws {
    #expect(try Sample.render(template).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "keeps a final newline or its absence",
    arguments: [
      ("a\n<<if tests>>\nb\n<<end>>", "a\nb"),
      ("a\n<<if off>>\nb\n<<end>>", "a"),
      ("a\r\n<<if off>>\r\nb\r\n<<end>>", "a"),
      ("a<<if tests>>b<<end>>", "ab"),
      ("a\n", "a\n"),
      ("a\n\n", "a\n\n"),
      ("<<# only #>>", ""),
    ])
  func finalNewline(template: String, expected: String) throws {
    #expect(try Sample.render(template).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("takes in other files where they are included, with the names of that place")
  func includes() throws {
    let text = try Sample.render(
      "<<include \"head\">>\n<<for w in words>>\n  <<include \"row\">>\n<<end>>\n",
      includes: ["head": "// <<Module>>\n", "row": "<<include \"mark\">><<w>>\n", "mark": "- "])
    #expect(text == "// SignIn\n- a\n- b\n- c\n")
  }

  @Test("stops a rendering that would take too many steps or bytes")
  func limits() throws {
    let scope = TemplateScope(variables: [.init(name: "xs", type: .list(.text))])
    let values = [TemplateValue.list(Array(repeating: .text("x"), count: 200))]
    for body in ["", "0123456789012345678901234567890123456789"] {
      let loops = ["a", "b", "c", "d"].map { "<<for \($0) in xs>>" }.joined()
      let source = SourceText(path: "T", loops + body + "<<end>><<end>><<end>><<end>>")
      let tree = try TemplateParser.parse(source, scope: scope)
      var renderer = TemplateRenderer(scope: scope, values: values)
      let failure = #expect(throws: ScaffoldError.self) { _ = try renderer.render(tree) }
      #expect(failure?.diagnostics.first?.code == .limit)
    }
  }
}
