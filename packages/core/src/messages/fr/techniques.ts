// Français : les raisonnements. Une phrase nomme la ligne avec son indice, la raison, et ce qu'il faut faire :
// « Ligne 7 (4 2) : le 4 ne tient que dans les cases 3-8 : remplir les cases 5-6. »
import { composed, type LineTexts } from '../compose.js';
import type { TechniqueTexts } from '../language.js';
import {
  actionsFirst,
  isAboutGap,
  isOneCell,
  joinedLength,
  reaches,
  settledCount,
  settledSpans,
  wallOf,
} from '../phrases.js';
import { capital } from '../text.js';
import type { DeductionText, GroupText, ValueText } from '../texts.js';
import { lookahead } from './lookahead.js';
import {
  and,
  cases,
  cells,
  feminine,
  is,
  masculine,
  name,
  noun,
  or,
  place,
  run,
  value,
  withClue,
} from './words.js';

const lead = (step: DeductionText) => capital(withClue(step.line));
const runs = (step: DeductionText) => and(step.runs.map(run));
const anyRun = (step: DeductionText) => or(step.runs.map(run));
const settled = (step: DeductionText) => cells(settledSpans(step));
const about = (step: DeductionText) => cells(step.about);
const block = (step: DeductionText) =>
  `le bloc ${isOneCell(step.about) ? 'à' : 'aux'} ${about(step).replace(/^les /, '')}`;
const side = (step: DeductionText) => (step.line.isRow ? 'la ligne' : 'la colonne');

/** `le 4 ne tient que dans les cases 3-8` */
function room(step: DeductionText): string {
  if (step.rooms.length !== step.runs.length) return `il y a peu de place pour ${runs(step)}`;
  return and(step.runs.map((one, i) => `${run(one)} ne tient que dans ${cells([step.rooms[i]])}`));
}

/** `remplir les cases 5-6`, `laisser la case 8 vide` */
function todo({ spans, count, value: state }: GroupText): string {
  if (state.kind === 'filled') return `remplir ${cells(spans)}`;
  if (state.kind === 'blank') return `laisser ${cells(spans)} ${value(state, count)}`;
  return `${cells(spans)} ${is(state, count)}`;
}

/** Jusqu'où vont les nombres : `finit au plus tard à la case 7` */
const bounds = (step: DeductionText) =>
  reaches(step).map(({ ends, cell }) =>
    ends ? `finit au plus tard à la case ${cell}` : `commence au plus tôt à la case ${cell}`,
  );

const clauses: LineTexts = {
  'full-line': (step) => {
    if (step.line.runs === 0) return 'aucun nombre';
    if (step.line.runs === 1) return `${runs(step)} remplit toute ${side(step)}`;
    return `${step.sum.join('+')} = ${step.line.size}, toute ${side(step)}`;
  },
  'all-needed': (step) => {
    const count = settledCount(step);
    const colors = step.isMono ? '' : ` ${and(step.aboutColors.map((color) => feminine(color, count)))}`;
    return `il manque encore ${cases(count)}${colors} et il en reste ${count}`;
  },
  'finished-line': (step) => {
    if (step.runs.length === 1) return `${runs(step)} est complet`;
    const colors = step.isMono ? '' : ` ${and(step.aboutColors.map((color) => masculine(color, 2)))}`;
    return `tous les nombres${colors} sont complets`;
  },
  'color-crossing': (step) =>
    `l'indice ne contient ${step.missing.length === 1 ? `pas ${noun(step.missing[0], 'de')}` : `ni ${step.missing.map((color) => masculine(color, 1)).join(' ni ')}`}`,
  overlap: room,
  glue: (step) => {
    const { isFirst, touches, reach } = wallOf(step);
    if (touches) {
      const verb = isOneCell(step.about) ? 'est' : 'sont';
      return `${about(step)} ${verb} au bord, donc ${runs(step)} y ${isFirst ? 'commence' : 'finit'}`;
    }
    const far = isFirst ? `va au moins jusqu'à la case ${reach}` : `commence au plus tard à la case ${reach}`;
    return `${runs(step)} couvre ${about(step)} et ${far}`;
  },
  capping: (step) =>
    step.runs.length === 1
      ? `avec ${about(step)}, ${runs(step)} est complet`
      : `${block(step)} est complet, quel que soit le ${step.runs[0].length}`,
  mercury: (step) => `${runs(step)} couvre ${about(step)} et ${bounds(step)[0]}`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return clauses['gap-too-small'](step);
    if (step.rooms.length === 0) return `aucun nombre n'atteint ${cells(settledSpans(step))}`;
    if (step.about.length > 0) return `${runs(step)} couvre ${about(step)} et ${bounds(step)[0]}`;
    return and(bounds(step).map((bound, i) => `${run(step.runs[i])} ${bound}`));
  },
  joining: (step) => `${about(step)} appartiennent au même nombre, ${runs(step)}`,
  'color-edges': (step) =>
    `à côté ${block(step).replace(/^le /, 'du ')} vient la même couleur, une case vide ou le nombre voisin`,
  'color-touching': (step) => {
    const where = `là où ${and(step.aboutColors.map((color) => noun(color, 'le')))} se touchent,`;
    return step.runs.length === 2
      ? `${where} ${run(step.runs[0])} finit et ${run(step.runs[1])} commence`
      : `${where} un nombre finit et le suivant commence, quels qu'ils soient`;
  },
  'largest-run': (step) =>
    `seul ${runs(step)} est assez long pour ${about(step)}, et il ne tient que dans ${cells(step.rooms)}`,
  'gap-too-small': (step) => {
    const what = step.runs.length === 0 || step.runs.length > 2 ? 'tout nombre possible' : anyRun(step);
    return `l'intervalle ${about(step).replace(/^la |^les /, '')} est trop petit pour ${what}`;
  },
  splitting: (step) =>
    `avec ${settled(step)}, le bloc aurait ${joinedLength(step)} cases, trop pour tout nombre possible`,
  forcing: (step) =>
    step.about.length === 0 ? room(step) : `que ${block(step)} soit ${anyRun(step)}, il grandit`,
  'all-placements': (step) =>
    step.placements.length === 0
      ? 'toutes les façons de placer les nombres concordent'
      : `les nombres ne tiennent que comme ${or(step.placements)}`,
};

const questions: LineTexts = {
  'full-line': (step) =>
    step.line.runs === 0
      ? 'que signifie un indice sans nombre ?'
      : step.line.runs === 1
        ? `combien de place reste-t-il à côté ${runs(step).replace(/^le /, 'du ')} ?`
        : `combien font ${step.sum.join('+')} ?`,
  'all-needed': (step) =>
    `combien de cases${step.isMono ? '' : ` ${and(step.aboutColors.map((color) => feminine(color, 2)))}`} manquent encore, et combien en reste-t-il ?`,
  'finished-line': (step) =>
    `${step.runs.length === 1 ? `${runs(step)} est-il déjà complet` : 'tous les nombres sont-ils complets'} ?`,
  'color-crossing': () => "quelles couleurs l'indice ne contient-il pas ?",
  overlap: (step) =>
    `poussez ${runs(step)} d'un côté, puis de l'autre. Quelles cases sont couvertes les deux fois ?`,
  glue: (step) => `quel nombre couvre ${about(step)}, et jusqu'où va-t-il ?`,
  capping: (step) => `${block(step)} peut-il encore grandir ?`,
  mercury: (step) => `${runs(step)} couvre ${about(step)}. Jusqu'où va-t-il vers le bord ?`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return questions['gap-too-small'](step);
    if (step.about.length > 0) return `${runs(step)} couvre ${about(step)}. Jusqu'où va-t-il ?`;
    return `jusqu'où va ${step.runs.length === 0 ? 'chaque nombre' : anyRun(step)} ?`;
  },
  joining: (step) => `${about(step)} peuvent-elles appartenir à des nombres différents ?`,
  'color-edges': (step) =>
    `quelles couleurs peuvent se trouver à côté ${block(step).replace(/^le /, 'du ')} ?`,
  'color-touching': (step) =>
    `quels nombres se rencontrent dans ${about(step)}, et quelle est leur longueur ?`,
  'largest-run': (step) => `quel nombre est assez long pour ${block(step)}, et quelle place a-t-il ?`,
  'gap-too-small': (step) => `que peut contenir l'intervalle ${about(step).replace(/^la |^les /, '')} ?`,
  splitting: (step) =>
    step.about.length === 1
      ? `et si ${block(step)} grandissait d'une case ?`
      : `et si les blocs ${about(step).replace(/^les /, 'des ')} se rejoignaient ?`,
  forcing: (step) =>
    step.about.length === 0
      ? `où ${runs(step)} peut-il encore aller ?`
      : `à quels nombres ${block(step)} peut-il appartenir, et que couvrent-ils tous ?`,
  'all-placements': (step) =>
    `essayez les façons de placer ${step.runs.length > 3 ? 'les nombres' : runs(step)}. Qu'ont-elles en commun ?`,
};

function shortValue(state: ValueText, count: number): string {
  return state.kind === 'none-of'
    ? `pas ${or(state.colors.map((color) => feminine(color, count)))}`
    : value(state, count);
}

const titles: TechniqueTexts['titles'] = {
  'full-line': 'Ligne pleine',
  'all-needed': 'Toutes sont nécessaires',
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

/** `aucune case n'est verte`, quand il s'agit de couleurs absentes de l'indice. */
function conclusion(step: DeductionText): string {
  const isMissing = step.missing.length > 0 && step.runs.length === 0 && step.about.length === 0;
  return isMissing && step.groups.every(({ value: state }) => state.kind === 'none-of')
    ? `aucune case n'est ${step.missing.map((color) => feminine(color, 1)).join(' ni ')}`
    : actionsFirst(step.groups, isAction, (groups) => and(groups.map(todo)), ' ; ');
}

const isAction = ({ value: { kind } }: GroupText) => kind === 'filled' || kind === 'blank';

export const techniques: TechniqueTexts = composed({
  titles,
  colon: ' : ',
  lead,
  clauses,
  questions,
  conclusion,
  lookahead,
  short: (step) =>
    step.branches.length > 0
      ? capital(and(step.cells.map(({ cell, value: state }) => `${place(cell)} : ${shortValue(state, 1)}`)))
      : `${capital(name(step.line))} : ${and(step.groups.map(({ spans, count, value: state }) => `${cells(spans).replace(/^la |^les /, '')} ${shortValue(state, count)}`))}`,
});
