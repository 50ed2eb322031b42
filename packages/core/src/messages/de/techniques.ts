// Deutsch: die Begründungen. Ein Satz nennt die Linie mit ihrem Hinweis, den Grund und was zu tun ist:
// "Zeile 7 (4 2): Die 4 passt nur in die Felder 3-8: Felder 5-6 füllen."
import { composed, type LineTexts } from '../compose.js';
import type { TechniqueTexts } from '../language.js';
import {
  isAboutGap,
  isOneCell,
  joinedLength,
  reaches,
  settledCount,
  settledSpans,
  wallOf,
} from '../phrases.js';
import { capital } from '../text.js';
import type { DeductionText, GroupText } from '../texts.js';
import { lookahead } from './lookahead.js';
import { and, are, cells, colored, dative, name, noun, or, place, run, value, withClue } from './words.js';

const lead = (step: DeductionText) => withClue(step.line);
const runs = (step: DeductionText) => and(step.runs.map(run));
/** `der 4`, `der dritten 2 in Rot` */
const runDative = (step: DeductionText) =>
  runs(step).replace(/^die ((?:\p{L}+e )*)/u, (_, words: string) => `der ${words.replaceAll('e ', 'en ')}`);
const anyRun = (step: DeductionText) => or(step.runs.map(run));
const about = (step: DeductionText) => cells(step.about);
const aboutDative = (step: DeductionText) => dative(step.about);
const side = (step: DeductionText) => (step.line.isRow ? 'Zeile' : 'Spalte');
const isOne = (step: DeductionText) => isOneCell(step.about);

/** `die 4 passt nur in die Felder 3-8` */
function room(step: DeductionText): string {
  if (step.rooms.length !== step.runs.length) return `für ${runs(step)} gibt es nur wenige Plätze`;
  return and(step.runs.map((one, i) => `${run(one)} passt nur in ${cells([step.rooms[i]])}`));
}

/** `Felder 5-6 füllen`, `Feld 8 bleibt leer` */
function todo({ spans, count, value: is }: GroupText): string {
  const where = cells(spans).replace('die ', '');
  if (is.kind === 'filled') return `${where} füllen`;
  if (is.kind === 'blank') return `${where} ${count === 1 ? 'bleibt' : 'bleiben'} leer`;
  return `${where} ${are(count)} ${value(is)}`;
}

/** Wie weit die Zahlen reichen: `endet spätestens bei Feld 7` */
const bounds = (step: DeductionText) =>
  reaches(step).map(({ ends, cell }) =>
    ends ? `endet spätestens bei Feld ${cell}` : `beginnt frühestens bei Feld ${cell}`,
  );

const clauses: LineTexts = {
  'full-line': (step) => {
    if (step.line.runs === 0) return 'Hier kommt nichts hin';
    if (step.line.runs === 1) return `${capital(runs(step))} füllt die ganze ${side(step)}`;
    return `${step.sum.join('+')} = ${step.line.size}, die ganze ${side(step)}`;
  },
  'all-needed': (step) => {
    const count = settledCount(step);
    const colors = step.isMono ? '' : ` in ${and(step.aboutColors.map(noun))}`;
    return `Noch ${count} ${count === 1 ? `Feld${colors} fehlt` : `Felder${colors} fehlen`}, und ${count} ${are(count)} übrig`;
  },
  'finished-line': (step) => {
    if (step.runs.length === 1) return `${capital(runs(step))} ist vollständig`;
    return `${step.isMono ? 'Alle Zahlen' : `Alle Zahlen in ${and(step.aboutColors.map(noun))}`} sind vollständig`;
  },
  'color-crossing': (step) =>
    `Im Hinweis ${step.missing.length === 1 ? 'kommt' : 'kommen'} ${and(step.missing.map(noun))} nicht vor`,
  overlap: (step) => capital(room(step)),
  glue: (step) => {
    const { isFirst, touches, reach } = wallOf(step);
    if (touches) {
      const verb = isOne(step) ? 'liegt' : 'liegen';
      return `${capital(about(step))} ${verb} am Rand, also ${isFirst ? 'beginnt' : 'endet'} dort ${runs(step)}`;
    }
    const far = isFirst ? `reicht mindestens bis Feld ${reach}` : `beginnt spätestens bei Feld ${reach}`;
    return `${capital(about(step))} ${isOne(step) ? 'gehört' : 'gehören'} zu ${runDative(step)}, und die ${far}`;
  },
  capping: (step) =>
    step.runs.length === 1
      ? `Mit ${aboutDative(step)} ist ${runs(step)} vollständig`
      : `Der Block bei ${aboutDative(step)} ist vollständig, welche ${step.runs[0].length} es auch ist`,
  mercury: (step) => `${capital(runs(step))} bedeckt ${about(step)} und ${bounds(step)[0]}`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return clauses['gap-too-small'](step);
    if (step.rooms.length === 0) return `Keine Zahl reicht bis zu ${dative(settledSpans(step))}`;
    if (step.about.length > 0) return `${capital(runs(step))} bedeckt ${about(step)} und ${bounds(step)[0]}`;
    return capital(and(bounds(step).map((bound, i) => `${run(step.runs[i])} ${bound}`)));
  },
  joining: (step) => `${capital(about(step))} gehören beide zu ${runDative(step)}`,
  'color-edges': (step) =>
    `Neben dem Block bei ${aboutDative(step)} folgt dieselbe Farbe, ein leeres Feld oder die Nachbarzahl`,
  'color-touching': (step) => {
    const where = `Wo sich ${and(step.aboutColors.map(noun))} berühren,`;
    return step.runs.length === 2
      ? `${where} endet ${run(step.runs[0])} und beginnt ${run(step.runs[1])}`
      : `${where} endet eine Zahl und beginnt die nächste, welche es auch sind`;
  },
  'largest-run': (step) =>
    `Nur ${runs(step)} ist lang genug für ${about(step)} und passt nur in ${cells(step.rooms)}`,
  'gap-too-small': (step) => {
    const what = step.runs.length === 0 || step.runs.length > 2 ? 'jede Zahl' : anyRun(step);
    return `Die Lücke bei ${aboutDative(step)} ist zu klein für ${what}`;
  },
  splitting: (step) =>
    `Mit ${dative(settledSpans(step))} hätte der Block Länge ${joinedLength(step)}, zu lang für jede Zahl dort`,
  forcing: (step) =>
    step.about.length === 0
      ? capital(room(step))
      : `Der Block bei ${aboutDative(step)} wächst, ob er ${anyRun(step)} ist`,
  'all-placements': (step) =>
    step.placements.length === 0
      ? 'Alle Möglichkeiten, die Zahlen zu legen, sind sich einig'
      : `Die Zahlen passen nur so: ${or(step.placements)}`,
};

const questions: LineTexts = {
  'full-line': (step) =>
    step.line.runs === 0
      ? 'Was bedeutet ein Hinweis ohne Zahlen?'
      : step.line.runs === 1
        ? `Wie viel Platz bleibt neben ${runDative(step)}?`
        : `Wie viel ist ${step.sum.join('+')}?`,
  'all-needed': (step) =>
    `Wie viele Felder${step.isMono ? '' : ` in ${and(step.aboutColors.map(noun))}`} fehlen noch, und wie viele sind übrig?`,
  'finished-line': (step) =>
    `${step.runs.length === 1 ? `Ist ${runs(step)}` : 'Sind alle Zahlen'} schon vollständig?`,
  'color-crossing': () => 'Welche Farben kommen im Hinweis nicht vor?',
  overlap: (step) =>
    `Schiebe ${runs(step)} an das eine und an das andere Ende. Welche Felder sind beide Male bedeckt?`,
  glue: (step) => `Welche Zahl bedeckt ${about(step)}, und wie weit reicht sie?`,
  capping: (step) => `Kann der Block bei ${aboutDative(step)} noch wachsen?`,
  mercury: (step) => `${capital(runs(step))} bedeckt ${about(step)}. Wie weit reicht sie zum Rand hin?`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return questions['gap-too-small'](step);
    if (step.about.length > 0) return `${capital(runs(step))} bedeckt ${about(step)}. Wie weit reicht sie?`;
    return `Wie weit reicht ${step.runs.length === 0 ? 'jede Zahl' : anyRun(step)}?`;
  },
  joining: (step) => `Können ${about(step)} zu verschiedenen Zahlen gehören?`,
  'color-edges': (step) => `Welche Farben können neben dem Block bei ${aboutDative(step)} stehen?`,
  'color-touching': (step) => `Welche Zahlen treffen sich bei ${aboutDative(step)}, und wie lang sind sie?`,
  'largest-run': (step) => `Welche Zahl ist lang genug für ${about(step)}, und wie viel Platz hat sie dort?`,
  'gap-too-small': (step) => `Was passt in die Lücke bei ${aboutDative(step)}?`,
  splitting: (step) =>
    step.about.length === 1
      ? `Was wäre, wenn der Block bei ${aboutDative(step)} um ein Feld wüchse?`
      : `Was wäre, wenn sich die Blöcke bei ${aboutDative(step)} verbänden?`,
  forcing: (step) =>
    step.about.length === 0
      ? `Wo kann ${runs(step)} noch liegen?`
      : `Zu welchen Zahlen kann der Block bei ${aboutDative(step)} gehören, und was bedecken sie alle?`,
  'all-placements': (step) =>
    `Gehe durch, wie ${step.runs.length > 3 ? 'die Zahlen' : runs(step)} liegen ${step.runs.length === 1 ? 'kann' : 'können'}. Was ist immer gleich?`,
};

const titles: TechniqueTexts['titles'] = {
  'full-line': 'Volle Linie',
  'all-needed': 'Alle übrigen Felder',
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

/** `kein Feld ist grün`, wenn es um Farben geht, die im Hinweis fehlen. */
function conclusion(step: DeductionText): string {
  const isMissing = step.missing.length > 0 && step.runs.length === 0 && step.about.length === 0;
  return isMissing && step.groups.every(({ value: is }) => is.kind === 'none-of')
    ? `kein Feld ist ${or(step.missing.map(colored))}`
    : and(step.groups.map(todo));
}

export const techniques: TechniqueTexts = composed({
  titles,
  colon: ': ',
  lead,
  clauses,
  questions,
  conclusion,
  lookahead,
  short: (step) =>
    step.branches.length > 0
      ? and(step.cells.map(({ cell, value: is }) => `${place(cell)}: ${value(is)}`))
      : `${name(step.line)}: ${and(step.groups.map(({ spans, value: is }) => `${cells(spans).replace('die ', '')} ${value(is)}`))}`,
});
