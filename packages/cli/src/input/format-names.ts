// Formats as people name them: by id, or by an extension that one of them owns (`json`, `.xml`).
import { FORMATS, type Format, formatById, formatsOfName } from '@crosshatch/core/formats';
import { UsageError, type UserError } from '../options/definition.js';
import { nearestWord } from '../options/suggest.js';

const ABLE = {
  read: { can: (format: Format) => format.parse !== undefined, not: 'can only be written, not read' },
  write: { can: (format: Format) => format.write !== undefined, not: 'can only be read, not written' },
  list: { can: () => true, not: '' },
};

/** The format of that name which can be read, or written; else a UserError with a suggestion. */
export function formatNamed(name: string, need: keyof typeof ABLE): Format {
  const { can, not } = ABLE[need];
  const exact = formatById(name.toLowerCase());
  const named = exact === undefined ? formatsOfName(`x.${name.replace(/^\./, '')}`) : [exact];
  const format = named.find(can);
  if (format !== undefined) return format;
  if (named.length > 0) throw refusal(`${named[0].id} ${not}`);
  const near = nearestWord(
    name,
    FORMATS.filter(can).map((candidate) => candidate.id),
  );
  throw refusal(`there is no format "${name}"${near === undefined ? '' : `; did you mean ${near}?`}`);
}

function refusal(message: string): UserError {
  return new UsageError(`${message}\nTry: crosshatch formats`);
}
