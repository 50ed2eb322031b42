#!/usr/bin/env python3
"""Checks a Crosshatch certificate against its puzzle (docs/certificates.md), with the standard library only.

    python3 verify-certificate.py PUZZLE.json CERTIFICATE

The puzzle is in Crosshatch's own JSON format (crosshatch convert FILE --to crosshatch -o PUZZLE.json). This checker was
written from the specification, and shares nothing with the one in the library.
"""
import hashlib
import json
import re
import sys


def need(condition, message):
    if not condition: raise ValueError(message)


def read_puzzle(data):
    """Clues (rows, then columns) as lists of (length, colour), number of colours with blank, given sets of colours."""
    def clue(runs):
        if runs is None: return None
        pairs = [(run['length'], run.get('color', 1)) if isinstance(run, dict) else (run, 1) for run in runs]
        return [pair for pair in pairs if pair[0] != 0]
    symbols = '.' + ''.join(c.get('symbol', '') for c in data.get('palette', {}).get('colors', [{'symbol': '#'}]))
    everything = 2 ** len(symbols) - 1
    def known(cell): return cell & everything if isinstance(cell, int) else everything if cell == '?' else 1 << symbols.index(cell)
    rows = data.get('given', ['?' * len(data['columns'])] * len(data['rows']))
    return [clue(runs) for runs in data['rows'] + data['columns']], len(symbols), [known(cell) for row in rows for cell in row]


class Line:
    """Reads the cells with an automaton: blank*, the cells of the first run, blank*, ..; sets of states are numbers."""

    def __init__(self, clue, cells, runs, colors):
        self.clue, self.cells, self.runs, self.starts = clue, cells, runs, []
        color_of = [-1, 0]  # of each state: the one before the first cell, the blank cells before the first run
        for length, color in clue or []:
            self.starts.append(1 << len(color_of))
            color_of += [color] * (length or 1) + [0]
        def states(test): return sum(1 << s for s, color in enumerate(color_of) if test(s, color))
        self.of_color = [states(lambda s, color: color == k) for k in range(colors)]
        self.repeat = self.of_color[0] + sum(start for start, run in zip(self.starts, clue or []) if run[0] is None)
        self.skip = states(lambda s, color: color_of[s + 1:s + 2] == [0] and color_of[s + 2:s + 3] not in ([], [color]))
        self.accept = 3 << len(color_of) - 2

    def narrow(self, facts):
        """Keeps the colours and starts that some placement uses. False if there is none."""
        if self.clue is None: return True
        state, reached = 1, []
        for place, cell in enumerate(self.cells):
            allowed = sum(mask for k, mask in enumerate(self.of_color) if facts[cell] >> k & 1)
            for run, start in zip(self.runs, self.starts):
                if not facts[run] >> place & 1: allowed &= ~start
            state = (state << 1 | state & self.repeat | (state & self.skip) << 2) & allowed
            reached.append(state)
        behind = reached[-1] = state & self.accept
        for place in reversed(range(len(reached) - 1)):
            behind = reached[place] = reached[place] & (behind >> 1 | behind & self.repeat | behind >> 2 & self.skip)
        if not behind: return False
        for cell, used in zip(self.cells, reached): facts[cell] = sum(1 << k for k, mask in enumerate(self.of_color) if used & mask)
        for run, start, (length, _) in zip(self.runs, self.starts, self.clue):
            places = [place for place, used in enumerate(reached) if used & start]
            if length: facts[run] = (2 << places[-1]) - (1 << places[0])  # all between the first and the last
        return True


class Checker:
    """Facts are sets: the colours of each cell, then the starts of each run. A literal is (place, values that make it true)."""

    def __init__(self, clues, colors, given, height):
        self.clues, self.colors, self.given = clues, colors, given
        self.height, self.width = height, len(clues) - height
        rows = [[r * self.width + c for c in range(self.width)] for r in range(height)]
        self.lines, self.everything = [], [2 ** colors - 1] * len(given)
        for clue, cells in zip(clues, rows + [list(column) for column in zip(*rows)]):
            first, count = len(self.everything), len(clue or [])
            self.lines.append(Line(clue, cells, range(first, first + count), colors))
            self.everything += [2 ** len(cells) - 1] * count
        self.facts = given + self.everything[len(given):]
        self.clauses, self.count, self.solutions, self.last, self.closed = {}, 0, [], None, 0 in given

    def hash(self):
        numbers = {0: 0}
        def number(color): return numbers.setdefault(color, len(numbers))
        def run(length, color): return ('?' if length is None else str(length)) + ('' if number(color) == 1 else f':{number(color)}')
        text = ['*' if clue is None else ','.join(run(*r) for r in clue) for clue in self.clues]
        parts = [f'{self.width}x{self.height}', ';'.join(text[:self.height]), ';'.join(text[self.height:])]
        given = [(cell, colors) for cell, colors in enumerate(self.given) if colors != 2 ** self.colors - 1]
        names = [','.join(map(str, sorted(number(k) for k in range(self.colors) if colors >> k & 1))) for _, colors in given]
        if given: parts.append(';'.join(f'{cell}={name}' for (cell, _), name in zip(given, names)))
        return hashlib.sha256('|'.join(parts).encode()).hexdigest()

    def use(self, clause):
        """False if all literals are false; if all but one are, that one becomes true."""
        alive = [(place, values) for place, values in clause if self.facts[place] & values]
        if len(alive) == 1: self.facts[alive[0][0]] &= alive[0][1]
        return len(alive) > 0

    def follow(self, hints): return all(self.use(hint) if isinstance(hint, list) else hint.narrow(self.facts) for hint in hints)

    def contradicts(self, literals, hints):
        saved, self.facts = self.facts, list(self.facts)
        holds = all(self.use([literal]) for literal in literals) and self.follow(hints)
        self.facts = saved
        return not holds

    def learn(self, *hints): self.closed = self.closed or not self.follow(hints)

    def add(self, clause):
        self.count += 1
        self.clauses[self.count] = clause
        self.learn(clause)

    def index(self, text, count):
        need(1 <= int(text) <= count, f'not from 1 to {count}: {text}')
        return int(text) - 1

    def line(self, word):
        need(word[0] in 'rc', f'not a line: {word}')
        return self.lines[self.index(word[1:], self.height) if word[0] == 'r' else self.height + self.index(word[1:], self.width)]

    def hints(self, words): return [self.line(word) if word[0] in 'rc' else self.clauses[int(word)] for word in words]

    def literal(self, word):
        match = re.fullmatch(r'(!?)(?:(\d+),(\d+)(?::(\d+))?|([rc]\d+)#(\d+)<=(\d+))', word)
        need(match, f'not a literal: {word}')
        sign, row, column, color, line, run, last = match.groups()
        if row:
            place = self.index(row, self.height) * self.width + self.index(column, self.width)
            values = 1 << self.index(int(color or 1) + 1, self.colors)
        else:
            line = self.line(line)
            run = self.index(run, len(line.clue or []))
            need(line.clue[run][0], 'a run of unknown length')
            place, values = line.runs[run], (2 << self.index(last, len(line.cells))) - 1
        return place, self.everything[place] ^ values if sign else values

    def symmetry(self, number):
        """Where each place goes, and the runs that come out reversed: the cells that their starts leave over."""
        cells = [divmod(cell, self.width) for cell in range(len(self.given))]
        cells = [(self.height - 1 - r if number & 2 else r, self.width - 1 - c if number & 1 else c) for r, c in cells]
        places = [c * self.height + r if number & 4 else r * self.width + c for r, c in cells]
        for grid in [self.given, *self.solutions]:
            image = [grid[place] for place in places]
            need(image == grid if grid is self.given else image in self.solutions, 'it changes given cells or solutions')
        line_of, mirrors = {tuple(line.cells): line for line in self.lines}, {}
        places += [0] * (len(self.facts) - len(places))
        for line in self.lines:
            moved = tuple(places[cell] for cell in line.cells)
            image = line_of.get(moved) or line_of.get(moved[::-1])
            turn = 1 if moved in line_of else -1
            need(image and image.clue == (line.clue and line.clue[::turn]), 'it changes the clues')
            for run, other, (length, _) in zip(line.runs, image.runs[::turn], line.clue or []):
                places[run] = other
                if turn < 0: mirrors[run] = len(line.cells) - (length or 0)
        return places, mirrors

    def image(self, places, mirrors, place, values):
        if place in mirrors:  # start p becomes start mirror - p; later ones are impossible anyway
            values = sum(1 << mirrors[place] - p for p in range(mirrors[place] + 1) if values >> p & 1)
        return places[place], values

    def areas_differ(self, words):
        """Whether these parts of rows and columns cover the same unknown cells, but need different numbers of them."""
        covers, surplus = [0] * len(self.given), 0
        for word in words:
            name, first, end = re.fullmatch(r'([rc]\d+):(\d+)-(\d+)', word).groups()
            line, sign, first, end = self.line(name), 1 if name[0] == 'r' else -1, int(first) - 1, int(end)
            need(line.clue is not None and 0 <= first and end <= len(line.cells), 'not a part of a line with a clue')
            for run, (length, _) in zip(line.runs, line.clue):
                low, high = (self.facts[run] & -self.facts[run]).bit_length() - 1, self.facts[run].bit_length() - 1
                inside = length and first <= low and high + length <= end
                need(inside or length and high + length <= first or end <= low, 'a run may cross an end')
                if inside: surplus += sign * length
            for cell in line.cells[first:end]:
                if not self.facts[cell] & 1: surplus -= sign
                elif self.facts[cell] > 1: covers[cell] += sign
        return surplus != 0 and not any(covers)

    def step(self, kind, words):
        if kind == 'u': self.learn(*self.hints(words))
        elif kind == 'v':
            rows = words[0].split('/')
            need([len(row) for row in rows] == [self.width] * self.height, 'another size')
            grid = [1 << self.index(int(character, 36) + 1, self.colors) for character in ''.join(rows)]
            need(grid not in self.solutions, 'the same solution again')
            need(not self.closed and not self.contradicts(list(enumerate(grid)), self.lines), 'not a solution')
            self.solutions.append(grid)
            self.last = None
            self.add([(cell, self.everything[cell] ^ colors) for cell, colors in enumerate(grid)])
        elif kind == 'l':
            at = words.index(':')
            clause, hints = [self.literal(word) for word in words[:at]], self.hints(words[at + 1:])
            opposite = [(place, self.everything[place] ^ values) for place, values in clause]
            need(self.closed or self.contradicts(opposite, hints), 'this clause does not follow')
            self.last = clause
            self.add(clause)
        elif kind == 's':
            need(self.last is not None and words[0] in '1234567', 'no clause or symmetry')
            symmetry = self.symmetry(int(words[0]))
            self.add([self.image(*symmetry, *literal) for literal in self.last])
        elif kind == 'a':
            need(self.closed or self.areas_differ(words), 'rows and columns of these areas do not differ')
            self.closed = True
        elif kind == 'd': del self.clauses[int(words[0])]
        elif kind == 'q':
            found = len(self.solutions)
            expected = {'unique': 1, 'none': 0, 'multiple': max(found, 2), 'count': int(words[-1]) if words[0] == 'count' else 0}
            need(found == expected[words[0]], 'another number of solutions')
            need(words[0] == 'multiple' or self.closed, 'further solutions are not excluded')
            return ' '.join(words)
        else: raise ValueError('unknown step')
        return None


def main():
    with open(sys.argv[1], encoding='utf-8') as file: data = json.load(file)
    checker, claim, number = Checker(*read_puzzle(data), len(data['rows'])), None, 0
    try:
        with open(sys.argv[2], encoding='utf-8') as file:
            for number, line in enumerate(file, 1):
                kind, *words = line.rstrip('\n').split(' ')
                need(claim is None, 'text behind the claim')
                if number == 1: need(line == 'crosshatch-certificate 3\n', 'another version')
                elif number == 2: need([kind, *words] == ['puzzle', checker.hash()], 'another puzzle')
                else: claim = checker.step(kind, words)
        number += 1
        need(claim is not None, 'no claim')
    except (ValueError, LookupError, TypeError, AttributeError) as reason:
        print(f'refused: line {number}: {reason}')
        return 1
    print(f'verified: {claim}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
