// Español: qué está mal en un nonograma, y qué lo arreglaría.
import type { DiagnosisTexts } from '../language.js';
import { capital } from '../text.js';
import type { RepairText } from '../texts.js';
import { cannot } from './lookahead.js';
import { and, casillas, name, names, nth, place, theLine, value, withClue } from './words.js';

function repairSentence(repair: RepairText): string {
  if (repair.kind === 'insert-line') {
    return `Falta una ${repair.isRow ? 'fila' : 'columna'}: insertar ${repair.to} como ${name(repair)}.`;
  }
  const where = capital(withClue(repair.line));
  switch (repair.kind) {
    case 'change':
      return `${where}: cambiar el ${nth(repair.run)} número de ${repair.from} a ${repair.to}.`;
    case 'add':
      return `${where}: añadir ${repair.to} como ${nth(repair.run)} número.`;
    case 'drop':
      return `${where}: quitar el ${nth(repair.run)} número, ${repair.from}.`;
    case 'split':
      return `${where}: partir el ${nth(repair.run)} número: ${repair.to} en vez de ${repair.from}.`;
    case 'join':
      return `${where}: juntar el ${nth(repair.run)} y el ${nth(repair.run + 1)} número: ${repair.to} en vez de ${repair.from}.`;
    case 'swap-runs':
      return `${where}: intercambiar el ${nth(repair.run)} y el ${nth(repair.run + 1)} número: ${repair.to} en vez de ${repair.from}.`;
    case 'reverse':
      return `${where}: invertirla: ${repair.to}.`;
    case 'recolor':
      return `${where}: cambiar los colores: ${repair.to}.`;
    case 'rewrite':
      return `${where} debería ser ${repair.to}.`;
    case 'two-lines':
      return `${where} debería ser ${repair.to}, y la ${withClue(repair.other)} debería ser ${repair.otherTo}.`;
    case 'drop-line':
      return `${where}: quitarla, repite la anterior.`;
    case 'swap-lines':
      return `Intercambiar ${theLine(repair.line)} y ${theLine(repair.other)}.`;
  }
}

export const diagnosis: DiagnosisTexts = {
  unique: 'Todo está bien: hay exactamente una solución.',
  undecided: 'Sin decidir: se llegó al límite antes de saber si hay solución.',
  noSolution: 'No hay solución.',
  slips: (of, isComplete) => {
    if (of > 0) return `Una ${of === 1 ? 'errata' : 'de estas erratas'} lo explicaría:`;
    return isComplete
      ? 'Ninguna errata lo explica por sí sola.'
      : 'No se encontró ninguna errata que lo explique por sí sola.';
  },
  leavesSeveral: 'Así quedan varias soluciones.',
  needsMore: 'Así no basta con razonar línea a línea.',
  moreSlips: (of) => `... y ${of} más`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${capital(names(lines)[0])} no se puede completar por sí sola.`;
    const fewer = isMinimal ? '' : ', quizá ya solo una parte';
    return `Estas ${lines.length} pistas se contradicen${fewer}: ${and(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'al menos '}${casillas(of)} ${of === 1 ? 'cambia' : 'cambian'}`;
    return `Varias soluciones: ${differ}, en ${places === 1 ? 'un solo lugar' : `${places} lugares independientes`}.`;
  },
  give: (of, quality) => {
    const given = of.map(({ cell, value: state }) => `${place(cell)} ${value(state, 1)}`).join('; ');
    const end = quality === 'fewest' ? ' Con menos no basta.' : ' No sobra ninguna.';
    return `Si se ${of.length === 1 ? 'da' : 'dan'} ${casillas(of.length)} desde el principio, queda una sola solución: ${given}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: 'Se llegó al límite antes de saber qué casillas hay que dar.',
  breaks: (line, why) => `${capital(cannot(line, why))}.`,
  breaksBySearch: (lines) =>
    `Solo se ve probándolo todo: estas ${lines} líneas no se pueden completar juntas.`,
  repair: repairSentence,
};
