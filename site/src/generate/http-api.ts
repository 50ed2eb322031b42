// The HTTP API, from the OpenAPI document that the service itself serves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../config/repository.js';
import { code, escaped, page, table } from './markdown.js';

interface SchemaPart {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly $ref?: string;
  readonly anyOf?: readonly SchemaPart[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: SchemaPart;
}

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaPart }>>;
}

interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface OpenApi {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function openApi(): OpenApi {
  return JSON.parse(readFileSync(join(ROOT, 'docs/schemas/openapi.json'), 'utf8')) as OpenApi;
}

/** Every problem that some endpoint can answer with: code, status, sentence. */
export function problems(): [code: string, status: string, title: string][] {
  const answers = Object.values(openApi().paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.entries(responses));
  const found = new Map<string, [string, string, string]>();
  for (const [status, { description }] of answers) {
    for (const [, name, title] of description.matchAll(/`([a-z-]+)`: ([^`]+?\.)(?= `|$)/g)) {
      if (Number(status) >= 400) found.set(name, [name, status, title]);
    }
  }
  return [...found.values()].sort((a, b) => a[1].localeCompare(b[1]));
}

export function httpApiPage(): string {
  const { info, paths } = openApi();
  return page(
    'HTTP API',
    'Every endpoint of the service with its parameters and answers.',
    '```sh\nnpx crosshatch serve &\ncurl -d "1;3;1:1;3;1" http://localhost:8088/api/v1/solve\n```',
    escaped(info.description),
    'The same as [OpenAPI 3.1](../../../docs/schemas/openapi.json). [Run a service](../../../docs/service.md) is the guide.',
    ...Object.entries(paths).map(([path, operations]) => chapter(path, operations)),
  );
}

function chapter(path: string, operations: Readonly<Record<string, Operation>>): string {
  const methods = Object.keys(operations).map((method) => method.toUpperCase());
  const operation = operations.post ?? operations.get;
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.name !== undefined);
  const bodies = Object.keys(operation.requestBody?.content ?? {}).map(code);
  const hasGet = operations.post !== undefined && operations.get !== undefined;
  return [
    `## ${path.replace('/api/v1/', '')}`,
    `**${methods.join(', ')} ${code(path)}**`,
    `${escaped(operation.summary)}.${operation.description === undefined ? '' : ` ${escaped(operation.description)}`}`,
    ...(bodies.length === 0
      ? []
      : [`Body: ${bodies.join(', ')}.${hasGet ? ' With GET: the parameter `puzzle`.' : ''}`]),
    ...(parameters.length === 0
      ? []
      : [
          table(
            ['parameter', 'type', 'meaning'],
            parameters.map((parameter) => [
              `${code(parameter.name)}${parameter.in === 'header' ? ' (header)' : ''}`,
              typeText(parameter.schema),
              parameter.description ?? '',
            ]),
          ),
        ]),
    table(
      ['status', 'answer'],
      Object.entries(operation.responses).map(([status, response]) => [status, answerText(response)]),
    ),
  ].join('\n\n');
}

function answerText({ description, content = {} }: Response): string {
  const names = Object.values(content)
    .flatMap(({ schema }) => schema?.anyOf ?? [schema ?? {}])
    .flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.split('/').at(-1) ?? '']));
  const links = [...new Set(names)].map((name) =>
    name === 'problem' ? '`problem`' : `[${name}](schemas.md#${name.toLowerCase()})`,
  );
  return links.length === 0 ? description : `${description} (${links.join(', ')})`;
}

function typeText(schema: SchemaPart = {}): string {
  const range = [
    schema.minimum === undefined ? '' : `from ${schema.minimum}`,
    schema.exclusiveMinimum === undefined ? '' : `above ${schema.exclusiveMinimum}`,
    schema.maximum === undefined ? '' : `to ${schema.maximum}`,
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter((text) => text !== '');
  const kind =
    schema.enum === undefined
      ? (schema.type ?? 'any')
      : schema.enum.map((value) => code(String(value))).join(', ');
  return range.length === 0 ? kind : `${kind}, ${range.join(' ')}`;
}
