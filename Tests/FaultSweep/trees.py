"""Trees of files as values: taken from the disk, compared, and laid out again."""

import os
import shutil
import stat

FOLDER, FILE, LINK, OTHER = "folder", "file", "link", "special file"


# In a name, the device and the inode of the folder. A journal has both, and belongs to no copy.
HERE = "-here-"


def identity(folder):
    status = os.stat(folder)
    return f"-{status.st_dev}-{status.st_ino}-"


def snapshot(root):
    """What lies below `root`: path -> (kind, mode, bytes or link text), times left out."""
    tree = {}
    pending = [("", root)]
    while pending:
        folder, place = pending.pop()
        own = identity(place)
        with os.scandir(place) as entries:
            for entry in entries:
                name = entry.name.replace(own, HERE)
                path = f"{folder}/{name}" if folder else name
                tree[path] = describe(entry)
                if tree[path][0] == FOLDER:
                    pending.append((path, entry.path))
    return tree


def describe(entry):
    mode = entry.stat(follow_symlinks=False).st_mode
    bits = stat.S_IMODE(mode)
    if stat.S_ISDIR(mode):
        return (FOLDER, bits, b"")
    if stat.S_ISLNK(mode):
        return (LINK, 0, os.fsencode(os.readlink(entry.path)))
    if stat.S_ISREG(mode):
        with open(entry.path, "rb") as file:
            return (FILE, bits, file.read())
    return (OTHER, bits, b"")


def lay_out(tree, root):
    """Makes `root` hold exactly `tree`, whatever it held before."""
    shutil.rmtree(root, ignore_errors=True)
    os.makedirs(root)
    places = {"": root}
    for path in sorted(tree):
        kind, bits, content = tree[path]
        folder, _, name = path.rpartition("/")
        place = os.path.join(places[folder], name.replace(HERE, identity(places[folder])))
        places[path] = place
        if kind == FOLDER:
            os.mkdir(place)
        elif kind == LINK:
            os.symlink(os.fsdecode(content), place)
        else:
            with open(place, "wb") as file:
                file.write(content)
        if kind != LINK:
            os.chmod(place, bits)


def differences(old, new, limit=6):
    """The differences as lines for people, `limit` at most."""
    lines = [f"missing {path}" for path in sorted(old.keys() - new.keys())]
    lines += [f"extra {path}" for path in sorted(new.keys() - old.keys())]
    for path in sorted(old.keys() & new.keys()):
        if old[path] != new[path]:
            lines.append(f"changed {path} ({change(old[path], new[path])})")
    if len(lines) > limit:
        lines[limit:] = [f"and {len(lines) - limit} more"]
    return lines


def change(old, new):
    if old[0] != new[0]:
        return f"{old[0]} -> {new[0]}"
    if old[2] != new[2]:
        return f"{len(old[2])} -> {len(new[2])} bytes"
    return f"mode {old[1]:o} -> {new[1]:o}"


def parent(path):
    return path.rpartition("/")[0]


def below(tree, folder):
    """The part of `tree` that `folder` holds, itself included."""
    return {p: e for p, e in tree.items() if p == folder or p.startswith(folder + "/")}


def is_hidden(path):
    return any(name.startswith(".") for name in path.split("/"))
