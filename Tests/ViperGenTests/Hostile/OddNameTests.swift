#if os(Linux)
  import Foundation
  import Testing

  /// Names that a Mac's disk does not take. `\\351` is a byte that is not UTF-8, and `\\357\\277\\275` the character
  /// that a repair puts in its place.
  @Suite("A name that is not UTF-8")
  struct OddNameTests {
    /// Runs a script with the odd name as `$x` and the repaired one as `$y`.
    private func run(
      _ script: String, in folder: TemporaryFolder, at path: String = "P",
      environment: [String: String] = [:]
    ) throws -> Outcome {
      let names = "x=$(printf 'caf\\351'); y=$(printf 'caf\\357\\277\\275')\n"
      return try Program.tool(
        "sh", ["-c", names + script, Program.viperGen.path],
        in: folder.url.appending(path: path),
        environment: ["XDG_CACHE_HOME": folder.url.path + "/.test-cache"]
          .merging(environment) { $1 })
    }

    /// Makes files, folders and links with such names in a package with a module.
    private static let places = """
      : >$x-a; : >Sources/App/$x-b; echo 'struct X {}' >Sources/App/$x-c.swift
      mkdir Sources/App/$x-d; echo 'struct X {}' >Sources/App/$x-d/$x.swift; mkfifo Sources/App/$x-e
      ln -s $x Sources/App/$x-f.swift; ln -s $x Sources/App/link; mkdir .viper-gen/$x-g
      echo { >.viper-gen/App/$x-h.json; : >Sources/App/SignIn/$x-i; : >Tests/AppTests/SignIn/$x-j.swift
      """

    @Test("is no obstacle for any command and stays where it is")
    func everywhere() throws {
      let folder = try SmallPackage.folder()
      let made = try run("set -e; \"$0\" create SignIn; \(Self.places)", in: folder)
      try #require(made.status == 0, "\(made.errors)")
      // The names as a listing has them, since this program cannot read them.
      let find = "find . -name \"$x*\" -printf '%i %m %T@\\n' | sort"
      let before = try run(find, in: folder).output
      #expect(before.split(separator: "\n").count == 11)
      let outcome = try run(
        """
        set -e; "$0" list; "$0" create SignIn; "$0" add SignIn 'signIn(username: String)'
        "$0" update; "$0" create Home; "$0" rename Home Start; "$0" remove Start
        "$0" rename SignIn LogIn; "$0" remove LogIn
        """, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!outcome.errors.contains("error"), "\(outcome.errors)")
      #expect(try run(find, in: folder).output == before)
    }

    @Test("is not taken for a file whose name has a replacement character")
    func twin() throws {
      let folder = try SmallPackage.folder()
      let outcome = try run(
        """
        set -e; "$0" create SignIn --quiet; cd Sources/App
        echo 'struct Odd {}' >SignIn/$x.swift; echo 'struct Plain {}' >SignIn/$y.swift
        "$0" rename SignIn LogIn
        cat SignIn/$x.swift LogIn/$y.swift; test ! -e LogIn/$x.swift; test ! -e SignIn/$y.swift
        """, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.hasSuffix("struct Odd {}\nstruct Plain {}\n"))
      #expect(
        outcome.errors.contains(
          #"SignIn/caf\xE9.swift: warning: its name is not UTF-8, so it stays in the old folder"#))
    }

    @Test("keeps a folder from being removed with a file of the other name")
    func pruning() throws {
      let folder = try SmallTemplate.folder()
      let outcome = try run(
        """
        set -e
        sed -i "s/<<Module>>Model.swift/$y.swift/" ../Templates/pair/template.json
        "$0" create SignIn \(SmallTemplate.options) --quiet; test -e Sources/App/SignIn/$y.swift
        echo odd >Sources/App/SignIn/$x.swift
        "$0" remove SignIn; ls Sources/App/SignIn | od -An -c
        """, in: folder, at: "Shop")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.hasSuffix("c   a   f 351   .   s   w   i   f   t  \\n\n"))
    }

    @Test("of a link's destination does not lead to the other name")
    func link() throws {
      let folder = try SmallPackage.folder()
      let outcome = try run(
        "mkdir -p Sources/App/$y; ln -s $x Sources/App/SignIn; \"$0\" create SignIn", in: folder)
      #expect(outcome.status == 77, "\(outcome.errors)")
      let tree = try folder.tree(below: "P")
      #expect(tree.keys.allSatisfy { !$0.hasPrefix("Sources/App/caf\u{FFFD}/") })
    }

    /// Command lines with the odd name, all below a folder with a package of the other name.
    static let arguments = [
      "create SignIn --package-path $x", "create SignIn --init --package-path $x/new",
      "create $x --package-path P", "create SignIn --package-path P --templates $x",
      "create --file $x --package-path P", "templates export viper $x", "list --package-path=$x",
      "create SignIn --package-path P --set name=$x",
    ]

    @Test("is refused in an argument", arguments: arguments)
    func argument(line: String) throws {
      let folder = try SmallPackage.folder()
      try SmallPackage.write(to: folder, at: "caf\u{FFFD}")
      let before = try folder.tree()
      let outcome = try run("\"$0\" \(line)", in: folder, at: "")
      #expect(outcome.status == 64, "\(outcome.errors)")
      #expect(outcome.errors.contains(#"caf\xE9"#) && outcome.errors.contains("is not valid UTF-8"))
      #expect(try folder.tree() == before)
      let json = try run("\"$0\" \(line) --json", in: folder, at: "")
      #expect(try json.json()["diagnostics"] != nil)
    }

    @Test("of the working folder is refused, and the other folder is left alone")
    func workingFolder() throws {
      let folder = try SmallPackage.folder()
      try SmallPackage.write(to: folder, at: "caf\u{FFFD}")
      let before = try folder.tree(below: "caf\u{FFFD}")
      for command in ["create SignIn", "list", "create Home --init --package-path new", "config"] {
        let outcome = try run("cp -r P $x; cd $x && \"$0\" \(command)", in: folder, at: "")
        #expect([74, 78].contains(outcome.status), "\(command): \(outcome.errors)")
        #expect(outcome.errors.contains(#"caf\xE9"#), "\(outcome.errors)")
      }
      #expect(try folder.tree(below: "caf\u{FFFD}") == before)
      let help = try run("cd $x && \"$0\" --version", in: folder, at: "")
      #expect(help.status == 0)
      _ = try run("rm -rf $x", in: folder, at: "")
    }

    @Test("in a variable does not lead to another folder", arguments: ["XDG_CACHE_HOME", "TMPDIR"])
    func variable(name: String) throws {
      let folder = try SmallPackage.folder()
      let outcome = try run(
        """
        mkdir ../$y; export \(name)="$PWD/../$x"; "$0" create SignIn --new-target Feature --quiet && ls -A ../$y
        """, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!outcome.output.contains("viper-gen"), "\(outcome.output)")
    }
  }
#endif
