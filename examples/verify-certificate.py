#!/usr/bin/env python3
"""Checks a Crosshatch certificate against its puzzle (docs/certificates.md), with the standard library only.

    python3 verify-certificate.py PUZZLE.json CERTIFICATE

The puzzle is in Crosshatch's own JSON format (crosshatch convert FILE --to crosshatch -o PUZZLE.json). This checker was
written from the specification, and shares nothing with the one in the library.
"""
import hashlib
import json
import math
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

    def after(self, states, colors):
        """The states that can follow one of these if the next cell may have these colours."""
        allowed = sum(mask for k, mask in enumerate(self.of_color) if colors >> k & 1)
        return (states << 1 | states & self.repeat | (states & self.skip) << 2) & allowed

    def narrow(self, facts):
        """Keeps the colours and starts that some placement uses. False if there is none."""
        if self.clue is None: return True
        state, reached = 1, []
        for place, cell in enumerate(self.cells):
            excluded = sum(start for run, start in zip(self.runs, self.starts) if not facts[run] >> place & 1)
            state = self.after(state, facts[cell]) & ~excluded
            reached.append(state)
        behind = reached[-1] = state & self.accept
        for place in reversed(range(len(reached) - 1)):
            behind = reached[place] = reached[place] & (behind >> 1 | behind & self.repeat | behind >> 2 & self.skip)
        if not behind: return False
        for cell, used in zip(self.cells, reached): facts[cell] = sum(1 << k for k, mask in enumerate(self.of_color) if used & mask)
        for run, start in zip(self.runs, self.starts):
            places = [place for place, used in enumerate(reached) if used & start]
            facts[run] = (2 << places[-1]) - (1 << places[0])  # all between the first and the last
        return True

    def most(self, facts, weights):
        """The largest sum of the weights of filled cells that a placement has."""
        if not any(weights[cell] for cell in self.cells): return 0
        if self.clue is None: return math.inf
        best = {0: 0}  # by state
        for cell in self.cells:
            moves = [(total + weights[cell] * (1 - (self.of_color[0] >> s & 1)), s) for state, total in best.items()
                     for s in range(state, state + 3) if self.after(1 << state, facts[cell]) >> s & 1]
            best = {s: total for total, s in sorted(moves)}  # the largest total of a state comes last
        return max((total for state, total in best.items() if self.accept >> state & 1), default=-math.inf)


class Checker:
    """Facts are sets: the colours of each cell, then the starts of each run. A literal is (place, values that make it true)."""

    def __init__(self, clues, colors, given, height):
        self.clues, self.colors, self.given = clues, colors, given
        self.height, self.width = height, len(clues) - height
        rows = [[r * self.width + c for c in range(self.width)] for r in range(height)]
        names = [f'r{r + 1}' for r in range(height)] + [f'c{c + 1}' for c in range(self.width)]
        self.places = {f'{cell // self.width + 1},{cell % self.width + 1}': cell for cell in range(len(given))}
        self.lines, self.everything = {}, [2 ** colors - 1] * len(given)
        for name, clue, cells in zip(names, clues, rows + [list(column) for column in zip(*rows)]):
            first = len(self.everything)
            self.everything += [2 ** len(cells) - 1] * len(clue or [])
            self.places.update((f'{name}#{i}', first + i - 1) for i, run in enumerate(clue or [], 1) if run[0])
            self.lines[name] = Line(clue, cells, range(first, len(self.everything)), colors)
        self.facts = given + self.everything[len(given):]
        self.clauses, self.count, self.solutions, self.last, self.closed = {}, 0, [], None, 0 in given

    def hash(self):
        numbers = {0: 0}
        def number(color): return numbers.setdefault(color, len(numbers))
        def run(length, color): return ('?' if length is None else str(length)) + ('' if number(color) == 1 else f':{number(color)}')
        text = ['*' if clue is None else ','.join(run(*r) for r in clue) for clue in self.clues]
        parts = [f'{self.width}x{self.height}', ';'.join(text[:self.height]), ';'.join(text[self.height:])]
        def names(colors): return ','.join(map(str, sorted(number(k) for k in range(self.colors) if colors >> k & 1)))
        given = [f'{cell}={names(colors)}' for cell, colors in enumerate(self.given) if colors != self.everything[cell]]
        if given: parts.append(';'.join(given))
        return hashlib.sha256('|'.join(parts).encode()).hexdigest()

    def use(self, hint):
        """Follows a line or a clause. False on a contradiction."""
        if isinstance(hint, Line): return hint.narrow(self.facts)
        alive = [(place, values) for place, values in hint if self.facts[place] & values]
        if len(alive) == 1: self.facts[alive[0][0]] &= alive[0][1]
        return len(alive) > 0

    def contradicts(self, literals, hints):
        saved, self.facts = self.facts, list(self.facts)
        holds = all(self.use([literal]) for literal in literals) and all(map(self.use, hints))
        self.facts = saved
        return not holds

    def learn(self, hints): self.closed = self.closed or not all(map(self.use, hints))

    def add(self, clause):
        self.count += 1
        self.clauses[str(self.count)] = clause
        self.learn([clause])

    def hints(self, words): return [self.lines.get(word) or self.clauses[word] for word in words]

    def opposite(self, place, values): return place, self.everything[place] ^ values

    def literal(self, word):
        match = re.fullmatch(r'(!?)(?:(\d+,\d+)(?::(0|[1-9]\d*))?|([rc]\d+#\d+)<=([1-9]\d*))', word, re.ASCII)
        need(match, f'not a literal: {word}')
        sign, cell, color, run, last = match.groups()
        place, values = self.places[cell or run], 1 << int(color or 1) if cell else 2 ** int(last) - 1
        need(0 < values <= self.everything[place], f'no such colour or start: {word}')
        return self.opposite(place, values) if sign else (place, values)

    def grid(self, text):
        need([len(row) for row in text.split('/')] == [self.width] * self.height, 'another size')
        colors = [int(character, 36) for character in text.replace('/', '')]
        need(max(colors) < self.colors, 'an unknown colour')
        return colors

    def image(self, number, clause):
        """The clause under a symmetry, which must not change clues, given cells and solutions."""
        lines, places, spare = list(self.lines.values()), {}, {}
        rows, columns = lines[:self.height], lines[self.height:]
        moved = [rows[::-1] if number & 2 else rows, columns[::-1] if number & 1 else columns]
        for line, image in zip(sum(moved[::-1] if number & 4 else moved, []), lines):
            turn = -1 if number & (1 if line in rows else 2) else 1
            need(len(line.cells) == len(image.cells) and image.clue == (line.clue and line.clue[::turn]), 'it changes the clues')
            places.update(zip([*line.cells[::turn], *line.runs[::turn]], [*image.cells, *image.runs]))
            if turn < 0: spare.update((run, len(line.cells) - (length or 0)) for run, (length, _) in zip(line.runs, line.clue or []))
        for grid in [self.given, *self.solutions]:
            turned = [grid[places[cell]] for cell in range(len(grid))]
            need(turned == grid if grid is self.given else turned in self.solutions, 'it changes given cells or solutions')
        def mirrored(values, last): return sum(1 << last - p for p in range(last + 1) if values >> p & 1)  # start p becomes last - p
        return [(places[place], mirrored(values, spare[place]) if place in spare else values) for place, values in clause]

    def areas_differ(self, region, sign):
        """Whether rows can fill fewer cells of the region than columns have to; with the sign -1, the other way round."""
        weights = {'r': [sign * inside for inside in region], 'c': [-sign * inside for inside in region]}
        return sum(line.most(self.facts, weights[name[0]]) for name, line in self.lines.items()) < 0

    def step(self, kind, *words):
        if kind == 'u': self.learn(self.hints(words))
        elif kind == 'v':
            grid = [1 << color for color in self.grid(*words)]
            need(grid not in self.solutions, 'the same solution again')
            need(not self.closed and not self.contradicts(list(enumerate(grid)), self.lines.values()), 'not a solution')
            self.solutions.append(grid)
            self.last = None
            self.add([self.opposite(cell, colors) for cell, colors in enumerate(grid)])
        elif kind == 'l':
            at = words.index(':')
            clause, hints = [self.literal(word) for word in words[:at]], self.hints(words[at + 1:])
            assumed = [self.opposite(*literal) for literal in clause]
            need(self.closed or self.contradicts(assumed, hints), 'this clause does not follow')
            self.last = clause
            self.add(clause)
        elif kind == 's':
            need(self.last is not None and words in [(n,) for n in '1234567'], 'no clause or symmetry')
            self.add(self.image(int(*words), self.last))
        elif kind == 'a':
            region = self.grid(*words)
            need(self.closed or self.areas_differ(region, 1) or self.areas_differ(region, -1), 'rows and columns can agree')
            self.closed = True
        elif kind == 'd': del self.clauses[words[0]]
        elif kind == 'q':
            found, claims = len(self.solutions), {'none': 0, 'unique': 1, 'multiple': max(len(self.solutions), 2)}
            need(found == (int(words[1]) if words[0] == 'count' else claims[words[0]]), 'another number of solutions')
            need(words[0] == 'multiple' or self.closed, 'further solutions are not excluded')
            return ' '.join(words)
        else: raise ValueError('unknown step')
        return None


def main():
    if len(sys.argv) != 3: sys.exit(__doc__)
    with open(sys.argv[1], encoding='utf-8') as file: data = json.load(file)
    checker, claim, number = Checker(*read_puzzle(data), len(data['rows'])), None, 0
    head = ['crosshatch-certificate 4', f'puzzle {checker.hash()}']
    try:
        with open(sys.argv[2], encoding='utf-8') as file:
            for number, line in enumerate(file, 1):
                need(claim is None, 'text behind the claim')
                if number > 2: claim = checker.step(*line.rstrip('\n').split(' '))
                else: need(line.rstrip('\n') == head[number - 1], f'another version or puzzle; expected {head[number - 1]}')
        number += 1
        need(claim is not None, 'no claim')
    except (ValueError, LookupError, TypeError, AttributeError) as reason:
        print(f'refused: line {number}: {reason}')
        return 1
    print(f'verified: {claim}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
