// Français. Une case est féminine ("remplie", "vide") ; un nombre est masculin ("le 4") ; les couleurs sont
// en français quand leur nom est connu, sinon comme la palette les nomme, entre guillemets.
import type { Language, ToldRepair } from './language.js';
import { capital, colorTable, counted, isOneCell, known, list, numbers, settledSpans } from './phrases.js';
import type { Told, ToldBranch, ToldCell, ToldGroup, ToldLine, ToldRun, ToldValue } from './told.js';

const NTH = ' premier deuxième troisième quatrième cinquième sixième septième huitième neuvième'.split(' ');

const and = (words: readonly string[]) => list(words, 'et');
const or = (words: readonly string[]) => list(words, 'ou');

/** Au masculin et au féminin ; `s` au pluriel, sauf les invariables. */
const COLORS = colorTable(
  'black noir noire, white blanc blanche, red rouge, green vert verte, blue bleu bleue, yellow jaune, orange orange, ' +
    'brown brun brune, grey gris grise, gray gris grise, pink rose, purple violet violette, violet violet violette, ' +
    'turquoise turquoise, cream crème, teal bleu-vert, gold doré dorée, silver argenté argentée, mauve mauve, ' +
    'slate ardoise, tan beige, beige beige, cyan cyan, magenta magenta',
);
const SHADES = { dark: (form: string) => `${form} foncé`, light: (form: string) => `${form} clair` };

const agree = (form: string, count: number) =>
  count === 1 || /s$|»$| foncé$| clair$|^(orange|turquoise|crème|bleu-vert|ardoise|cyan|magenta)$/.test(form)
    ? form
    : `${form}s`;
const quoted = (color: string) => `« ${color} »`;
/** Un ou plusieurs nombres : `vert`, `verts`, `« amber »`. */
const masculine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[0] ?? quoted(color), count);
/** Une ou plusieurs cases : `verte`, `vertes`, `« amber »`. */
const feminine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[1] ?? quoted(color), count);

/** La couleur elle-même : `le vert`, `du vert`, `de vert` ; `l'orange` ; `« amber »`. */
function noun(color: string, article: 'le' | 'du' | 'de'): string {
  const name = known(COLORS, color, SHADES)?.[0];
  if (name === undefined) return article === 'le' ? quoted(color) : `de ${quoted(color)}`;
  if (!name.startsWith('o')) return `${article} ${name}`;
  return { le: `l'${name}`, du: `de l'${name}`, de: `d'${name}` }[article];
}

const nth = (number: number) => NTH[number] ?? `${number}e`;
const name = (line: ToldLine) => `${line.isRow ? 'ligne' : 'colonne'} ${line.number}`;
const withClue = (line: ToldLine) => `${name(line)} (${line.clue})`;
const theLine = (line: ToldLine) => `la ${withClue(line)}`;
const lead = (told: Told) => capital(withClue(told.line));
const place = (cell: ToldCell) => `ligne ${cell.row}, colonne ${cell.column}`;
const thePlace = (cell: ToldCell) => `la case de la ${place(cell)}`;

/** `la case 4`, `les cases 4-6 et 8` */
function cells(spans: Told['about']): string {
  return `${isOneCell(spans) ? 'la case' : 'les cases'} ${and(numbers(spans))}`;
}

/** Au singulier ou au pluriel : `remplie`, `vides`, `« red »`. */
function value(told: ToldValue, count: number): string {
  const plural = count === 1 ? '' : 's';
  switch (told.kind) {
    case 'filled':
      return `remplie${plural}`;
    case 'blank':
      return `vide${plural}`;
    case 'color':
      return feminine(told.color, count);
    case 'one-of':
      return or([
        ...told.colors.map((color) => feminine(color, count)),
        ...(told.orBlank ? [`vide${plural}`] : []),
      ]);
    case 'none-of':
      return told.colors.map((color) => feminine(color, count)).join(' ni ');
  }
}

/** `est remplie`, `ne sont pas « red »`, `n'est ni « red » ni « blue »` */
function is(told: ToldValue, count: number): string {
  const words = value(told, count);
  if (told.kind !== 'none-of') return `${count === 1 ? 'est' : 'sont'} ${words}`;
  const verb = count === 1 ? "n'est" : 'ne sont';
  return told.colors.length === 1 ? `${verb} pas ${words}` : `${verb} ni ${words}`;
}

function groups(of: readonly ToldGroup[]): string {
  return and(of.map(({ spans, count, value: told }) => `${cells(spans)} ${is(told, count)}`));
}

/** `le 4`, `le deuxième 2`, `le 3 « red »`, `le nombre inconnu` */
function run({ length, color, nth: which }: ToldRun): string {
  const colored = color === null ? '' : ` ${masculine(color, 1)}`;
  const number = length === null ? 'nombre inconnu' : length;
  return `le ${which === 0 ? '' : `${nth(which)} `}${number}${colored}`;
}

const runs = (told: Told) => and(told.runs.map(run));
const settled = (told: Told) => cells(settledSpans(told));
const about = (told: Told) => cells(told.about);
const so = (told: Told) => `donc ${groups(told.groups)}`;

function follow(branch: ToldBranch): string {
  const parts = branch.links.map(({ breaks, line, groups: of }) =>
    breaks ? `${theLine(line)} devient impossible` : `dans ${theLine(line)}, ${groups(of)}`,
  );
  return `Alors ${parts.join(' ; puis ')}.`;
}

function settledPlaces(told: Told): string {
  return and(told.cells.map(({ cell, value: told_ }) => `${thePlace(cell)} ${is(told_, 1)}`));
}

const supposed = ({ cell, value: told }: ToldBranch) => `${thePlace(cell)} soit ${value(told, 1)}`;

function refutation(told: Told): string {
  const [branch] = told.branches;
  return `Supposons que ${supposed(branch)}. ${follow(branch)} L'hypothèse est fausse, donc ${settledPlaces(told)}.`;
}

function bothWays(told: Told): string {
  const choices = or(told.branches.map((branch) => value(branch.value, 1)));
  const ways = told.branches.map(
    (branch) => `Si elle est ${value(branch.value, 1)}, ${follow(branch).replace(/^A/, 'a')}`,
  );
  return `${capital(thePlace(told.branches[0].cell))} est ${choices}. ${ways.join(' ')} Dans tous les cas, ${settledPlaces(told)}.`;
}

const sentences: Language['sentences'] = {
  'full-line': (told) => {
    if (told.line.runs === 0)
      return `${lead(told)} : il n'y a rien à placer, donc toutes les cases sont vides.`;
    const what = told.line.runs === 1 ? `${runs(told)} occupe` : 'les nombres et leurs espaces occupent';
    return `${lead(told)} : ${what} toute la ${told.line.isRow ? 'ligne' : 'colonne'}, ${so(told)}.`;
  },
  'finished-line': (told) => {
    const [{ value: told_ }] = told.groups;
    if (told_.kind === 'filled' || told_.kind === 'color') {
      return `${lead(told)} : l'indice a besoin de chaque case qui peut encore être ${value(told_, 1)}, ${so(told)}.`;
    }
    if (told.runs.length === 1) return `${lead(told)} : ${runs(told)} est complet, ${so(told)}.`;
    const all = told.isMono
      ? 'tous les nombres'
      : `tous les nombres ${and(told.aboutColors.map((color) => masculine(color, 2)))}`;
    return `${lead(told)} : ${all} sont complets, ${so(told)}.`;
  },
  'color-crossing': (told) => {
    const none =
      told.missing.length === 1
        ? `pas ${noun(told.missing[0], 'de')}`
        : `ni ${told.missing.map((color) => masculine(color, 1)).join(' ni ')}`;
    const cell = told.missing.map((color) => feminine(color, 1)).join(' ni ');
    return `${lead(told)} : l'indice ne contient ${none}, donc aucune case n'est ${cell}.`;
  },
  overlap: (told) =>
    `${lead(told)} : où que ${told.runs.length === 1 ? 'soit' : 'soient'} ${runs(told)}, ${groups(told.groups)}.`,
  glue: (told) =>
    `${lead(told)} : ${about(told)} ${isOneCell(told.about) ? 'est' : 'sont'} si près du bord que ${runs(told)} doit ` +
    `${isOneCell(told.about) ? 'la' : 'les'} couvrir ; il s'étend donc aussi sur ${settled(told)}.`,
  capping: (told) =>
    told.runs.length === 1
      ? `${lead(told)} : avec ${about(told)}, ${runs(told)} est complet, ${so(told)}.`
      : `${lead(told)} : aucun nombre qui puisse couvrir ${about(told)} ne dépasse ${told.runs[0].length}, ${so(told)}.`,
  mercury: (told) =>
    `${lead(told)} : ${runs(told)} doit couvrir ${about(told)} et ne va pas de là jusqu'au bord, ${so(told)}.`,
  'out-of-reach': (told) => {
    if (told.runs.length === 2) {
      const [left, right] = told.runs.map(run);
      return `${lead(told)} : ${left} ne va pas si loin et ${right} ne revient pas jusque-là, ${so(told)}.`;
    }
    const who = told.runs.length === 1 ? `${runs(told)} ne va` : 'aucun nombre ne va';
    return `${lead(told)} : ${who}${told.runs.length === 1 ? ' pas' : ''} jusque-là, ${so(told)}.`;
  },
  joining: (told) =>
    `${lead(told)} : ${about(told)} ne peuvent former qu'un seul nombre, ${runs(told)}, ${so(told)}.`,
  'color-edges': (told) =>
    `${lead(told)} : à côté ${noun(told.aboutColors[0], 'du')}, le nombre continue, ou bien vient une case vide ou le nombre voisin de l'indice, ${so(told)}.`,
  'color-touching': (told) => {
    const where = `${lead(told)} : là où ${and(told.aboutColors.map((color) => noun(color, 'le')))} se touchent,`;
    return told.runs.length === 2
      ? `${where} ${run(told.runs[0])} finit et ${run(told.runs[1])} commence, ${so(told)}.`
      : `${where} un nombre finit et le suivant commence ; quels qu'ils soient, ${groups(told.groups)}.`;
  },
  'largest-run': (told) =>
    `${lead(told)} : seul ${runs(told)} est assez long pour ${about(told)}, et ici il doit aussi couvrir ${settled(told)}.`,
  'gap-too-small': (told) =>
    `${lead(told)} : aucun nombre possible à cet endroit ne tient dans cet intervalle, ${so(told)}.`,
  splitting: (told) =>
    `${lead(told)} : si ${settled(told)} était ${told.isMono ? 'remplie' : or(told.aboutColors.map((color) => feminine(color, 1)))}, le bloc y serait trop long, ${so(told)}.`,
  forcing: (told) =>
    told.about.length === 0
      ? `${lead(told)} : ce que l'on sait laisse si peu de place que ${runs(told)} couvre forcément ${settled(told)}.`
      : `${lead(told)} : que ce soit ${or(told.runs.map(run))} qui couvre ${about(told)}, le bloc grandit de toute façon, ${so(told)}.`,
  'all-placements': (told) =>
    `${lead(told)} : de quelque façon que l'on place les nombres, ${groups(told.groups)}.`,
  'edge-logic': (told) => `Au bord : ${refutation(told).replace(/^S/, 's')}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (told) => {
    const wrong = or(told.branches.map((branch) => value(branch.value, 1)));
    return (
      "Plus aucun raisonnement n'avance : il faut essayer. " +
      `Si ${thePlace(told.branches[0].cell)} était ${wrong}, tous les chemins mèneraient à une contradiction. Donc ${settledPlaces(told)}.`
    );
  },
};

const nudges: Language['nudges'] = {
  'full-line': () => "Additionnez l'indice : combien de place reste-t-il ?",
  'finished-line': () => "Comparez ce que l'indice demande et ce qui est déjà là.",
  'color-crossing': () => "Quelles couleurs l'indice ne contient-il pas ?",
  overlap: (told) =>
    `Poussez tous les nombres contre un bord, puis contre l'autre. Quelles cases ${runs(told)} ${told.runs.length === 1 ? 'couvre-t-il' : 'couvrent-ils'} les deux fois ?`,
  glue: (told) =>
    `À quelle distance du bord ${isOneCell(told.about) ? 'se trouve' : 'se trouvent'} ${about(told)}, et jusqu'où va le nombre ?`,
  capping: (told) => `Le bloc de la case ${told.about[0].from} peut-il encore grandir ?`,
  mercury: (told) => `Quel nombre couvre ${about(told)}, et jusqu'où revient-il ?`,
  'out-of-reach': (told) =>
    `Jusqu'où va ${told.runs.length === 0 ? 'chaque nombre' : or(told.runs.map(run))} ?`,
  joining: (told) => `${capital(about(told))} peuvent-elles appartenir à des nombres différents ?`,
  'color-edges': (told) => `Quelles couleurs peuvent se trouver à côté ${noun(told.aboutColors[0], 'du')} ?`,
  'color-touching': () =>
    "Deux couleurs se touchent. Quels nombres s'y rencontrent, et quelle est leur longueur ?",
  'largest-run': () => 'Quel nombre est assez long pour ce bloc, et quelle place a-t-il à cet endroit ?',
  'gap-too-small': (told) =>
    `Qu'est-ce qui tiendrait dans l'intervalle à partir de la case ${told.about[0].from} ?`,
  splitting: (told) =>
    `Que se passerait-il si ${told.about.length === 1 ? "le bloc grandissait d'une case" : 'les deux blocs se rejoignaient'} ?`,
  forcing: (told) =>
    told.about.length === 0
      ? `Où ${runs(told)} peut-il encore aller, avec tout ce que l'on sait ?`
      : 'À quels nombres ce bloc peut-il appartenir, et que couvrent-ils tous ?',
  'all-placements': () => "Passez en revue toutes les façons de placer les nombres. Qu'ont-elles en commun ?",
  'edge-logic': (told) =>
    `Au bord : supposons que ${supposed(told.branches[0])}. Que devient la ligne d'à côté ?`,
  'shallow-lookahead': (told) =>
    `Supposons que ${supposed(told.branches[0])}. Suivez-en les effets sur quelques lignes.`,
  'two-way': (told) =>
    `Essayez les deux possibilités pour ${thePlace(told.branches[0].cell)}. Qu'obtient-on les deux fois ?`,
  'deep-lookahead': (told) =>
    `Supposons que ${supposed(told.branches[0])}. Suivez-en patiemment les effets jusqu'à ce que quelque chose devienne impossible.`,
  trial: (told) =>
    `Plus rien n'est certain. Essayez ${thePlace(told.branches[0].cell)} et notez où vous en étiez.`,
};

function repair(told: ToldRepair): string {
  const where = capital(withClue(told.line));
  switch (told.kind) {
    case 'change':
      return `${where} : changer le ${nth(told.run)} nombre de ${told.from} en ${told.to}.`;
    case 'add':
      return `${where} : ajouter ${told.to} comme ${nth(told.run)} nombre.`;
    case 'drop':
      return `${where} : supprimer le ${nth(told.run)} nombre, ${told.from}.`;
    case 'split':
      return `${where} : couper le ${nth(told.run)} nombre : ${told.to} au lieu de ${told.from}.`;
    case 'join':
      return `${where} : réunir le ${nth(told.run)} et le ${nth(told.run + 1)} nombre : ${told.to} au lieu de ${told.from}.`;
    case 'swap-runs':
      return `${where} : échanger le ${nth(told.run)} et le ${nth(told.run + 1)} nombre : ${told.to} au lieu de ${told.from}.`;
    case 'swap-lines':
      return `Échanger ${theLine(told.line)} et ${theLine(told.other)}.`;
  }
}

const cases = (of: number) => counted(of, 'case', 'cases');
const names = (lines: readonly ToldLine[]) => lines.map((line) => `la ${name(line)}`);

const diagnosis: Language['diagnosis'] = {
  unique: 'Tout va bien : il y a exactement une solution.',
  undecided: "Indécis : la limite a été atteinte avant que l'on sache s'il y a une solution.",
  noSolution: 'Pas de solution.',
  totals: ({ color, rows, columns }) => {
    const least = (isAtLeast: boolean) => (isAtLeast ? 'au moins ' : '');
    const what = color === null ? value({ kind: 'filled' }, rows.sum) : feminine(color, rows.sum);
    return `Les lignes demandent ${least(rows.isAtLeast)}${cases(rows.sum)} ${what}, les colonnes ${least(columns.isAtLeast)}${columns.sum}.`;
  },
  suspects: (lines) => `Si un seul nombre est faux, il est dans ${or(names(lines))}.`,
  slips: (of, isComplete) => {
    if (of > 0) return `${of === 1 ? 'Une faute' : 'Une de ces fautes'} de frappe l'expliquerait :`;
    return isComplete
      ? "Aucune faute de frappe à elle seule ne l'explique."
      : "On n'a trouvé aucune faute de frappe qui l'explique à elle seule.";
  },
  leavesSeveral: 'Il reste alors plusieurs solutions.',
  needsMore: 'Raisonner ligne par ligne ne suffit alors pas.',
  moreSlips: (of) => `... et ${counted(of, 'autre', 'autres')}`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${capital(names(lines)[0])} est impossible à elle seule.`;
    const fewer = isMinimal ? '' : ', peut-être déjà une partie seulement';
    return `Ces ${lines.length} lignes et colonnes sont impossibles ensemble${fewer} : ${and(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'au moins '}${cases(of)} ${of === 1 ? 'diffère' : 'diffèrent'}`;
    return `Plusieurs solutions : ${differ}, ${places === 1 ? 'à un seul endroit' : `à ${places} endroits indépendants`}.`;
  },
  give: (of, quality) => {
    const told = of.map(({ cell, value: told_ }) => `${place(cell)} ${value(told_, 1)}`).join(' ; ');
    const end = quality === 'fewest' ? ' Moins ne suffirait pas.' : " Aucune n'est superflue.";
    return `Si l'on donne ${cases(of.length)} dès le départ, il reste une seule solution : ${told}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: "La limite a été atteinte avant que l'on sache quelles cases il faut donner.",
};

const grade: Language['grade'] = {
  classes: {
    trivial: 'très facile',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    'needs-lookahead': "demande d'anticiper",
    'needs-guessing': 'demande de deviner',
    'not-unique': 'plusieurs solutions',
    none: 'pas de solution',
    undecided: 'indécis',
  },
  graded: (words, number) => `${capital(words)}, ${number} sur 100.`,
  hardest: (title) => `La technique la plus difficile est « ${title} ».`,
  unsettled: (of) =>
    `Aucune technique ne détermine ${of === 1 ? 'la dernière case' : `les ${of} dernières cases`}.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'déduction', 'déductions')} en ${counted(rounds, 'tour', 'tours')}. Le plus étroit est le tour ${narrowest} : ` +
    `${counted(footholds, "point d'appui", "points d'appui")} de niveau ${cost}, avec ${unknown} % de cases encore inconnues.`,
  none: 'Pas de solution, donc pas de niveau.',
  undecided: (isTime) => `Indécis : ${isTime ? 'le temps était écoulé' : 'la limite était atteinte'} avant.`,
  usesTable: ['fois', 'technique'],
  table: ['note', 'classe', 'technique la plus difficile', 'déductions', 'nonogramme'],
};

export const fr: Language = {
  titles: {
    'full-line': 'Ligne pleine',
    'finished-line': 'Ligne terminée',
    'color-crossing': "Couleur absente de l'indice",
    overlap: 'Chevauchement',
    glue: 'Retenu par le bord',
    capping: 'Fermer un nombre complet',
    mercury: 'Écarté du bord',
    joining: 'Réunir',
    'color-edges': "À côté d'une couleur",
    'color-touching': 'Couleurs qui se touchent',
    'out-of-reach': 'Hors de portée',
    'largest-run': 'Le plus grand nombre',
    'gap-too-small': 'Intervalle trop petit',
    splitting: 'Séparer',
    forcing: "Pas d'autre place",
    'all-placements': 'Toutes les positions concordent',
    'edge-logic': 'Logique du bord',
    'shallow-lookahead': 'Anticipation',
    'two-way': 'Dans tous les cas',
    'deep-lookahead': 'Longue anticipation',
    trial: 'Essai',
  },
  sentences,
  nudges,
  short: (told) =>
    told.branches.length > 0
      ? capital(and(told.cells.map(({ cell, value: told_ }) => `${place(cell)} : ${shortValue(told_, 1)}`)))
      : `${capital(name(told.line))} : ${and(told.groups.map(({ spans, count, value: told_ }) => `${cells(spans).replace(/^la |^les /, '')} ${shortValue(told_, count)}`))}`,
  lookAtLines: (lines) => `Regardez ${and(lines.map(theLine))}.`,
  lookAtRuns: (line, of, areAll) =>
    `Regardez ${areAll ? 'tous les nombres' : and(of.map(run))} dans ${theLine(line)}.`,
  lookAtCell: (cell) => `Regardez ${thePlace(cell)}.`,
  why: {
    chain: (cell, told) => `${capital(thePlace(cell))} ${is(told, 1)} :`,
    known: (cell, told) => `${capital(thePlace(cell))} ${is(told, 1)} : c'est déjà dans votre grille.`,
    open: (cell) => `${capital(thePlace(cell))} diffère d'une solution à l'autre : rien n'en décide.`,
  },
  mistake: {
    somewhere: 'Quelque chose ne va pas : aucune solution ne correspond à cette grille.',
    inLine: (line) => `Il y a une erreur dans la ${name(line)}.`,
    count: (line, count) =>
      count === 1
        ? `Une case de la ${name(line)} est fausse.`
        : `${count} cases de la ${name(line)} sont fausses.`,
    cells: (wrong) => `Faux : ${wrong.map(place).join(' ; ')}.`,
  },
  solved: 'Le nonogramme est résolu.',
  several: "Ce qui reste diffère d'une solution à l'autre : on ne peut plus rien déduire.",
  noSolution: "Le nonogramme lui-même n'a pas de solution.",
  undecided: "La limite a été atteinte avant qu'une réponse soit trouvée.",
  breaks: (line) => `${capital(theLine(line))} est impossible.`,
  breaksBySearch: (lines) => `Seuls des essais le montrent : ces ${lines} lignes sont impossibles ensemble.`,
  repair,
  diagnosis,
  grade,
  solvedIn: (steps) => `Résolu en ${counted(steps, 'étape', 'étapes')}.`,
  askNext: (command) => `Pour en savoir plus : ${command}.`,
};

function shortValue(told: ToldValue, count: number): string {
  return told.kind === 'none-of'
    ? `pas ${or(told.colors.map((color) => feminine(color, count)))}`
    : value(told, count);
}
