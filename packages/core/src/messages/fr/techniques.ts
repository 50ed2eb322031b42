// Français : les raisonnements. `lead` est la ligne avec son indice, « Ligne 7 (4 2) ».
import type { TechniqueTexts } from '../language.js';
import { isOneCell, settledSpans } from '../phrases.js';
import { capital } from '../text.js';
import type { BranchText, DeductionText, GroupText, ValueText } from '../texts.js';
import {
  and,
  cells,
  feminine,
  is,
  masculine,
  name,
  noun,
  or,
  place,
  run,
  theLine,
  thePlace,
  value,
  withClue,
} from './words.js';

const lead = (step: DeductionText) => capital(withClue(step.line));

function groups(of: readonly GroupText[]): string {
  return and(of.map(({ spans, count, value: state }) => `${cells(spans)} ${is(state, count)}`));
}

const runs = (step: DeductionText) => and(step.runs.map(run));
const settled = (step: DeductionText) => cells(settledSpans(step));
const about = (step: DeductionText) => cells(step.about);
const so = (step: DeductionText) => `donc ${groups(step.groups)}`;

function follow(branch: BranchText): string {
  const parts = branch.links.map(({ breaks, line, groups: of }) =>
    breaks ? `${theLine(line)} devient impossible` : `dans ${theLine(line)}, ${groups(of)}`,
  );
  return `Alors ${parts.join(' ; puis ')}.`;
}

function settledPlaces(step: DeductionText): string {
  return and(step.cells.map(({ cell, value: state }) => `${thePlace(cell)} ${is(state, 1)}`));
}

const supposed = ({ cell, value: state }: BranchText) => `${thePlace(cell)} soit ${value(state, 1)}`;

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Supposons que ${supposed(branch)}. ${follow(branch)} L'hypothèse est fausse, donc ${settledPlaces(step)}.`;
}

function bothWays(step: DeductionText): string {
  const choices = or(step.branches.map((branch) => value(branch.value, 1)));
  const ways = step.branches.map(
    (branch) => `Si elle est ${value(branch.value, 1)}, ${follow(branch).replace(/^A/, 'a')}`,
  );
  return `${capital(thePlace(step.branches[0].cell))} est ${choices}. ${ways.join(' ')} Dans tous les cas, ${settledPlaces(step)}.`;
}

const sentences: TechniqueTexts['sentences'] = {
  'full-line': (step) => {
    if (step.line.runs === 0)
      return `${lead(step)} : il n'y a rien à placer, donc toutes les cases sont vides.`;
    const what = step.line.runs === 1 ? `${runs(step)} occupe` : 'les nombres et leurs espaces occupent';
    return `${lead(step)} : ${what} toute la ${step.line.isRow ? 'ligne' : 'colonne'}, ${so(step)}.`;
  },
  'finished-line': (step) => {
    const [{ value: state }] = step.groups;
    if (state.kind === 'filled' || state.kind === 'color') {
      return `${lead(step)} : l'indice a besoin de chaque case qui peut encore être ${value(state, 1)}, ${so(step)}.`;
    }
    if (step.runs.length === 1) return `${lead(step)} : ${runs(step)} est complet, ${so(step)}.`;
    const all = step.isMono
      ? 'tous les nombres'
      : `tous les nombres ${and(step.aboutColors.map((color) => masculine(color, 2)))}`;
    return `${lead(step)} : ${all} sont complets, ${so(step)}.`;
  },
  'color-crossing': (step) => {
    const none =
      step.missing.length === 1
        ? `pas ${noun(step.missing[0], 'de')}`
        : `ni ${step.missing.map((color) => masculine(color, 1)).join(' ni ')}`;
    const cell = step.missing.map((color) => feminine(color, 1)).join(' ni ');
    return `${lead(step)} : l'indice ne contient ${none}, donc aucune case n'est ${cell}.`;
  },
  overlap: (step) =>
    `${lead(step)} : où que ${step.runs.length === 1 ? 'soit' : 'soient'} ${runs(step)}, ${groups(step.groups)}.`,
  glue: (step) =>
    `${lead(step)} : ${about(step)} ${isOneCell(step.about) ? 'est' : 'sont'} si près du bord que ${runs(step)} doit ` +
    `${isOneCell(step.about) ? 'la' : 'les'} couvrir ; il s'étend donc aussi sur ${settled(step)}.`,
  capping: (step) =>
    step.runs.length === 1
      ? `${lead(step)} : avec ${about(step)}, ${runs(step)} est complet, ${so(step)}.`
      : `${lead(step)} : aucun nombre qui puisse couvrir ${about(step)} ne dépasse ${step.runs[0].length}, ${so(step)}.`,
  mercury: (step) =>
    `${lead(step)} : ${runs(step)} doit couvrir ${about(step)} et ne va pas de là jusqu'au bord, ${so(step)}.`,
  'out-of-reach': (step) => {
    if (step.runs.length === 2) {
      const [left, right] = step.runs.map(run);
      return `${lead(step)} : ${left} ne va pas si loin et ${right} ne revient pas jusque-là, ${so(step)}.`;
    }
    const who = step.runs.length === 1 ? `${runs(step)} ne va` : 'aucun nombre ne va';
    return `${lead(step)} : ${who}${step.runs.length === 1 ? ' pas' : ''} jusque-là, ${so(step)}.`;
  },
  joining: (step) =>
    `${lead(step)} : ${about(step)} ne peuvent former qu'un seul nombre, ${runs(step)}, ${so(step)}.`,
  'color-edges': (step) =>
    `${lead(step)} : à côté ${noun(step.aboutColors[0], 'du')}, le nombre continue, ou bien vient une case vide ou le nombre voisin de l'indice, ${so(step)}.`,
  'color-touching': (step) => {
    const where = `${lead(step)} : là où ${and(step.aboutColors.map((color) => noun(color, 'le')))} se touchent,`;
    return step.runs.length === 2
      ? `${where} ${run(step.runs[0])} finit et ${run(step.runs[1])} commence, ${so(step)}.`
      : `${where} un nombre finit et le suivant commence ; quels qu'ils soient, ${groups(step.groups)}.`;
  },
  'largest-run': (step) =>
    `${lead(step)} : seul ${runs(step)} est assez long pour ${about(step)}, et ici il doit aussi couvrir ${settled(step)}.`,
  'gap-too-small': (step) =>
    `${lead(step)} : aucun nombre possible à cet endroit ne tient dans cet intervalle, ${so(step)}.`,
  splitting: (step) =>
    `${lead(step)} : si ${settled(step)} était ${step.isMono ? 'remplie' : or(step.aboutColors.map((color) => feminine(color, 1)))}, le bloc y serait trop long, ${so(step)}.`,
  forcing: (step) =>
    step.about.length === 0
      ? `${lead(step)} : ce que l'on sait laisse si peu de place que ${runs(step)} couvre forcément ${settled(step)}.`
      : `${lead(step)} : que ce soit ${or(step.runs.map(run))} qui couvre ${about(step)}, le bloc grandit de toute façon, ${so(step)}.`,
  'all-placements': (step) =>
    `${lead(step)} : de quelque façon que l'on place les nombres, ${groups(step.groups)}.`,
  'edge-logic': (step) => `Au bord : ${refutation(step).replace(/^S/, 's')}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (step) => {
    const wrong = or(step.branches.map((branch) => value(branch.value, 1)));
    return (
      "Plus aucun raisonnement n'avance : il faut essayer. " +
      `Si ${thePlace(step.branches[0].cell)} était ${wrong}, tous les chemins mèneraient à une contradiction. Donc ${settledPlaces(step)}.`
    );
  },
};

const nudges: TechniqueTexts['nudges'] = {
  'full-line': () => "Additionnez l'indice : combien de place reste-t-il ?",
  'finished-line': () => "Comparez ce que l'indice demande et ce qui est déjà là.",
  'color-crossing': () => "Quelles couleurs l'indice ne contient-il pas ?",
  overlap: (step) =>
    `Poussez tous les nombres contre un bord, puis contre l'autre. Quelles cases ${runs(step)} ${step.runs.length === 1 ? 'couvre-t-il' : 'couvrent-ils'} les deux fois ?`,
  glue: (step) =>
    `À quelle distance du bord ${isOneCell(step.about) ? 'se trouve' : 'se trouvent'} ${about(step)}, et jusqu'où va le nombre ?`,
  capping: (step) => `Le bloc de la case ${step.about[0].from} peut-il encore grandir ?`,
  mercury: (step) => `Quel nombre couvre ${about(step)}, et jusqu'où revient-il ?`,
  'out-of-reach': (step) =>
    `Jusqu'où va ${step.runs.length === 0 ? 'chaque nombre' : or(step.runs.map(run))} ?`,
  joining: (step) => `${capital(about(step))} peuvent-elles appartenir à des nombres différents ?`,
  'color-edges': (step) => `Quelles couleurs peuvent se trouver à côté ${noun(step.aboutColors[0], 'du')} ?`,
  'color-touching': () =>
    "Deux couleurs se touchent. Quels nombres s'y rencontrent, et quelle est leur longueur ?",
  'largest-run': () => 'Quel nombre est assez long pour ce bloc, et quelle place a-t-il à cet endroit ?',
  'gap-too-small': (step) =>
    `Qu'est-ce qui tiendrait dans l'intervalle à partir de la case ${step.about[0].from} ?`,
  splitting: (step) =>
    `Que se passerait-il si ${step.about.length === 1 ? "le bloc grandissait d'une case" : 'les deux blocs se rejoignaient'} ?`,
  forcing: (step) =>
    step.about.length === 0
      ? `Où ${runs(step)} peut-il encore aller, avec tout ce que l'on sait ?`
      : 'À quels nombres ce bloc peut-il appartenir, et que couvrent-ils tous ?',
  'all-placements': () => "Passez en revue toutes les façons de placer les nombres. Qu'ont-elles en commun ?",
  'edge-logic': (step) =>
    `Au bord : supposons que ${supposed(step.branches[0])}. Que devient la ligne d'à côté ?`,
  'shallow-lookahead': (step) =>
    `Supposons que ${supposed(step.branches[0])}. Suivez-en les effets sur quelques lignes.`,
  'two-way': (step) =>
    `Essayez les deux possibilités pour ${thePlace(step.branches[0].cell)}. Qu'obtient-on les deux fois ?`,
  'deep-lookahead': (step) =>
    `Supposons que ${supposed(step.branches[0])}. Suivez-en patiemment les effets jusqu'à ce que quelque chose devienne impossible.`,
  trial: (step) =>
    `Plus rien n'est certain. Essayez ${thePlace(step.branches[0].cell)} et notez où vous en étiez.`,
};

function shortValue(state: ValueText, count: number): string {
  return state.kind === 'none-of'
    ? `pas ${or(state.colors.map((color) => feminine(color, count)))}`
    : value(state, count);
}

const titles: TechniqueTexts['titles'] = {
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
};

export const techniques: TechniqueTexts = {
  titles,
  sentences,
  nudges,
  short: (step) =>
    step.branches.length > 0
      ? capital(and(step.cells.map(({ cell, value: state }) => `${place(cell)} : ${shortValue(state, 1)}`)))
      : `${capital(name(step.line))} : ${and(step.groups.map(({ spans, count, value: state }) => `${cells(spans).replace(/^la |^les /, '')} ${shortValue(state, count)}`))}`,
};
