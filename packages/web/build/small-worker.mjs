// What a player has to load before the first hint is the library in its worker: this makes it smaller.
import { readFileSync } from 'node:fs';

const OTHER_LANGUAGE = /\/explain\/words\/(?!en\b)([a-z]{2})\.js$/;
const ENGINE = /\/solve\/wasm\/bytes\.js$/;

/** The page speaks English: the sentences in other languages are left out, each stands for English here. */
function oneLanguage() {
  return {
    name: 'one-language',
    load(id) {
      const [, language] = OTHER_LANGUAGE.exec(id) ?? [];
      return language === undefined ? null : `export { en as ${language} } from './en.js';`;
    },
  };
}

/** Compressed, the engine in hexadecimal takes a sixth less than in base 64: its bytes stay apart. */
function engineInHex() {
  return {
    name: 'engine-in-hex',
    load(id) {
      if (!ENGINE.test(id)) return null;
      const [, base64] = /ENGINE_BASE64 = '([^']+)'/.exec(readFileSync(id, 'utf8')) ?? [];
      if (base64 === undefined) throw new Error(`${id} has no engine in it.`);
      const hex = Buffer.from(base64, 'base64').toString('hex');
      return [
        'const byte = (digits) => String.fromCharCode(Number.parseInt(digits, 16));',
        `export const ENGINE_BASE64 = btoa('${hex}'.replace(/../g, byte));`,
      ].join('\n');
    },
  };
}

export const smallWorker = () => [oneLanguage(), engineInHex()];
