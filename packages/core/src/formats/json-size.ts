// The size that a JSON object states beside its clues: `"height": 5`, `"size": "10x15"`. Programs that read these
// formats ignore it, but a row that was deleted is noticed by nothing else.
import { sizeOf } from './general/names.js';
import { type StatedSize, sideOfText, sidesOfText, sizeFault } from './general/stated-size.js';
import type { DraftClue } from './reading/draft.js';
import type { JsonObject } from './reading/json-clues.js';
import type { JsonNode } from './reading/json-reader.js';
import type { Reading } from './reading/reading.js';

/** Reports a stated size that the clues do not have. False if it does. */
export function agreesWithSize(
  reading: Reading,
  object: JsonObject,
  rows: readonly DraftClue[],
  columns: readonly DraftClue[],
): boolean {
  for (const { key, value } of object.members) {
    const part = sizeOf(key);
    if (part === undefined) continue;
    const fault = sizeFault({ rows, columns, size: sizeIn(part, value) });
    if (fault === undefined) continue;
    reading.fault('size-mismatch', value, fault, 'add the clues that are missing, or correct the size');
    return false;
  }
  return true;
}

function sizeIn(part: 'width' | 'height' | 'size', value: JsonNode): StatedSize {
  if (value.kind === 'number') {
    return part === 'size' ? { sides: [value.value, value.value] } : { [part]: value.value };
  }
  if (value.kind === 'string') {
    return part === 'size' ? sidesOfText(value.value) : sideOfText(part, value.value);
  }
  if (part !== 'size') return {};
  if (value.kind === 'array') {
    const [a, b] = value.items;
    const isPair = value.items.length === 2 && a.kind === 'number' && b.kind === 'number';
    return isPair ? { sides: [a.value, b.value] } : {};
  }
  if (value.kind !== 'object') return {};
  const size: StatedSize = {};
  for (const member of value.members) {
    const side = sizeOf(member.key);
    if (side === 'width' || side === 'height') Object.assign(size, sizeIn(side, member.value));
  }
  return size;
}
