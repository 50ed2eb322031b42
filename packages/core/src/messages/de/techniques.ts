// Deutsch: die Begründungen. `lead` ist die Linie mit ihrem Hinweis, "Zeile 7 (4 2)".
import type { TechniqueTexts } from '../language.js';
import { isOneCell, settledSpans } from '../phrases.js';
import { capital } from '../text.js';
import type { BranchText, DeductionText, GroupText, SpanText } from '../texts.js';
import { and, are, cells, colored, name, noun, or, place, run, value, withClue } from './words.js';

const lead = (step: DeductionText) => withClue(step.line);

/** `die Felder 1-3 sind gefüllt und Feld 4 ist leer` */
function groups(of: readonly GroupText[]): string {
  return and(of.map(({ spans, count, value: is }) => `${cells(spans)} ${are(count)} ${value(is)}`));
}

/** `also sind die Felder 1-3 gefüllt und ist Feld 4 leer` */
function so(step: DeductionText): string {
  // Das Verb steht nur dort noch einmal, wo es sich ändert.
  const parts = step.groups.map(({ spans, count, value: is }, i) => {
    const isSame = i > 0 && are(count) === are(step.groups[i - 1].count);
    return `${isSame ? '' : `${are(count)} `}${cells(spans)} ${value(is)}`;
  });
  return `also ${and(parts)}`;
}

const runs = (step: DeductionText) => and(step.runs.map(run));
const settled = (step: DeductionText) => cells(settledSpans(step));
const about = (step: DeductionText) => cells(step.about);
const aboutDative = (step: DeductionText) => about(step).replace(/^die Felder/, 'den Feldern');

/** `es` für ein Feld, `sie` für mehrere. */
const them = (spans: readonly SpanText[]) => (isOneCell(spans) ? 'es' : 'sie');

/** `liegt` für ein Feld, `liegen` für mehrere. */
const verb = (spans: readonly SpanText[], one: string, several: string) => (isOneCell(spans) ? one : several);

function follow(branch: BranchText): string {
  const parts = branch.links.map(({ breaks, line, groups: of }, i) =>
    breaks
      ? `geht ${withClue(line)} nicht mehr auf`
      : `${i === 0 ? 'gilt ' : ''}in ${withClue(line)}: ${groups(of)}`,
  );
  return `Dann ${parts.join('; dann ')}.`;
}

function settledPlaces(step: DeductionText): string {
  return and(step.cells.map(({ cell, value: is }) => `${place(cell)} ist ${value(is)}`));
}

const supposed = ({ cell, value: is }: BranchText) => `${place(cell)} wäre ${value(is)}`;

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Angenommen, ${supposed(branch)}. ${follow(branch)} Das kann nicht sein, also: ${settledPlaces(step)}.`;
}

function bothWays(step: DeductionText): string {
  const choices = or(step.branches.map((branch) => value(branch.value)));
  const ways = step.branches.map(
    (branch) => `Angenommen, das Feld ist ${value(branch.value)}. ${follow(branch)}`,
  );
  return `${place(step.branches[0].cell)} ist ${choices}. ${ways.join(' ')} So oder so: ${settledPlaces(step)}.`;
}

const sentences: TechniqueTexts['sentences'] = {
  'full-line': (step) => {
    if (step.line.runs === 0) return `${lead(step)}: Hier kommt nichts hin, also sind alle Felder leer.`;
    const what = step.line.runs === 1 ? `${capital(runs(step))} füllt` : 'Die Zahlen füllen mit ihren Lücken';
    return `${lead(step)}: ${what} die ganze ${step.line.isRow ? 'Zeile' : 'Spalte'}, ${so(step)}.`;
  },
  'finished-line': (step) => {
    const [{ value: is }] = step.groups;
    if (is.kind === 'filled' || is.kind === 'color') {
      const what = is.kind === 'filled' ? 'gefüllt' : value(is);
      return `${lead(step)}: Der Hinweis braucht jedes Feld, das noch ${what} sein kann, ${so(step)}.`;
    }
    if (step.runs.length === 1) return `${lead(step)}: ${capital(runs(step))} ist vollständig, ${so(step)}.`;
    const all = step.isMono ? 'Alle Zahlen' : `Alle Zahlen in ${and(step.aboutColors.map(noun))}`;
    return `${lead(step)}: ${all} sind vollständig, ${so(step)}.`;
  },
  'color-crossing': (step) => {
    const verb_ = step.missing.length === 1 ? 'kommt' : 'kommen';
    const [nouns, adjectives] = [and(step.missing.map(noun)), or(step.missing.map(colored))];
    return `${lead(step)}: Im Hinweis ${verb_} ${nouns} nicht vor, also ist auch kein Feld ${adjectives}.`;
  },
  overlap: (step) =>
    `${lead(step)}: Wo auch immer ${runs(step)} ${step.runs.length === 1 ? 'liegt' : 'liegen'}, ${groups(step.groups)}.`,
  glue: (step) =>
    `${lead(step)}: ${capital(about(step))} ${verb(step.about, 'liegt', 'liegen')} so nah am Rand, dass ${runs(step)} ` +
    `${them(step.about)} bedecken muss; sie reicht dann auch über ${settled(step)}.`,
  capping: (step) =>
    step.runs.length === 1
      ? `${lead(step)}: Mit ${aboutDative(step)} ist ${runs(step)} vollständig, ${so(step)}.`
      : `${lead(step)}: Keine Zahl, die bei ${aboutDative(step)} liegen kann, ist länger als ${step.runs[0].length}, ${so(step)}.`,
  mercury: (step) =>
    `${lead(step)}: ${capital(runs(step))} muss ${about(step)} bedecken und reicht von dort nicht bis zum Rand, ${so(step)}.`,
  'out-of-reach': (step) => {
    if (step.runs.length === 2) {
      const [left, right] = step.runs.map(run);
      return `${lead(step)}: ${capital(left)} reicht nicht so weit und ${right} nicht so weit zurück, ${so(step)}.`;
    }
    const who =
      step.runs.length === 1 ? `${capital(runs(step))} reicht nicht so weit` : 'Keine Zahl reicht so weit';
    return `${lead(step)}: ${who}, ${so(step)}.`;
  },
  joining: (step) =>
    `${lead(step)}: ${capital(about(step))} können nur zusammen eine Zahl sein, ${runs(step)}, ${so(step)}.`,
  'color-edges': (step) =>
    `${lead(step)}: Neben ${noun(step.aboutColors[0])} geht dieselbe Zahl weiter, folgt ein leeres Feld oder die Nachbarzahl aus dem Hinweis, ${so(step)}.`,
  'color-touching': (step) => {
    const where = `${lead(step)}: Wo sich ${and(step.aboutColors.map(noun))} berühren,`;
    return step.runs.length === 2
      ? `${where} endet ${run(step.runs[0])} und beginnt ${run(step.runs[1])}, ${so(step)}.`
      : `${where} endet eine Zahl und beginnt die nächste; welche es auch sind, ${groups(step.groups)}.`;
  },
  'largest-run': (step) =>
    `${lead(step)}: Nur ${runs(step)} ist lang genug für ${about(step)}, und hier muss sie auch ${settled(step)} bedecken.`,
  'gap-too-small': (step) =>
    `${lead(step)}: In diese Lücke passt keine Zahl, die dort liegen könnte, ${so(step)}.`,
  splitting: (step) =>
    `${lead(step)}: Wäre ${settled(step)} ${step.isMono ? 'gefüllt' : or(step.aboutColors.map(colored))}, so würde der Block dort zu lang, ${so(step)}.`,
  forcing: (step) =>
    step.about.length === 0
      ? `${lead(step)}: Was bekannt ist, lässt so wenig Platz, dass ${runs(step)} auf jeden Fall ${settled(step)} bedeckt.`
      : `${lead(step)}: Ob ${or(step.runs.map(run))} ${about(step)} bedeckt, der Block wächst auf jeden Fall, ${so(step)}.`,
  'all-placements': (step) => `${lead(step)}: Wie man die Zahlen auch legt, ${groups(step.groups)}.`,
  'edge-logic': (step) => `Am Rand: ${refutation(step)}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (step) => {
    const wrong = or(step.branches.map((branch) => value(branch.value)));
    return (
      'Kein Gedankengang führt mehr weiter, also muss etwas ausprobiert werden. ' +
      `Wäre ${place(step.branches[0].cell)} ${wrong}, so endete jeder Weg in einem Widerspruch. Also: ${settledPlaces(step)}.`
    );
  },
};

const nudges: TechniqueTexts['nudges'] = {
  'full-line': () => 'Zähle den Hinweis zusammen: Wie viel Platz bleibt übrig?',
  'finished-line': () => 'Vergleiche, was der Hinweis verlangt, mit dem, was schon da ist.',
  'color-crossing': () => 'Welche Farben kommen im Hinweis nicht vor?',
  overlap: (step) =>
    `Schiebe alle Zahlen an den einen Rand, dann an den anderen. Welche Felder ${step.runs.length === 1 ? 'bedeckt' : 'bedecken'} ${runs(step)} beide Male?`,
  glue: (step) =>
    `Wie nah am Rand ${verb(step.about, 'liegt', 'liegen')} ${about(step)}, und wie weit muss die Zahl reichen?`,
  capping: (step) => `Kann der Block bei Feld ${step.about[0].from} noch wachsen?`,
  mercury: (step) => `Welche Zahl bedeckt ${about(step)}, und wie weit reicht sie zurück?`,
  'out-of-reach': (step) =>
    `Wie weit reicht ${step.runs.length === 0 ? 'jede Zahl' : or(step.runs.map(run))}?`,
  joining: (step) => `Können ${about(step)} zu verschiedenen Zahlen gehören?`,
  'color-edges': (step) => `Welche Farben können neben ${noun(step.aboutColors[0])} stehen?`,
  'color-touching': () =>
    'Zwei Farben berühren sich. Welche Zahlen treffen sich dort, und wie lang sind sie?',
  'largest-run': () => 'Welche Zahl ist lang genug für diesen Block, und wie viel Platz hat sie dort?',
  'gap-too-small': (step) => `Was würde in die Lücke ab Feld ${step.about[0].from} passen?`,
  splitting: (step) =>
    step.about.length === 1
      ? 'Was wäre, wenn der Block um ein Feld wüchse?'
      : 'Was wäre, wenn die beiden Blöcke sich verbänden?',
  forcing: (step) =>
    step.about.length === 0
      ? `Wo kann ${runs(step)} noch liegen, bei allem, was bekannt ist?`
      : 'Zu welchen Zahlen kann der Block gehören, und was bedecken sie alle?',
  'all-placements': () => 'Gehe alle Möglichkeiten durch, die Zahlen zu legen. Was haben sie gemeinsam?',
  'edge-logic': (step) =>
    `Am Rand: Angenommen, ${supposed(step.branches[0])}. Was bedeutet das für die Linie daneben?`,
  'shallow-lookahead': (step) =>
    `Angenommen, ${supposed(step.branches[0])}. Verfolge das über einige Linien.`,
  'two-way': (step) =>
    `Probiere beide Möglichkeiten für ${place(step.branches[0].cell)}. Was kommt beide Male heraus?`,
  'deep-lookahead': (step) =>
    `Angenommen, ${supposed(step.branches[0])}. Verfolge das geduldig, Linie für Linie, bis etwas nicht mehr aufgeht.`,
  trial: (step) =>
    `Sicher folgt nichts mehr. Probiere ${place(step.branches[0].cell)} und merke dir, wo du warst.`,
};

const titles: TechniqueTexts['titles'] = {
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
};

export const techniques: TechniqueTexts = {
  titles,
  sentences,
  nudges,
  short: (step) =>
    step.branches.length > 0
      ? and(step.cells.map(({ cell, value: is }) => `${place(cell)}: ${value(is)}`))
      : `${name(step.line)}: ${and(step.groups.map(({ spans, value: is }) => `${cells(spans).replace('die ', '')} ${value(is)}`))}`,
};
