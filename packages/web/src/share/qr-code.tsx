// A QR code, dark on white in every theme, because cameras expect it so. Its encoder is loaded when one
// is first shown.
import { useEffect, useState } from 'preact/hooks';
import { shareWords as words } from '../strings/words.js';
import { qrPath } from './qr-path.js';

/** Beyond this the modules get too small for the camera of a phone. */
const LONGEST = 900;
const LONGEST_DENSE = 1460;

/** The empty margin that a reader needs. */
const MARGIN = 4;

interface Props {
  readonly text: string;
  readonly label?: string;
  /** Of as many modules as a screen shows well, with less repetition: for a text that has several codes anyway. */
  readonly isDense?: boolean;
}

export function QrCode({ text, label = words.qr, isDense = false }: Props) {
  const longest = isDense ? LONGEST_DENSE : LONGEST;
  const [code, setCode] = useState<{ size: number; path: string } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    if (text.length <= longest) {
      import('uqr').then(({ encode }) => {
        const { data, size } = encode(text, { ecc: isDense ? 'L' : 'M', border: 0 });
        if (isCurrent) setCode({ size, path: qrPath(data) });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (text.length > longest) return <p class="soft">{words.qrTooLong}</p>;
  const size = (code?.size ?? 33) + 2 * MARGIN;
  return (
    <svg
      class={isDense ? 'qr qr-dense' : 'qr'}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#ffffff" />
      <path d={code?.path ?? ''} fill="#000000" shape-rendering="crispEdges" />
    </svg>
  );
}
