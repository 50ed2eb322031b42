import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { InputDecoder, type InputEvent } from './input-decoder.js';

const ESC = '\u001b';

/** Events in short: `up`, `shift+up`, `far+up`, `press left 3,4`. */
function summaries(events: readonly InputEvent[]): string[] {
  return events.map((event) => {
    if (event.kind === 'mouse') return `${event.what} ${event.button} ${event.x},${event.y}`;
    return `${event.isShifted ? 'shift+' : ''}${event.isFar ? 'far+' : ''}${event.key}`;
  });
}

function decoded(...pieces: string[]): string[] {
  const decoder = new InputDecoder();
  return summaries(pieces.flatMap((piece) => decoder.push(piece)));
}

test('characters and control keys', () => {
  assert.deepEqual(decoded('x?C 1'), ['x', '?', 'C', ' ', '1']);
  assert.deepEqual(decoded('\r\t\u007f\u0003\u001a'), ['enter', 'tab', 'backspace', 'ctrl-c', 'ctrl-z']);
  assert.deepEqual(decoded('é😀'), ['é', '😀']);
});

test('keys that move, plain and with modifiers', () => {
  assert.deepEqual(decoded(`${ESC}[A${ESC}[B${ESC}[C${ESC}[D${ESC}[H${ESC}[F`), [
    'up',
    'down',
    'right',
    'left',
    'home',
    'end',
  ]);
  assert.deepEqual(decoded(`${ESC}OA${ESC}[5~${ESC}[6~${ESC}[3~${ESC}[Z`), [
    'up',
    'page-up',
    'page-down',
    'delete',
    'back-tab',
  ]);
  assert.deepEqual(decoded(`${ESC}[1;2C${ESC}[1;5A${ESC}[1;6D`), ['shift+right', 'far+up', 'shift+far+left']);
});

test('the mouse: buttons, drags, the wheel', () => {
  assert.deepEqual(decoded(`${ESC}[<0;10;5M${ESC}[<32;11;5M${ESC}[<0;11;5m`), [
    'press left 9,4',
    'drag left 10,4',
    'release left 10,4',
  ]);
  assert.deepEqual(decoded(`${ESC}[<2;1;1M${ESC}[<1;300;200M`), ['press right 0,0', 'press middle 299,199']);
  assert.deepEqual(decoded(`${ESC}[<64;1;1M${ESC}[<65;1;1M${ESC}[<68;1;1M${ESC}[<69;1;1M`), [
    'wheel-up none 0,0',
    'wheel-down none 0,0',
    'wheel-left none 0,0',
    'wheel-right none 0,0',
  ]);
});

test('Escape alone is a key only when nothing follows', () => {
  const decoder = new InputDecoder();
  assert.deepEqual(decoder.push(ESC), []);
  assert(decoder.isWaiting);
  assert.deepEqual(summaries(decoder.flush()), ['escape']);
  assert(!decoder.isWaiting);
  assert.deepEqual(decoded(`${ESC}${ESC}[A`), ['escape', 'up']);
  assert.deepEqual(decoded(`${ESC}x`), ['x']);
});

test('invalid terminal input is harmless', () => {
  assert.deepEqual(decoded(`${ESC}[99~${ESC}[?1;2c${ESC}[<a`, 'x'), ['x']);
  assert.deepEqual(decoded(`${ESC}[${'1;'.repeat(40)}`, 'u'), ['u']);
  const decoder = new InputDecoder();
  decoder.push(`${ESC}[<0;1`);
  assert.deepEqual(decoder.flush(), []);
  assert.deepEqual(decoded(`${ESC}[<0;0;1M`), []);
});

test('wherever the pieces are cut, the events are the same', () => {
  const part = fc.constantFrom(
    'x',
    ' ',
    'é',
    '\r',
    `${ESC}[A`,
    `${ESC}OB`,
    `${ESC}[1;2C`,
    `${ESC}[5~`,
    `${ESC}[<0;12;7M`,
    `${ESC}[<0;12;7m`,
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.array(fc.nat(60), { maxLength: 6 }), (parts, cuts) => {
      const whole = parts.join('');
      const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b), whole.length];
      const pieces = places.slice(1).map((to, i) => whole.slice(places[i], to));
      assert.deepEqual(decoded(...pieces), decoded(whole));
      assert.equal(decoded(whole).length, parts.length);
    }),
    { seed: 1 },
  );
});

test('any text is accepted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(ESC, '[', '<', '0', ';', 'M', 'A', '~', 'x') })),
      (pieces) => {
        const decoder = new InputDecoder();
        for (const piece of pieces) decoder.push(piece);
        decoder.flush();
        assert.deepEqual(summaries(decoder.push('q')), ['q']);
      },
    ),
    { seed: 2 },
  );
});
