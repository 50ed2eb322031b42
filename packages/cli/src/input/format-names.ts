// Looks up formats by id or by an extension that belongs to one of them (`json`, `.xml`).
import { FORMATS, type Format, formatById, formatsOfName } from '@crosshatch/core/formats';
import { UsageError } from '../options/definition.js';
import { nearestWord } from '../options/suggest.js';

const ABLE = {
  read: { can: (format: Format) => format.parse !== undefined, not: 'can only be written, not read' },
  write: { can: (format: Format) => format.write !== undefined, not: 'can only be read, not written' },
  list: { can: () => true, not: '' },
};

/** The readable or writable format of this name. Throws a UsageError with a suggestion. */
export function formatNamed(name: string, need: keyof typeof ABLE): Format {
  const { can, not } = ABLE[need];
  const exact = formatById(name.toLowerCase());
  const named = exact === undefined ? formatsOfName(`x.${name.replace(/^\./, '')}`) : [exact];
  const format = named.find(can);
  if (format !== undefined) return format;
  if (named.length > 0) throw formatError(`${named[0].id} ${not}`);
  const near = nearestWord(
    name,
    FORMATS.filter(can).map((candidate) => candidate.id),
  );
  throw formatError(`unknown format "${name}"${near === undefined ? '' : `; did you mean ${near}?`}`);
}

function formatError(message: string): UsageError {
  return new UsageError(`${message}\nTry: crosshatch formats`);
}
