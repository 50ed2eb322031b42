// Deutsch. Eine Zahl ist weiblich ("die 4"); Felder werden so genannt, dass kein Fall sich ändert; Farben
// heißen deutsch, wo ihr Name bekannt ist, und sonst, wie die Palette sie nennt, in Anführungszeichen.
import type { Language, ToldRepair } from './language.js';
import { capital, colorTable, counted, isOneCell, known, list, numbers, settledSpans } from './phrases.js';
import type { Told, ToldBranch, ToldCell, ToldGroup, ToldLine, ToldRun, ToldValue } from './told.js';

const NTH = ' erste zweite dritte vierte fünfte sechste siebte achte neunte'.split(' ');

const and = (words: readonly string[]) => list(words, 'und');
const or = (words: readonly string[]) => list(words, 'oder');

const COLORS = colorTable(
  'black schwarz, white weiß, red rot, green grün, blue blau, yellow gelb, orange orange, brown braun, grey grau, ' +
    'gray grau, pink rosa, purple lila, violet violett, turquoise türkis, cream cremeweiß, teal blaugrün, gold golden, ' +
    'silver silbern, mauve malvenfarben, slate schiefergrau, tan beige, beige beige, cyan cyan, magenta magenta',
);
const SHADES = { dark: (form: string) => `dunkel${form}`, light: (form: string) => `hell${form}` };

/** Wie ein Feld ist: `rot`, `„amber“`. */
const colored = (color: string) => known(COLORS, color, SHADES)?.[0] ?? `„${color}“`;
/** Die Farbe selbst: `Rot`, `„amber“`. */
const noun = (color: string) => capital(colored(color));

const nth = (number: number) => NTH[number] ?? `${number}.`;
const name = (line: ToldLine) => `${line.isRow ? 'Zeile' : 'Spalte'} ${line.number}`;
const withClue = (line: ToldLine) => `${name(line)} (${line.clue})`;
const lead = (told: Told) => withClue(told.line);
const place = (cell: ToldCell) => `Zeile ${cell.row}, Spalte ${cell.column}`;
const are = (count: number) => (count === 1 ? 'ist' : 'sind');

/** `Feld 4`, `die Felder 4-6 und 8` */
function cells(spans: Told['about']): string {
  return `${isOneCell(spans) ? 'Feld' : 'die Felder'} ${and(numbers(spans))}`;
}

function value(told: ToldValue): string {
  switch (told.kind) {
    case 'filled':
      return 'gefüllt';
    case 'blank':
      return 'leer';
    case 'color':
      return colored(told.color);
    case 'one-of':
      return or([...told.colors.map(colored), ...(told.orBlank ? ['leer'] : [])]);
    case 'none-of':
      return told.colors.length === 1
        ? `nicht ${colored(told.colors[0])}`
        : `weder ${told.colors.map(colored).join(' noch ')}`;
  }
}

/** `die Felder 1-3 sind gefüllt und Feld 4 ist leer` */
function groups(of: readonly ToldGroup[]): string {
  return and(of.map(({ spans, count, value: is }) => `${cells(spans)} ${are(count)} ${value(is)}`));
}

/** `also sind die Felder 1-3 gefüllt und ist Feld 4 leer` */
function so(told: Told): string {
  // Das Verb steht nur dort noch einmal, wo es sich ändert.
  const parts = told.groups.map(({ spans, count, value: is }, i) => {
    const isSame = i > 0 && are(count) === are(told.groups[i - 1].count);
    return `${isSame ? '' : `${are(count)} `}${cells(spans)} ${value(is)}`;
  });
  return `also ${and(parts)}`;
}

/** `die 4`, `die zweite 2`, `die 3 in „red“`, `die unbekannte Zahl` */
function run({ length, color, nth: which }: ToldRun): string {
  const inColor = color === null ? '' : ` in ${noun(color)}`;
  const number = length === null ? 'unbekannte Zahl' : length;
  return `die ${which === 0 ? '' : `${nth(which)} `}${number}${inColor}`;
}

const runs = (told: Told) => and(told.runs.map(run));
const settled = (told: Told) => cells(settledSpans(told));
const about = (told: Told) => cells(told.about);
const aboutDative = (told: Told) => about(told).replace(/^die Felder/, 'den Feldern');
/** `es` für ein Feld, `sie` für mehrere. */
const them = (spans: Told['about']) => (isOneCell(spans) ? 'es' : 'sie');
/** `liegt` für ein Feld, `liegen` für mehrere. */
const verb = (spans: Told['about'], one: string, several: string) => (isOneCell(spans) ? one : several);

function follow(branch: ToldBranch): string {
  const parts = branch.links.map(({ breaks, line, groups: of }, i) =>
    breaks
      ? `geht ${withClue(line)} nicht mehr auf`
      : `${i === 0 ? 'gilt ' : ''}in ${withClue(line)}: ${groups(of)}`,
  );
  return `Dann ${parts.join('; dann ')}.`;
}

function settledPlaces(told: Told): string {
  return and(told.cells.map(({ cell, value: is }) => `${place(cell)} ist ${value(is)}`));
}

const supposed = ({ cell, value: is }: ToldBranch) => `${place(cell)} wäre ${value(is)}`;

function refutation(told: Told): string {
  const [branch] = told.branches;
  return `Angenommen, ${supposed(branch)}. ${follow(branch)} Das kann nicht sein, also: ${settledPlaces(told)}.`;
}

function bothWays(told: Told): string {
  const choices = or(told.branches.map((branch) => value(branch.value)));
  const ways = told.branches.map(
    (branch) => `Angenommen, das Feld ist ${value(branch.value)}. ${follow(branch)}`,
  );
  return `${place(told.branches[0].cell)} ist ${choices}. ${ways.join(' ')} So oder so: ${settledPlaces(told)}.`;
}

const sentences: Language['sentences'] = {
  'full-line': (told) => {
    if (told.line.runs === 0) return `${lead(told)}: Hier kommt nichts hin, also sind alle Felder leer.`;
    const what = told.line.runs === 1 ? `${capital(runs(told))} füllt` : 'Die Zahlen füllen mit ihren Lücken';
    return `${lead(told)}: ${what} die ganze ${told.line.isRow ? 'Zeile' : 'Spalte'}, ${so(told)}.`;
  },
  'finished-line': (told) => {
    const [{ value: is }] = told.groups;
    if (is.kind === 'filled' || is.kind === 'color') {
      const what = is.kind === 'filled' ? 'gefüllt' : value(is);
      return `${lead(told)}: Der Hinweis braucht jedes Feld, das noch ${what} sein kann, ${so(told)}.`;
    }
    if (told.runs.length === 1) return `${lead(told)}: ${capital(runs(told))} ist vollständig, ${so(told)}.`;
    const all = told.isMono ? 'Alle Zahlen' : `Alle Zahlen in ${and(told.aboutColors.map(noun))}`;
    return `${lead(told)}: ${all} sind vollständig, ${so(told)}.`;
  },
  'color-crossing': (told) => {
    const verb_ = told.missing.length === 1 ? 'kommt' : 'kommen';
    const [nouns, adjectives] = [and(told.missing.map(noun)), or(told.missing.map(colored))];
    return `${lead(told)}: Im Hinweis ${verb_} ${nouns} nicht vor, also ist auch kein Feld ${adjectives}.`;
  },
  overlap: (told) =>
    `${lead(told)}: Wo auch immer ${runs(told)} ${told.runs.length === 1 ? 'liegt' : 'liegen'}, ${groups(told.groups)}.`,
  glue: (told) =>
    `${lead(told)}: ${capital(about(told))} ${verb(told.about, 'liegt', 'liegen')} so nah am Rand, dass ${runs(told)} ` +
    `${them(told.about)} bedecken muss; sie reicht dann auch über ${settled(told)}.`,
  capping: (told) =>
    told.runs.length === 1
      ? `${lead(told)}: Mit ${aboutDative(told)} ist ${runs(told)} vollständig, ${so(told)}.`
      : `${lead(told)}: Keine Zahl, die bei ${aboutDative(told)} liegen kann, ist länger als ${told.runs[0].length}, ${so(told)}.`,
  mercury: (told) =>
    `${lead(told)}: ${capital(runs(told))} muss ${about(told)} bedecken und reicht von dort nicht bis zum Rand, ${so(told)}.`,
  'out-of-reach': (told) => {
    if (told.runs.length === 2) {
      const [left, right] = told.runs.map(run);
      return `${lead(told)}: ${capital(left)} reicht nicht so weit und ${right} nicht so weit zurück, ${so(told)}.`;
    }
    const who =
      told.runs.length === 1 ? `${capital(runs(told))} reicht nicht so weit` : 'Keine Zahl reicht so weit';
    return `${lead(told)}: ${who}, ${so(told)}.`;
  },
  joining: (told) =>
    `${lead(told)}: ${capital(about(told))} können nur zusammen eine Zahl sein, ${runs(told)}, ${so(told)}.`,
  'color-edges': (told) =>
    `${lead(told)}: Neben ${noun(told.aboutColors[0])} geht dieselbe Zahl weiter, folgt ein leeres Feld oder die Nachbarzahl aus dem Hinweis, ${so(told)}.`,
  'color-touching': (told) => {
    const where = `${lead(told)}: Wo sich ${and(told.aboutColors.map(noun))} berühren,`;
    return told.runs.length === 2
      ? `${where} endet ${run(told.runs[0])} und beginnt ${run(told.runs[1])}, ${so(told)}.`
      : `${where} endet eine Zahl und beginnt die nächste; welche es auch sind, ${groups(told.groups)}.`;
  },
  'largest-run': (told) =>
    `${lead(told)}: Nur ${runs(told)} ist lang genug für ${about(told)}, und hier muss sie auch ${settled(told)} bedecken.`,
  'gap-too-small': (told) =>
    `${lead(told)}: In diese Lücke passt keine Zahl, die dort liegen könnte, ${so(told)}.`,
  splitting: (told) =>
    `${lead(told)}: Wäre ${settled(told)} ${told.isMono ? 'gefüllt' : or(told.aboutColors.map(colored))}, so würde der Block dort zu lang, ${so(told)}.`,
  forcing: (told) =>
    told.about.length === 0
      ? `${lead(told)}: Was bekannt ist, lässt so wenig Platz, dass ${runs(told)} auf jeden Fall ${settled(told)} bedeckt.`
      : `${lead(told)}: Ob ${or(told.runs.map(run))} ${about(told)} bedeckt, der Block wächst auf jeden Fall, ${so(told)}.`,
  'all-placements': (told) => `${lead(told)}: Wie man die Zahlen auch legt, ${groups(told.groups)}.`,
  'edge-logic': (told) => `Am Rand: ${refutation(told)}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (told) => {
    const wrong = or(told.branches.map((branch) => value(branch.value)));
    return (
      'Kein Gedankengang führt mehr weiter, also muss etwas ausprobiert werden. ' +
      `Wäre ${place(told.branches[0].cell)} ${wrong}, so endete jeder Weg in einem Widerspruch. Also: ${settledPlaces(told)}.`
    );
  },
};

const nudges: Language['nudges'] = {
  'full-line': () => 'Zähle den Hinweis zusammen: Wie viel Platz bleibt übrig?',
  'finished-line': () => 'Vergleiche, was der Hinweis verlangt, mit dem, was schon da ist.',
  'color-crossing': () => 'Welche Farben kommen im Hinweis nicht vor?',
  overlap: (told) =>
    `Schiebe alle Zahlen an den einen Rand, dann an den anderen. Welche Felder ${told.runs.length === 1 ? 'bedeckt' : 'bedecken'} ${runs(told)} beide Male?`,
  glue: (told) =>
    `Wie nah am Rand ${verb(told.about, 'liegt', 'liegen')} ${about(told)}, und wie weit muss die Zahl reichen?`,
  capping: (told) => `Kann der Block bei Feld ${told.about[0].from} noch wachsen?`,
  mercury: (told) => `Welche Zahl bedeckt ${about(told)}, und wie weit reicht sie zurück?`,
  'out-of-reach': (told) =>
    `Wie weit reicht ${told.runs.length === 0 ? 'jede Zahl' : or(told.runs.map(run))}?`,
  joining: (told) => `Können ${about(told)} zu verschiedenen Zahlen gehören?`,
  'color-edges': (told) => `Welche Farben können neben ${noun(told.aboutColors[0])} stehen?`,
  'color-touching': () =>
    'Zwei Farben berühren sich. Welche Zahlen treffen sich dort, und wie lang sind sie?',
  'largest-run': () => 'Welche Zahl ist lang genug für diesen Block, und wie viel Platz hat sie dort?',
  'gap-too-small': (told) => `Was würde in die Lücke ab Feld ${told.about[0].from} passen?`,
  splitting: (told) =>
    told.about.length === 1
      ? 'Was wäre, wenn der Block um ein Feld wüchse?'
      : 'Was wäre, wenn die beiden Blöcke sich verbänden?',
  forcing: (told) =>
    told.about.length === 0
      ? `Wo kann ${runs(told)} noch liegen, bei allem, was bekannt ist?`
      : 'Zu welchen Zahlen kann der Block gehören, und was bedecken sie alle?',
  'all-placements': () => 'Gehe alle Möglichkeiten durch, die Zahlen zu legen. Was haben sie gemeinsam?',
  'edge-logic': (told) =>
    `Am Rand: Angenommen, ${supposed(told.branches[0])}. Was bedeutet das für die Linie daneben?`,
  'shallow-lookahead': (told) =>
    `Angenommen, ${supposed(told.branches[0])}. Verfolge das über einige Linien.`,
  'two-way': (told) =>
    `Probiere beide Möglichkeiten für ${place(told.branches[0].cell)}. Was kommt beide Male heraus?`,
  'deep-lookahead': (told) =>
    `Angenommen, ${supposed(told.branches[0])}. Verfolge das geduldig, Linie für Linie, bis etwas nicht mehr aufgeht.`,
  trial: (told) =>
    `Sicher folgt nichts mehr. Probiere ${place(told.branches[0].cell)} und merke dir, wo du warst.`,
};

function repair(told: ToldRepair): string {
  const where = withClue(told.line);
  switch (told.kind) {
    case 'change':
      return `${where}: die ${nth(told.run)} Zahl von ${told.from} in ${told.to} ändern.`;
    case 'add':
      return `${where}: als ${nth(told.run)} Zahl ${told.to} einfügen.`;
    case 'drop':
      return `${where}: die ${nth(told.run)} Zahl, ${told.from}, streichen.`;
    case 'split':
      return `${where}: die ${nth(told.run)} Zahl teilen: ${told.to} statt ${told.from}.`;
    case 'join':
      return `${where}: die ${nth(told.run)} und die ${nth(told.run + 1)} Zahl verbinden: ${told.to} statt ${told.from}.`;
    case 'swap-runs':
      return `${where}: die ${nth(told.run)} und die ${nth(told.run + 1)} Zahl tauschen: ${told.to} statt ${told.from}.`;
    case 'swap-lines':
      return `${where} und ${withClue(told.other)} tauschen.`;
  }
}

const felder = (of: number) => counted(of, 'Feld', 'Felder');
const names = (lines: readonly ToldLine[]) => lines.map(name);

const diagnosis: Language['diagnosis'] = {
  unique: 'Alles in Ordnung: Es gibt genau eine Lösung.',
  undecided: 'Unentschieden: Die Grenze war erreicht, bevor feststand, ob es eine Lösung gibt.',
  noSolution: 'Keine Lösung.',
  totals: ({ color, rows, columns }) => {
    const least = (isAtLeast: boolean) => (isAtLeast ? 'mindestens ' : '');
    const filled = rows.sum === 1 ? '1 gefülltes Feld' : `${rows.sum} gefüllte Felder`;
    const what = color === null ? filled : `${felder(rows.sum)} in ${noun(color)}`;
    return `Die Zeilen verlangen ${least(rows.isAtLeast)}${what}, die Spalten ${least(columns.isAtLeast)}${columns.sum}.`;
  },
  suspects: (lines) => `Wenn nur eine Zahl falsch ist, dann in ${or(names(lines))}.`,
  slips: (of, isComplete) => {
    if (of > 0) return `${of === 1 ? 'Ein' : 'Einer dieser'} Tippfehler würde es erklären:`;
    return isComplete
      ? 'Kein einzelner Tippfehler erklärt es.'
      : 'Es wurde kein einzelner Tippfehler gefunden, der es erklärt.';
  },
  leavesSeveral: 'Dann bleiben mehrere Lösungen.',
  needsMore: 'Dann reicht es nicht, Linie für Linie zu denken.',
  moreSlips: (of) => `... und ${of} weitere`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${name(lines[0])} geht schon für sich allein nicht auf.`;
    const fewer = isMinimal ? '' : ', vielleicht auch schon weniger';
    return `Diese ${lines.length} Linien gehen zusammen nicht auf${fewer}: ${and(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'mindestens '}${felder(of)} ${of === 1 ? 'unterscheidet' : 'unterscheiden'} sich`;
    return `Mehrere Lösungen: ${differ}, an ${places === 1 ? 'einer Stelle' : `${places} unabhängigen Stellen`}.`;
  },
  give: (of, quality) => {
    const told = of.map(({ cell, value: is }) => `${place(cell)} ${value(is)}`).join('; ');
    const end = quality === 'fewest' ? ' Mit weniger geht es nicht.' : ' Keines davon ist entbehrlich.';
    const given =
      of.length === 1
        ? '1 Feld von Anfang an vorgegeben ist'
        : `${of.length} Felder von Anfang an vorgegeben sind`;
    return `Wenn ${given}, bleibt eine Lösung: ${told}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: 'Die Grenze war erreicht, bevor feststand, welche Felder vorgegeben werden müssen.',
};

const grade: Language['grade'] = {
  classes: {
    trivial: 'kinderleicht',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'für Könner',
    'needs-lookahead': 'braucht Vorausschau',
    'needs-guessing': 'nur mit Raten lösbar',
    'not-unique': 'nicht eindeutig',
    none: 'keine Lösung',
    undecided: 'unentschieden',
  },
  graded: (words, number) => `${capital(words)}, ${number} von 100.`,
  hardest: (title) => `Die schwierigste Technik ist „${title}“.`,
  unsettled: (of) => `${felder(of)} ${of === 1 ? 'lässt' : 'lassen'} sich mit keiner Technik bestimmen.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'Schluss', 'Schlüsse')} in ${counted(rounds, 'Runde', 'Runden')}. Am engsten ist Runde ${narrowest}: ` +
    `${counted(footholds, 'Ansatzpunkt', 'Ansatzpunkte')} der Stufe ${cost}, während noch ${unknown} % der Felder unbekannt sind.`,
  none: 'Keine Lösung, also keine Einstufung.',
  undecided: (isTime) => `Unentschieden: Vorher war ${isTime ? 'die Zeit um' : 'die Grenze erreicht'}.`,
  usesTable: ['mal', 'Technik'],
  table: ['Zahl', 'Klasse', 'schwierigste Technik', 'Schlüsse', 'Rätsel'],
};

export const de: Language = {
  titles: {
    'full-line': 'Volle Linie',
    'finished-line': 'Fertige Linie',
    'color-crossing': 'Farbe nicht im Hinweis',
    overlap: 'Überlappung',
    glue: 'Am Rand gehalten',
    capping: 'Abschließen',
    mercury: 'Vom Rand gelöst',
    joining: 'Verbinden',
    'color-edges': 'Neben einer Farbe',
    'color-touching': 'Farben berühren sich',
    'out-of-reach': 'Außer Reichweite',
    'largest-run': 'Größte Zahl',
    'gap-too-small': 'Lücke zu klein',
    splitting: 'Trennen',
    forcing: 'Kein anderer Platz',
    'all-placements': 'Alle Lagen sind sich einig',
    'edge-logic': 'Randlogik',
    'shallow-lookahead': 'Vorausschau',
    'two-way': 'So oder so',
    'deep-lookahead': 'Weite Vorausschau',
    trial: 'Versuch',
  },
  sentences,
  nudges,
  short: (told) =>
    told.branches.length > 0
      ? and(told.cells.map(({ cell, value: is }) => `${place(cell)}: ${value(is)}`))
      : `${name(told.line)}: ${and(told.groups.map(({ spans, value: is }) => `${cells(spans).replace('die ', '')} ${value(is)}`))}`,
  lookAtLines: (lines) => `Sieh dir ${and(lines.map(withClue))} an.`,
  lookAtRuns: (line, of, areAll) =>
    `Sieh dir ${areAll ? 'alle Zahlen' : and(of.map(run))} in ${withClue(line)} an.`,
  lookAtCell: (cell) => `Sieh dir ${place(cell)} an.`,
  why: {
    chain: (cell, is) => `${place(cell)} ist ${value(is)}:`,
    known: (cell, is) => `${place(cell)} ist in deinem Gitter schon ${value(is)}.`,
    open: (cell) => `${place(cell)} ist in verschiedenen Lösungen verschieden: Nichts entscheidet darüber.`,
  },
  mistake: {
    somewhere: 'Etwas stimmt nicht: Keine Lösung passt zu diesem Gitter.',
    inLine: (line) => `In ${name(line)} ist ein Fehler.`,
    count: (line, count) =>
      count === 1 ? `In ${name(line)} ist ein Feld falsch.` : `In ${name(line)} sind ${count} Felder falsch.`,
    cells: (wrong) => `Falsch: ${wrong.map(place).join('; ')}.`,
  },
  solved: 'Das Rätsel ist gelöst.',
  several: 'Was noch fehlt, ist in verschiedenen Lösungen verschieden: Mehr lässt sich nicht folgern.',
  noSolution: 'Das Rätsel selbst hat keine Lösung.',
  undecided: 'Die Grenze war erreicht, bevor eine Antwort gefunden war.',
  breaks: (line) => `${withClue(line)} geht nicht auf.`,
  breaksBySearch: (lines) => `Nur Ausprobieren zeigt es: Diese ${lines} Linien gehen zusammen nicht auf.`,
  repair,
  diagnosis,
  grade,
  solvedIn: (steps) => `Gelöst in ${counted(steps, 'Schritt', 'Schritten')}.`,
  askNext: (command) => `Mehr sagt ${command}.`,
};
