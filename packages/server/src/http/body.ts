// From the bytes of a request to sources and options. A body is a file of any format as it is, JSON with `puzzle` and
// `options`, or a multipart form with files.
import { Problem } from '../problems.js';
import type { Source } from '../work/protocol.js';
import type { ResponseBody } from './response-body.js';

export interface RequestBody {
  readonly sources: readonly Source[];
  /** From JSON: values with their types. */
  readonly options: Readonly<Record<string, unknown>>;
  /** From a form: texts. */
  readonly fields: readonly (readonly [string, string])[];
}

/** What is used of a web Request. */
export interface BodyCarrier {
  readonly headers: { get(name: string): string | null };
  readonly body: ReadableStream<Uint8Array> | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads at most `limit` bytes; throws a Problem for more. */
export async function readBytes(request: BodyCarrier, limit: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > limit) throw tooLarge(limit);
    return new Uint8Array(await request.arrayBuffer());
  }
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(limit: number): Problem {
  const detail = `The body has more than the ${limit} bytes that this address takes; send less.`;
  return new Problem('body-too-large', { detail });
}

const OPENING_BRACE = 0x7b;

export async function parseBody(bytes: Uint8Array, contentType: string): Promise<RequestBody> {
  const type = contentType.split(';', 1)[0].trim().toLowerCase();
  if (type === 'multipart/form-data') return formBody(bytes, contentType);
  const isJson = type === 'application/json';
  // Blank lines before JSON are as rare as JSON formats that are meant as a puzzle: only the first byte is looked at.
  if (isJson || bytes[0] === OPENING_BRACE) {
    const envelope = envelopeOf(bytes, isJson);
    if (envelope !== undefined) return envelope;
  }
  return { sources: bytes.length === 0 ? [] : [{ name: '-', content: bytes }], options: {}, fields: [] };
}

/** JSON with nothing but `puzzle`, `puzzles`, `picture` and `options`; other JSON is a puzzle in one of the formats. */
function envelopeOf(bytes: Uint8Array, isPromised: boolean): RequestBody | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!isPromised) return undefined;
    const why = error instanceof SyntaxError ? error.message : 'it is not UTF-8';
    throw new Problem('malformed-body', { detail: `The body is not JSON: ${why.slice(0, 200)}` });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value);
  if (!names.every((name) => ENVELOPE.has(name))) return undefined;
  const { puzzle, puzzles, picture, options = {} } = value as Record<string, unknown>;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new Problem('invalid-request', { detail: 'options has to be an object.' });
  }
  const given = [...(puzzle === undefined ? [] : [puzzle]), ...listOf(puzzles)];
  const sources = given.map((one, i) => puzzleSource(one, puzzles === undefined ? '-' : `puzzles[${i}]`));
  if (picture !== undefined) sources.push(pictureSource(picture));
  return { sources, options: options as Record<string, unknown>, fields: [] };
}

const ENVELOPE = new Set(['puzzle', 'puzzles', 'picture', 'options']);

function listOf(puzzles: unknown): unknown[] {
  if (puzzles === undefined) return [];
  if (Array.isArray(puzzles)) return puzzles;
  throw new Problem('invalid-request', { detail: 'puzzles has to be a list of puzzles.' });
}

/** A puzzle in JSON: a text in any format, or an object in a format that is JSON. */
function puzzleSource(puzzle: unknown, name: string): Source {
  if (typeof puzzle === 'string') return { name, content: puzzle };
  if (typeof puzzle === 'object' && puzzle !== null) {
    try {
      return { name, content: JSON.stringify(puzzle) };
    } catch {
      // Nested deeper than any puzzle: reported below.
    }
  }
  const detail = 'puzzle has to be a text in any format, or an object in a format that is JSON.';
  throw new Problem('invalid-request', { detail });
}

function pictureSource(picture: unknown): Source {
  const isBase64 =
    typeof picture === 'string' && /^(data:[^,]{0,100};base64,)?[A-Za-z0-9+/\s]+={0,2}\s*$/.test(picture);
  if (!isBase64) {
    throw new Problem('invalid-request', {
      detail: 'picture has to be a file in base64, or a data URL of one.',
    });
  }
  return { name: '-', content: Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64') };
}

async function formBody(bytes: Uint8Array, contentType: string): Promise<RequestBody> {
  let form: FormData;
  try {
    form = await new Response(bytes as ResponseBody, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Problem('malformed-body', { detail: 'The body is not a multipart form.' });
  }
  const sources: Source[] = [];
  const fields: [string, string][] = [];
  let options: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      const content = new Uint8Array(await value.arrayBuffer());
      sources.push({ name: value.name || '-', content });
    } else if (name === 'options') {
      const read = envelopeOf(new TextEncoder().encode(`{"options":${value}}`), true);
      options = { ...read?.options };
    } else if (name === 'puzzle') sources.push({ name: '-', content: value });
    else fields.push([name, value]);
  }
  return { sources, options, fields };
}
