// A QR code, dark on white in every theme, because cameras expect it so. Its encoder is loaded when one
// is first shown.
import { useEffect, useState } from 'preact/hooks';
import { shareWords as words } from '../strings/words.js';
import { qrPath } from './qr-path.js';

/** Beyond this the modules get too small for the camera of a phone. */
const LONGEST = 900;

/** The empty margin that a reader needs. */
const MARGIN = 4;

export function QrCode({ text }: { text: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    if (text.length <= LONGEST) {
      import('uqr').then(({ encode }) => {
        const { data, size } = encode(text, { ecc: 'M', border: 0 });
        if (isCurrent) setCode({ size, path: qrPath(data) });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (text.length > LONGEST) return <p class="soft">{words.qrTooLong}</p>;
  const size = (code?.size ?? 33) + 2 * MARGIN;
  return (
    <svg class="qr" viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`} role="img" aria-label={words.qr}>
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#ffffff" />
      <path d={code?.path ?? ''} fill="#000000" shape-rendering="crispEdges" />
    </svg>
  );
}
