"""The commands that are swept, each with the tree that it starts from.

Everything lies in one folder, the box: the package `Shop`, and `outside` next to it, which nothing
may ever touch."""

import os

import own_modules as own
import packages as at
from packages import PACKAGE, add, adopt, change, create, remove, rename, write
from workshop import Unfit

LIST = ("list", "--package-path", PACKAGE)

# So many that several threads write them, all of them into folders that are new to each other.
CROWD = [f"Screen{number}" for number in range(1, 19)]


class Scenario:
    """A command on a prepared tree.

    `ground` is the folder in which leftovers of a killed run may lie until the next command, and
    `recovery` that command; `is_idle` says that the run finds nothing to do. A scenario that `has_tools`
    starts other programs, which meet the faults as well."""

    def __init__(
        self, name, *arguments, prepare=None, ground=PACKAGE, recovery=LIST, idle=False, tools=False
    ):
        self.name, self.arguments, self.ground = name, arguments, ground
        self.recovery, self.is_idle, self.has_tools = recovery, idle, tools
        self._prepare = prepare

    def prepare(self, box, tool):
        """Makes the tree before; `tool` runs a command of the program there."""
        os.makedirs(box)
        write(box, "outside/neighbour.txt", "not yours\n")
        os.symlink("../Shop", os.path.join(box, "outside/way-in"))
        (self._prepare or at.package)(box, tool)


# MARK: The list


def export(*arguments):
    return ("templates", "export", "viper", *arguments)


def learn(*arguments):
    return ("templates", "learn", *arguments, "--package-path", PACKAGE)


def lint(*arguments):
    return ("lint", *arguments, "--package-path", PACKAGE)


def mocks(*arguments):
    return ("mocks", *arguments, "--package-path", PACKAGE)


IMPORT = ("templates", "import", "Screen.xctemplate", "--into", "templates")
LEARN = learn("Pin", "Map", "--id", "screen", "--into", "templates")


SCENARIOS = [
    Scenario("create-first", *create("SignIn")),
    Scenario("create-next", *create("SignIn"), prepare=at.package_with_another_module),
    Scenario("create-several", *create("SignIn", "Account/LogIn", "LogOut")),
    Scenario("create-into", *create("SignIn", "--into", "Sub/Folder")),
    Scenario(
        "create-overwrite",
        *create("SignIn", "--on-conflict", "overwrite"),
        prepare=at.incomplete_module,
    ),
    Scenario("create-skip", *create("SignIn", "--on-conflict", "skip"), prepare=at.incomplete_module),
    Scenario("create-again", *create("SignIn"), prepare=at.module, idle=True),
    Scenario("create-linked", *create("SignIn"), prepare=at.package_with_links),
    Scenario(
        "create-crowd",
        *create(*CROWD, "--templates", "templates", "--template", "small", "--into", "Sub/Folder"),
        prepare=at.package_and_template,
    ),
    Scenario("create-other", *create("SignIn", "--testing", "none"), prepare=at.module),
    Scenario("add", *add("SignIn", "reset(email: String)"), prepare=at.extended_module),
    Scenario("add-moved", *add("SignIn", "reset(email: String)"), prepare=at.moved_module),
    Scenario("add-again", *add("SignIn", "reset(email: String)"), prepare=at.added_module, idle=True),
    Scenario("change-removes", *change("SignIn", "--testing", "none"), prepare=at.module),
    Scenario("change-moves", *change("SignIn", "--layout", "layers"), prepare=at.module),
    Scenario(
        "update",
        "update",
        *("--package-path", PACKAGE, "--templates", "templates"),
        prepare=at.modules_behind,
    ),
    Scenario("rename", *rename("SignIn", "LogIn"), prepare=at.module),
    Scenario("rename-edited", *rename("SignIn", "LogIn", "--everywhere"), prepare=at.used_module),
    Scenario("rename-moves", *rename("Account/LogIn", "LogIn"), prepare=at.modules),
    Scenario("create-init", *create("SignIn", "--init"), prepare=at.nothing, ground=""),
    Scenario(
        "create-target",
        *create("SignIn", "--new-target", "SignInFeature"),
        prepare=at.package_with_swift,
        tools=True,
    ),
    Scenario("remove", *remove("SignIn"), prepare=at.module),
    Scenario("remove-target", *remove("SignIn"), prepare=at.module_in_new_target),
    Scenario("remove-one-of", *remove("SignIn"), prepare=at.modules),
    Scenario("remove-several", *remove("SignIn", "Account/LogIn", "LogOut"), prepare=at.modules),
    Scenario("remove-company", *remove("SignIn"), prepare=at.module_with_company),
    Scenario("remove-edited", *remove("SignIn"), prepare=at.edited_module),
    Scenario("remove-force", *remove("SignIn", "--force"), prepare=at.incomplete_module),
    Scenario("export-inside", *export("Shop/Own/viper"), prepare=at.package),
    # No command but the same one again can know of a folder that is not in a package.
    Scenario(
        "export-beside",
        *export("templates/viper"),
        prepare=at.template_folder,
        ground="templates",
        recovery=export("templates/viper"),
    ),
    Scenario(
        "import", *IMPORT, prepare=at.xcode_template, ground="templates", recovery=IMPORT),
    Scenario("learn", *learn("Pin", "--into", "Shop/Templates"), prepare=own.own_module),
    Scenario(
        "learn-beside", *LEARN, prepare=own.own_modules, ground="templates", recovery=LEARN),
    Scenario("adopt", *adopt("Pin"), prepare=own.own_module),
    Scenario("adopt-next", *adopt("Pin"), prepare=own.adopted_and_own_module),
    Scenario("adopt-all", *adopt("--all"), prepare=own.own_modules),
    Scenario("add-own", *add("Pin", *own.ADDITION), prepare=own.own_module),
    Scenario(
        "add-own-remove",
        *add("Pin", *own.ADDITION, "--remove"),
        prepare=own.own_module_with_addition,
    ),
    Scenario("mocks", *mocks(), prepare=own.own_module_with_old_mock),
    Scenario("mocks-create", *mocks("--create"), prepare=own.own_module_with_old_mock),
    Scenario("lint-fix", *lint("--fix"), prepare=own.own_module_with_findings),
    Scenario("lint-baseline", *lint("--write-baseline"), prepare=own.own_module_with_findings),
    Scenario(
        "lint-baseline-anew", *lint("--write-baseline"), prepare=own.own_module_with_baseline),
    Scenario("insert", *create("SignIn", "LogOut", *own.SCREEN), prepare=own.registry),
    Scenario("insert-remove", *remove("SignIn"), prepare=own.registered_modules),
    Scenario(
        "insert-rename",
        *rename("SignIn", "LogIn", "--templates", "templates"),
        prepare=own.registered_modules,
    ),
]


def scenario(name):
    for known in SCENARIOS:
        if known.name == name:
            return known
    names = ", ".join(known.name for known in SCENARIOS)
    raise Unfit(f"there is no scenario '{name}'; there are: {names}")
