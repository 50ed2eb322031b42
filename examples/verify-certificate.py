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
    if not condition:
        raise Refused(message)


class Puzzle:
    def __init__(self, data):
        self.width, self.height = data['width'], data['height']
        self.colors = 1 + len(data.get('palette', {}).get('colors', [0]))
        self.clues = [self.clue(c) for c in data['rows'] + data['columns']]
        self.lines = [[(r, c) for c in range(self.width)] for r in range(self.height)]
        self.lines += [[(r, c) for r in range(self.height)] for c in range(self.width)]
        need('given' not in data, 'this small checker does not read given cells')

    @staticmethod
    def clue(runs):
        if runs is None:
            return None
        pairs = [(r, 1) if isinstance(r, int) else (r['length'], r.get('color', 1)) for r in runs]
        return [pair for pair in pairs if pair[0] != 0]

    def hash(self):
        numbers = {}
        def run(length, color):
            number = numbers.setdefault(color, len(numbers) + 1)
            return ('?' if length is None else str(length)) + ('' if number == 1 else f':{number}')
        text = ['*' if clue is None else ','.join(run(*r) for r in clue) for clue in self.clues]
        whole = f"{self.width}x{self.height}|{';'.join(text[:self.height])}|{';'.join(text[self.height:])}"
        return hashlib.sha256(whole.encode()).hexdigest()

    def image(self, symmetry, row, column):
        if symmetry & 1: column = self.width - 1 - column
        if symmetry & 2: row = self.height - 1 - row
        return (column, row) if symmetry & 4 else (row, column)

    def image_of_line(self, symmetry, line):
        """The line that a line becomes, and whether it is read backwards there."""
        cells = [self.image(symmetry, *cell) for cell in self.lines[line]]
        forwards = cells if cells[0] <= cells[-1] else cells[::-1]
        row, column = forwards[0]
        if len(cells) == 1: is_row = (line < self.height) == (symmetry & 4 == 0)
        else: is_row = row == forwards[-1][0]
        return (row if is_row else self.height + column), forwards is not cells


def solve_line(clue, cells, bounds):
    """Candidate sets of the cells and bounds of the starts that some placement uses, or None."""
    n, runs = len(cells), len(clue)
    blank = [0 in cell for cell in cells]
    def gap(i): return 0 < i < runs and clue[i - 1][1] == clue[i][1]
    def lengths(i, s):
        """The ends that run i may have when it starts at s, as far as its own cells say."""
        length, color = clue[i]
        if not bounds[i][0] <= s <= bounds[i][1]: return
        for e in range(s + 1, n + 1):
            if color not in cells[e - 1]: return
            if length is None or e - s == length: yield e
            if e - s == length: return
    before = [[False] * (n + 1) for _ in range(runs + 1)]
    def may_begin(i, s): return (s > 0 and blank[s - 1] and before[i][s - 1]) if gap(i) else before[i][s]
    before[0][0] = True
    for p in range(n): before[0][p + 1] = before[0][p] and blank[p]
    for i in range(runs):
        for s in range(n):
            if before[i + 1][s] and blank[s]: before[i + 1][s + 1] = True
            if may_begin(i, s):
                for e in lengths(i, s): before[i + 1][e] = True
    if not before[runs][n]: return None
    after = [[False] * (n + 2) for _ in range(runs + 1)]
    def may_end(i, e): return (e < n and blank[e] and after[i + 1][e + 1]) if gap(i + 1) else after[i + 1][e]
    after[runs][n] = True
    for p in reversed(range(n)): after[runs][p] = after[runs][p + 1] and blank[p]
    used = [set() for _ in cells]
    starts = [[] for _ in clue]
    for i in reversed(range(runs)):
        for s in reversed(range(n)):
            ends = [e for e in lengths(i, s) if may_end(i, e)]
            after[i][s] = bool(ends) or (blank[s] and after[i][s + 1])
            if ends and may_begin(i, s):
                starts[i].append(s)
                for p in range(s, max(ends)): used[p].add(clue[i][1])
    for p in range(n):
        if blank[p] and any(before[i][p] and after[i][p + 1] for i in range(runs + 1)): used[p].add(0)
    return used, [(min(s), max(s)) for s in starts]


class Checker:
    def __init__(self, puzzle):
        self.puzzle = puzzle
        self.cells = {cell: frozenset(range(puzzle.colors)) for line in puzzle.lines for cell in line}
        self.starts = {('run', l, i): (0, len(puzzle.lines[l]) - 1)
                       for l, clue in enumerate(puzzle.clues) for i in range(len(clue or []))}
        self.clauses, self.solutions, self.last, self.numbers = {}, [], None, 0
        self.closed = not self.propagate(range(len(puzzle.lines)))

    # A literal is (negated, cell, color) or (negated, ('run', line, run), start).
    def value(self, literal):
        negated, what, number = literal
        if what in self.starts:
            low, high = self.starts[what]
            truth = True if high <= number else False if low > number else None
        else:
            truth = True if self.cells[what] == {number} else False if number not in self.cells[what] else None
        return truth if truth is None else truth != negated

    def narrow(self, literal, lines):
        """Makes a literal true; False if that is impossible. Adds the lines that it concerns."""
        negated, what, number = literal
        if self.value(literal) is not None: return self.value(literal)
        if what in self.starts:
            low, high = self.starts[what]
            self.starts[what] = (number + 1, high) if negated else (low, number)
            lines.add(what[1])
        else:
            self.cells[what] = self.cells[what] - {number} if negated else frozenset({number})
            lines.update((what[0], self.puzzle.height + what[1]))
        return True

    def propagate(self, lines):
        lines = {line for line in lines if self.puzzle.clues[line] is not None}
        while True:
            for clause in self.clauses.values():
                if any(self.value(l) for l in clause): continue
                open_literals = [l for l in clause if self.value(l) is None]
                if not open_literals: return False
                if len(open_literals) == 1: self.narrow(open_literals[0], lines)
            lines = {line for line in lines if self.puzzle.clues[line] is not None}
            if not lines: return True
            line = lines.pop()
            cells, runs = self.puzzle.lines[line], self.puzzle.clues[line]
            result = solve_line(runs, [self.cells[c] for c in cells], [self.starts['run', line, i] for i in range(len(runs))])
            if result is None: return False
            for cell, colors in zip(cells, result[0]):
                if self.cells[cell] != colors:
                    self.cells[cell] = frozenset(colors)
                    lines.add(self.puzzle.height + cell[1] if line < self.puzzle.height else cell[0])
            for i, bounds in enumerate(result[1]): self.starts['run', line, i] = bounds

    def assume(self, literals):
        """Cells that are left when these literals hold, or None if that is contradictory."""
        saved = dict(self.cells), dict(self.starts)
        lines = set()
        holds = all([self.narrow(l, lines) for l in literals]) and self.propagate(lines)
        left = dict(self.cells) if holds else None
        self.cells, self.starts = saved
        return left

    def add(self, clause):
        self.numbers += 1
        self.clauses[self.numbers] = clause
        if not self.closed: self.closed = not self.propagate(())

    def literal(self, word):
        cell = re.fullmatch(r'(!?)(\d+),(\d+)(?::(\d+))?', word)
        if cell:
            sign, row, column, color = cell.groups()
            found = (sign != '', (int(row) - 1, int(column) - 1), int(color or 1))
            need(found[1] in self.cells and found[2] < self.puzzle.colors, f'no such cell: {word}')
            return found
        start = re.fullmatch(r'(!?)([rc])(\d+)#(\d+)<=(\d+)', word)
        need(start, f'not a literal: {word}')
        sign, side, line, run, position = start.groups()
        what = ('run', int(line) - 1 + (0 if side == 'r' else self.puzzle.height), int(run) - 1)
        need(what in self.starts and self.puzzle.clues[what[1]][what[2]][0] is not None, f'no such run: {word}')
        need(1 <= int(position) <= len(self.puzzle.lines[what[1]]), f'no such cell: {word}')
        return (sign != '', what, int(position) - 1)

    def image(self, symmetry, literal):
        negated, what, number = literal
        if what not in self.starts: return (negated, self.puzzle.image(symmetry, *what), number)
        _, line, run = what
        image, reversed_ = self.puzzle.image_of_line(symmetry, line)
        if not reversed_: return (negated, ('run', image, run), number)
        runs = self.puzzle.clues[line]
        latest = len(self.puzzle.lines[line]) - runs[run][0] - number - 1
        return (not negated, ('run', image, len(runs) - 1 - run), latest)

    def pieces(self, line):
        """The line cut where no run covers both sides: unknown cells and how many of these are filled, None = not known."""
        clue, cells = self.puzzle.clues[line], self.puzzle.lines[line]
        def unknown(from_, to): return [cell for cell in cells[from_:to] if len(self.cells[cell]) > 1]
        if clue is None or any(length is None for length, _ in clue):
            yield unknown(0, len(cells)), None
            return
        from_, needed = 0, 0
        for i, (length, _) in enumerate(clue):
            needed += length
            end = self.starts['run', line, i][1] + length
            next_ = self.starts['run', line, i + 1][0] if i + 1 < len(clue) else len(cells)
            if next_ >= end:
                filled = sum(self.cells[cell] == {1} for cell in cells[from_:next_])
                yield unknown(from_, next_), needed - filled
                from_, needed = next_, 0

    def areas_agree(self):
        """Whether the rows of every region need as many cells as its columns, where all are known."""
        pieces = [(line, *piece) for line in range(len(self.puzzle.lines)) for piece in self.pieces(line) if piece[0]]
        at = {}
        for number, (_, cells, _) in enumerate(pieces):
            for cell in cells: at.setdefault(cell, []).append(number)
        seen = set()
        for first in range(len(pieces)):
            region, todo = [], [] if first in seen else [first]
            seen.add(first)
            while todo:
                region.append(todo.pop())
                near = {other for cell in pieces[region[-1]][1] for other in at[cell]} - seen
                seen |= near
                todo.extend(near)
            needs = [(-1 if pieces[n][0] < self.puzzle.height else 1, pieces[n][2]) for n in region]
            if all(need is not None for _, need in needs) and sum(sign * need for sign, need in needs): return False
        return True

    def step(self, kind, words):
        puzzle = self.puzzle
        if kind == 'v':
            grid = {(r, c): int(ch, 36) for r, row in enumerate(words[0].split('/')) for c, ch in enumerate(row)}
            need(grid.keys() == self.cells.keys() and grid not in self.solutions, 'not a new grid of this size')
            for clue, line in zip(puzzle.clues, puzzle.lines):
                sets = [{grid[cell]} for cell in line]
                need(clue is None or solve_line(clue, sets, [(0, len(line))] * len(clue)), 'it breaks a clue')
            self.solutions.append(grid)
            self.add([(True, cell, color) for cell, color in grid.items()])
            self.numbers -= 1
            self.clauses[f'solution {len(self.solutions)}'] = self.clauses.pop(self.numbers + 1)
        elif kind == 'l':
            self.last = [self.literal(word) for word in words]
            refuted = self.closed or self.assume([(not n, w, k) for n, w, k in self.last]) is None
            need(refuted, 'this clause does not follow')
            self.add(self.last)
        elif kind == 's':
            symmetry = int(words[0])
            need(self.last is not None and 1 <= symmetry <= 7, 'no clause or symmetry')
            need(symmetry < 4 or puzzle.width == puzzle.height, 'the grid is not square')
            for line, clue in enumerate(puzzle.clues):
                other, reversed_ = puzzle.image_of_line(symmetry, line)
                need(puzzle.clues[other] == (clue[::-1] if clue and reversed_ else clue), 'it changes the clues')
            for grid in self.solutions:
                need({puzzle.image(symmetry, *c): k for c, k in grid.items()} in self.solutions, 'it changes solutions')
            self.add([self.image(symmetry, literal) for literal in self.last])
        elif kind == 'p':
            row, column = (int(word) - 1 for word in words[0].split(','))
            need((row, column) in self.cells, 'no such cell')
            if self.closed: return
            branches = [self.assume([(False, (row, column), k)]) for k in self.cells[row, column]]
            branches = [branch for branch in branches if branch is not None]
            lines = set()
            for cell in self.cells:
                left = frozenset().union(*[branch[cell] for branch in branches])
                if left != self.cells[cell]: lines.update((cell[0], puzzle.height + cell[1]))
                self.cells[cell] = left
            self.closed = not branches or not self.propagate(lines)
        elif kind == 'a':
            if self.closed: return
            need(puzzle.colors == 2 and not self.areas_agree(), 'rows and columns of every region agree')
            self.closed = True
        elif kind == 'd':
            need(1 <= int(words[0]) <= self.numbers, 'no such clause')
            self.clauses.pop(int(words[0]), None)
        elif kind == 'q':
            found = len(self.solutions)
            if words[0] == 'multiple': need(found >= 2, 'fewer than two solutions')
            else:
                claimed = {'unique': 1, 'none': 0}.get(words[0])
                need(found == (int(words[1]) if words[0] == 'count' else claimed), 'another number of solutions')
                need(self.closed, 'further solutions are not excluded')
            return ' '.join(words)
        else:
            raise Refused('unknown step')


def main():
    with open(sys.argv[1], encoding='utf-8') as file: puzzle = Puzzle(json.load(file))
    checker, claim, number = Checker(puzzle), None, 0
    try:
        with open(sys.argv[2], encoding='utf-8') as file:
            for number, line in enumerate(file, 1):
                kind, *words = line.rstrip('\n').split(' ')
                need(claim is None, 'text behind the claim')
                if number == 1: need(line.rstrip('\n') == 'crosshatch-certificate 1', 'another version')
                elif number == 2: need([kind, *words] == ['puzzle', puzzle.hash()], 'another puzzle')
                else: claim = checker.step(kind, words)
        need(claim is not None, 'no claim')
    except (Refused, ValueError, IndexError, TypeError) as reason:
        print(f'refused: line {number}: {reason}')
        return 1
    print(f'verified: {claim}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
