"""A program as a file: where its functions and variables lie. Linux on 64-bit machines only."""
import struct


class Program:
    """A program that is linked for fixed addresses."""

    VARIABLE, FUNCTION, WRITABLE, IN_MEMORY, ZEROS, SYMBOLS, RELOCATIONS = 1, 2, 1, 2, 8, 2, 4
    X86_64 = 62

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        self.machine, = struct.unpack_from("<H", self.bytes, 18)
        start, = struct.unpack_from("<Q", self.bytes, 40)
        size, count = struct.unpack_from("<HH", self.bytes, 58)
        self.sections = [
            struct.unpack_from("<IIQQQQIIQQ", self.bytes, start + size * i) for i in range(count)]
        # The names of functions by their addresses; variables as (address, size, section, name).
        self.functions, self.variables = {}, []
        # The addresses of functions by their names.
        self.addresses = {}
        # Of all symbols, in the order of the table.
        self.values = []
        for _, kind, _, _, offset, length, link, _, _, entry in self.sections:
            if kind == self.SYMBOLS:
                for place in range(offset, offset + length, entry):
                    self.take(self.sections[link][4], *struct.unpack_from("<IBBHQQ", self.bytes, place))

    def take(self, names, name, info, _, section, address, size):
        self.values.append(address)
        if not 0 < section < len(self.sections):
            return
        text = self.bytes[names + name:self.bytes.index(0, names + name)].decode()
        if info & 15 == self.FUNCTION:
            self.functions.setdefault(address, (text, size, section))
            self.addresses.setdefault(text, set()).add(address)
        elif info & 15 == self.VARIABLE and self.sections[section][2] & self.WRITABLE:
            self.variables.append((address, size, section, text))

    def relocations(self):
        """What the linker has filled in, where it was told to keep that: (section, kind, address, value)."""
        for _, kind, _, _, offset, length, _, section, _, entry in self.sections:
            if kind == self.RELOCATIONS and section:
                for place in range(offset, offset + length, entry):
                    address, info, more = struct.unpack_from("<QQq", self.bytes, place)
                    yield section, info & 0xFFFFFFFF, address, self.values[info >> 32] + more

    def name(self, section):
        names, = struct.unpack_from("<H", self.bytes, 62)
        start = self.sections[names][4] + self.sections[section][0]
        return self.bytes[start:self.bytes.index(0, start)].decode()

    def place(self, address, section):
        """Where in the file lies what is at an address of a section."""
        _, _, _, start, offset, *_ = self.sections[section]
        return offset + address - start

    def first(self, address, size, section):
        """The bytes of a function, or those with which a variable starts."""
        if self.sections[section][1] == self.ZEROS:
            return bytes(size)
        place = self.place(address, section)
        return self.bytes[place:place + size]
