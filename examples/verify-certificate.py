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


class Refused(Exception):
    pass


def need(condition, message):
    if not condition: raise Refused(message)


class Puzzle:
    """Lines are numbered rows first, cells row by row; a set of colours is a number with a bit for each, bit 0 for blank."""

    def __init__(self, data):
        self.clues = [self.clue(runs) for runs in data['rows'] + data['columns']]
        self.width, self.height = len(data['columns']), len(data['rows'])
        self.symbols = '.' + ''.join(c.get('symbol', '') for c in data.get('palette', {}).get('colors', [{'symbol': '#'}]))
        self.colors = len(self.symbols)
        self.lines = [[r * self.width + c for c in range(self.width)] for r in range(self.height)]
        self.lines += [[r * self.width + c for r in range(self.height)] for c in range(self.width)]
        everything = 2 ** self.colors - 1
        def known(cell):
            return (everything if cell == '?' else 1 << self.symbols.index(cell)) if isinstance(cell, str) else cell & everything
        rows = data.get('given', ['?' * self.width] * self.height)
        self.given = [known(cell) for row in rows for cell in row]

    @staticmethod
    def clue(runs):
        if runs is None: return None
        pairs = [(run['length'], run.get('color', 1)) if isinstance(run, dict) else (run, 1) for run in runs]
        return [pair for pair in pairs if pair[0] != 0]

    def hash(self):
        numbers = {0: 0}
        def number(color): return numbers.setdefault(color, len(numbers))
        def run(length, color): return ('?' if length is None else str(length)) + ('' if number(color) == 1 else f':{number(color)}')
        text = ['*' if clue is None else ','.join(run(*r) for r in clue) for clue in self.clues]
        parts = [f'{self.width}x{self.height}', ';'.join(text[:self.height]), ';'.join(text[self.height:])]
        given = [(cell, colors) for cell, colors in enumerate(self.given) if colors != 2 ** self.colors - 1]
        if given:
            parts.append(';'.join(f'{cell}=' + ','.join(str(n) for n in sorted(
                number(k) for k in range(self.colors) if colors >> k & 1)) for cell, colors in given))
        return hashlib.sha256('|'.join(parts).encode()).hexdigest()

    def image(self, symmetry, cell):
        row, column = divmod(cell, self.width)
        if symmetry & 1: column = self.width - 1 - column
        if symmetry & 2: row = self.height - 1 - row
        return column * self.height + row if symmetry & 4 else row * self.width + column

    def image_of_line(self, symmetry, line):
        """The line that a line becomes, and whether it is read backwards there."""
        cells = [self.image(symmetry, cell) for cell in self.lines[line]]
        is_row = (line < self.height) == (symmetry & 4 == 0)
        other = cells[0] // self.width if is_row else self.height + cells[0] % self.width
        return other, symmetry & (1 if line < self.height else 2) != 0


class Line:
    """An automaton that reads the cells: blank*, the cells of the first run, blank*, ..; sets of states are numbers."""

    def __init__(self, clue, colors):
        self.of_color, self.repeat, self.skip, self.accept, self.starts = [2] + [0] * colors, 2, 1, 0, []
        state = 2  # the blank cells before the first run; 1 is the state before the first cell
        for i, (length, color) in enumerate(clue):
            self.starts.append(state << 1 if length else 0)
            if length is None: self.repeat |= state << 1
            for _ in range(length or 1):
                state <<= 1
                self.of_color[color] |= state
            if i == len(clue) - 1: self.accept = state
            elif clue[i + 1][1] != color: self.skip |= state
            state <<= 1
            self.of_color[0] |= state
            self.repeat |= state
        self.accept |= state

    def solve(self, sets, bounds):
        """The colours and starts that some placement uses, or None if there is none."""
        changes = [0] * (len(sets) + 1)
        for start, (low, high) in zip(self.starts, bounds):
            changes[low] ^= start
            changes[high + 1] ^= start
        state, closed, reached = 1, sum(self.starts), []
        for colors, change in zip(sets, changes):
            closed ^= change
            allowed = sum(mask for k, mask in enumerate(self.of_color) if colors >> k & 1) & ~closed
            state = (state << 1 | state & self.repeat | (state & self.skip) << 2) & allowed
            reached.append(state)
        behind = reached[-1] = reached[-1] & self.accept
        if not behind: return None
        for p in reversed(range(len(sets) - 1)):
            behind = reached[p] = reached[p] & (behind >> 1 | behind & self.repeat | behind >> 2 & self.skip)
        sets = [sum(1 << k for k, mask in enumerate(self.of_color) if used & mask) for used in reached]
        def narrowed(start, low, high):
            if not start: return low, high
            places = [p for p in range(low, high + 1) if reached[p] & start]
            return places[0], places[-1]
        return sets, [narrowed(start, *pair) for start, pair in zip(self.starts, bounds)]


class Checker:
    # A literal is (negated, cell, colour) or (negated, (line, run), start).
    def __init__(self, puzzle):
        self.puzzle, self.sets = puzzle, list(puzzle.given)
        self.lines = [None if clue is None else Line(clue, puzzle.colors) for clue in puzzle.clues]
        self.bounds = [[(0, len(cells) - 1)] * len(clue or []) for clue, cells in zip(puzzle.clues, puzzle.lines)]
        self.clauses, self.count, self.solutions, self.last = {}, 0, [], None
        self.closed = 0 in self.sets

    def value(self, literal):
        negated, what, number = literal
        if isinstance(what, tuple):
            low, high = self.bounds[what[0]][what[1]]
            truth = True if high <= number else False if low > number else None
        else:
            truth = True if self.sets[what] == 1 << number else None if self.sets[what] >> number & 1 else False
        return truth if truth is None else truth != negated

    def make_true(self, literal):
        """False if that is impossible."""
        negated, what, number = literal
        if self.value(literal) is not None: return self.value(literal)
        if isinstance(what, tuple):
            low, high = self.bounds[what[0]][what[1]]
            self.bounds[what[0]] = list(self.bounds[what[0]])
            self.bounds[what[0]][what[1]] = (number + 1, high) if negated else (low, number)
        else: self.sets[what] = self.sets[what] & ~(1 << number) if negated else 1 << number
        return True

    def follow(self, hints):
        """False on a contradiction."""
        return all(self.solve_line(hint[0]) if isinstance(hint, tuple) else self.use_clause(hint) for hint in hints)

    def solve_line(self, line):
        if self.lines[line] is None: return True
        cells = self.puzzle.lines[line]
        result = self.lines[line].solve([self.sets[cell] for cell in cells], self.bounds[line])
        if result is None: return False
        for cell, colors in zip(cells, result[0]): self.sets[cell] = colors
        self.bounds[line] = result[1]
        return True

    def use_clause(self, number):
        values = [(self.value(literal), literal) for literal in self.clauses[number]]
        open_literals = [literal for value, literal in values if value is None]
        if any(value for value, _ in values) or len(open_literals) > 1: return True
        return bool(open_literals) and self.make_true(open_literals[0])

    def assume(self, literals, hints):
        """What is known when these literals hold, or None on a contradiction."""
        saved = self.sets, self.bounds
        self.sets, self.bounds = list(self.sets), list(self.bounds)
        holds = all(self.make_true(literal) for literal in literals) and self.follow(hints)
        found = self.sets, self.bounds
        self.sets, self.bounds = saved
        return found if holds else None

    def add(self, clause):
        self.count += 1
        self.clauses[self.count] = clause
        if not self.closed: self.closed = not self.use_clause(self.count)

    def line(self, side, number):
        need(1 <= int(number) <= (self.puzzle.height if side == 'r' else self.puzzle.width), 'no such line')
        return int(number) - 1 + (0 if side == 'r' else self.puzzle.height)

    def hints(self, words):
        hints = [(self.line(w[0], w[1:]),) if w[0] in 'rc' else int(w) for w in words]
        need(all(isinstance(h, tuple) or h in self.clauses for h in hints), 'a hint names a clause that does not exist')
        return hints

    def literal(self, word):
        cell = re.fullmatch(r'(!?)(\d+),(\d+)(?::(\d+))?', word)
        if cell:
            row, column, color = int(cell[2]), int(cell[3]), int(cell[4] or 1)
            need(1 <= row <= self.puzzle.height and 1 <= column <= self.puzzle.width and color < self.puzzle.colors, 'no such cell')
            return cell[1] != '', (row - 1) * self.puzzle.width + column - 1, color
        start = re.fullmatch(r'(!?)([rc])(\d+)#(\d+)<=(\d+)', word)
        need(start, f'not a literal: {word}')
        line, run, place = self.line(start[2], start[3]), int(start[4]) - 1, int(start[5]) - 1
        runs = self.puzzle.clues[line] or []
        need(0 <= run < len(runs) and runs[run][0] and 0 <= place < len(self.puzzle.lines[line]), f'no such run: {word}')
        return start[1] != '', (line, run), place

    def image(self, symmetry, literal):
        negated, what, number = literal
        if not isinstance(what, tuple): return negated, self.puzzle.image(symmetry, what), number
        line, run = what
        image, is_reversed = self.puzzle.image_of_line(symmetry, line)
        if not is_reversed: return negated, (image, run), number
        runs = self.puzzle.clues[line]
        return not negated, (image, len(runs) - 1 - run), len(self.puzzle.lines[line]) - runs[run][0] - number - 1

    def pieces(self, line):
        """The line cut where no run covers both sides: unknown cells and how many of them are filled, None = not known."""
        clue, cells = self.puzzle.clues[line], self.puzzle.lines[line]
        def unknown(first, end): return [cell for cell in cells[first:end] if self.sets[cell] == 3]
        if clue is None or any(length is None for length, _ in clue): return [(unknown(0, len(cells)), None)]
        pieces, first, needed = [], 0, 0
        for i, (length, _) in enumerate(clue):
            needed += length
            is_last = i == len(clue) - 1
            following = len(cells) if is_last else self.bounds[line][i + 1][0]
            if is_last or following >= self.bounds[line][i][1] + length:
                pieces.append((unknown(first, following), needed - sum(self.sets[cell] == 2 for cell in cells[first:following])))
                first, needed = following, 0
        return pieces

    def areas_agree(self):
        """Whether the rows of every region need as many cells as its columns, where all are known."""
        regions = {}  # cell -> [its cells, surplus of rows over columns]
        for line in range(len(self.puzzle.lines)):
            for cells, missing in self.pieces(line):
                joined = {id(regions[c]): regions[c] for c in cells if c in regions}.values()
                sums = [r[1] for r in joined] + [missing if missing is None or line < self.puzzle.height else -missing]
                region = [{*cells, *(c for r in joined for c in r[0])}, None if None in sums else sum(sums)]
                for cell in region[0]: regions[cell] = region
        return not any(region[1] for region in regions.values())

    def step(self, kind, words):
        puzzle = self.puzzle
        if kind == 'u':
            hints = self.hints(words)
            if not self.closed: self.closed = not self.follow(hints)
        elif kind == 'v':
            grid = [int(character, 36) for character in words[0].replace('/', '')]
            need([len(row) for row in words[0].split('/')] == [puzzle.width] * puzzle.height, 'another size')
            need(grid not in self.solutions, 'the same solution again')
            need(all(k < puzzle.colors and given >> k & 1 for k, given in zip(grid, puzzle.given)), 'it contradicts given cells')
            for line, cells in zip(self.lines, puzzle.lines):
                bounds = [(0, len(cells) - 1)] * len(line.starts) if line else []
                need(line is None or line.solve([1 << grid[cell] for cell in cells], bounds), 'it breaks a clue')
            self.solutions.append(grid)
            self.last = None
            self.add([(True, cell, color) for cell, color in enumerate(grid)])
        elif kind == 'l':
            at = words.index(':')
            literals, hints = [self.literal(word) for word in words[:at]], self.hints(words[at + 1:])
            refuted = self.closed or self.assume([(not n, w, k) for n, w, k in literals], hints) is None
            need(refuted, 'this clause does not follow')
            self.last = literals
            self.add(literals)
        elif kind == 's':
            symmetry = int(words[0])
            need(self.last is not None and 1 <= symmetry <= 7, 'no clause or symmetry')
            need(symmetry < 4 or puzzle.width == puzzle.height, 'the grid is not square')
            for line, clue in enumerate(puzzle.clues):
                other, is_reversed = puzzle.image_of_line(symmetry, line)
                need(puzzle.clues[other] == (clue[::-1] if clue and is_reversed else clue), 'it changes the clues')
            for grid in [puzzle.given, *self.solutions]:
                moved = {puzzle.image(symmetry, cell): k for cell, k in enumerate(grid)}
                image = [moved[cell] for cell in range(len(grid))]
                need(image == grid if grid is puzzle.given else image in self.solutions, 'it changes given cells or solutions')
            self.add([self.image(symmetry, literal) for literal in self.last])
        elif kind == 'p':
            word, *cases = ' '.join(words).split(' : ')
            _, cell, _ = self.literal(word)
            hints = {int(case.split(' ')[0]): self.hints(case.split(' ')[1:]) for case in cases}
            if self.closed: return None
            found = [self.assume([(False, cell, k)], hints.get(k, [])) for k in range(puzzle.colors)]
            found = [case for case in found if case is not None]
            self.closed = not found
            for sets, _ in found[:1]: self.sets = list(sets)
            for sets, _ in found[1:]: self.sets = [one | other for one, other in zip(self.sets, sets)]
            if found:
                self.bounds = [[(min(low for low, _ in run), max(high for _, high in run)) for run in zip(*line)]
                               for line in zip(*[bounds for _, bounds in found])]
        elif kind == 'a':
            need(self.closed or puzzle.colors == 2 and not self.areas_agree(), 'rows and columns of every region agree')
            self.closed = True
        elif kind == 'd':
            need(self.clauses.pop(int(words[0]), None) is not None, 'no such clause')
        elif kind == 'q':
            found = len(self.solutions)
            expected = {'unique': 1, 'none': 0, 'multiple': found}.get(words[0])
            need(found == (int(words[1]) if words[0] == 'count' else expected), 'another number of solutions')
            need(found >= 2 if words[0] == 'multiple' else self.closed, 'further solutions are not excluded')
            return ' '.join(words)
        else: raise Refused('unknown step')
        return None


def main():
    with open(sys.argv[1], encoding='utf-8') as file: puzzle = Puzzle(json.load(file))
    checker, claim, number = Checker(puzzle), None, 0
    try:
        with open(sys.argv[2], encoding='utf-8') as file:
            for number, line in enumerate(file, 1):
                kind, *words = line.rstrip('\n').split(' ')
                need(claim is None, 'text behind the claim')
                if number == 1: need(line.rstrip('\n') == 'crosshatch-certificate 2', 'another version')
                elif number == 2: need([kind, *words] == ['puzzle', puzzle.hash()], 'another puzzle')
                else: claim = checker.step(kind, words)
        number += 1
        need(claim is not None, 'no claim')
    except (Refused, ValueError, IndexError, TypeError) as reason:
        print(f'refused: line {number}: {reason}')
        return 1
    print(f'verified: {claim}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
