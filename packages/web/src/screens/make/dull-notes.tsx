// What may be dull about a puzzle, and what its maker can do about it.
import type { DullCode } from '@crosshatch/core/make';
import { Icon } from '../../components/icon.js';
import { makeWords } from '../../strings/words.js';

interface Props {
  readonly codes: readonly DullCode[];
  /** Whose advice fits: the sliders of a photo, or a pencil. */
  readonly kind: 'photo' | 'drawing';
}

export function DullNotes({ codes, kind }: Props) {
  if (codes.length === 0) return null;
  return (
    <ul class="dull">
      {codes.map((code) => (
        <li key={code}>
          <Icon name="warning" />
          <span>
            {makeWords.dull[code]} {makeWords.dullAdvice[kind][code]}
          </span>
        </li>
      ))}
    </ul>
  );
}
