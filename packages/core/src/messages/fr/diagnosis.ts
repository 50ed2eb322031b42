// Français : ce qui ne va pas dans un nonogramme, et ce qui le corrigerait.
import type { DiagnosisTexts } from '../language.js';
import { capital } from '../text.js';
import type { RepairText } from '../texts.js';
import { cannot } from './lookahead.js';
import { and, cases, counted, name, names, nth, place, theLine, value, withClue } from './words.js';

function repairSentence(repair: RepairText): string {
  if (repair.kind === 'insert-line') {
    return `Il manque une ${repair.isRow ? 'ligne' : 'colonne'} : insérer ${repair.to} comme ${name(repair)}.`;
  }
  const where = capital(withClue(repair.line));
  switch (repair.kind) {
    case 'change':
      return `${where} : changer le ${nth(repair.run)} nombre de ${repair.from} en ${repair.to}.`;
    case 'add':
      return `${where} : ajouter ${repair.to} comme ${nth(repair.run)} nombre.`;
    case 'drop':
      return `${where} : supprimer le ${nth(repair.run)} nombre, ${repair.from}.`;
    case 'split':
      return `${where} : couper le ${nth(repair.run)} nombre : ${repair.to} au lieu de ${repair.from}.`;
    case 'join':
      return `${where} : réunir le ${nth(repair.run)} et le ${nth(repair.run + 1)} nombre : ${repair.to} au lieu de ${repair.from}.`;
    case 'swap-runs':
      return `${where} : échanger le ${nth(repair.run)} et le ${nth(repair.run + 1)} nombre : ${repair.to} au lieu de ${repair.from}.`;
    case 'reverse':
      return `${where} : à inverser : ${repair.to}.`;
    case 'recolor':
      return `${where} : changer les couleurs : ${repair.to}.`;
    case 'rewrite':
      return `${where} devrait être ${repair.to}.`;
    case 'two-lines':
      return `${where} devrait être ${repair.to}, et la ${withClue(repair.other)} devrait être ${repair.otherTo}.`;
    case 'drop-line':
      return `${where} : à supprimer, elle répète la précédente.`;
    case 'swap-lines':
      return `Échanger ${theLine(repair.line)} et ${theLine(repair.other)}.`;
  }
}

export const diagnosis: DiagnosisTexts = {
  unique: 'Tout va bien : il y a exactement une solution.',
  undecided: "Indécis : la limite a été atteinte avant que l'on sache s'il y a une solution.",
  noSolution: 'Pas de solution.',
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
    return `Ces ${lines.length} indices se contredisent${fewer} : ${and(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'au moins '}${cases(of)} ${of === 1 ? 'diffère' : 'diffèrent'}`;
    return `Plusieurs solutions : ${differ}, ${places === 1 ? 'à un seul endroit' : `à ${places} endroits indépendants`}.`;
  },
  give: (of, quality) => {
    const given = of.map(({ cell, value: state }) => `${place(cell)} ${value(state, 1)}`).join(' ; ');
    const end = quality === 'fewest' ? ' Moins ne suffirait pas.' : " Aucune n'est superflue.";
    return `Si l'on donne ${cases(of.length)} dès le départ, il reste une seule solution : ${given}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: "La limite a été atteinte avant que l'on sache quelles cases il faut donner.",
  breaks: (line, why) => `${capital(cannot(line, why))}.`,
  breaksBySearch: (lines) => `Seuls des essais le montrent : ces ${lines} lignes sont impossibles ensemble.`,
  repair: repairSentence,
};
