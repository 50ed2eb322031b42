// The JSON of every result, from the schemas by which the tests validate it.
import { RESULTS_SCHEMA } from '@crosshatch/core/report';
import { code, page, table } from './markdown.js';

interface Shape {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

export function schemasPage(): string {
  const { $defs } = RESULTS_SCHEMA as unknown as { readonly $defs: Readonly<Record<string, Shape>> };
  return page(
    'JSON schemas',
    'Every field of every JSON result, of the command and of the service.',
    '```sh\ncrosshatch check --json teacup | jq .verdict\n```',
    'One vocabulary for `--json`, the service and MCP; [Use results in programs](../../../docs/json.md) is the guide. As files:',
    [
      '- [results.schema.json](../../../docs/schemas/results.schema.json): all results (JSON Schema, draft 2020-12)',
      '- [trace.schema.json](../../../docs/schemas/trace.schema.json): the lines of a trace',
      '- [crosshatch.schema.json](../../../docs/formats/crosshatch.schema.json): the file format of Crosshatch',
      '- [openapi.json](../../../docs/schemas/openapi.json): the service',
    ].join('\n'),
    ...Object.entries($defs).map(([name, shape]) => chapter(name, shape)),
  );
}

function chapter(name: string, shape: Shape): string {
  const variants = shape.anyOf ?? shape.oneOf ?? [shape];
  return [
    `## ${name}`,
    ...(shape.description === undefined ? [] : [sentence(shape.description)]),
    ...variants.map((variant) => (variant.properties === undefined ? typeText(variant) : fields(variant))),
  ].join('\n\n');
}

function fields({ properties = {}, required = [] }: Shape): string {
  return table(
    ['field', 'type', 'always', 'meaning'],
    Object.entries(properties).map(([name, field]) => [
      code(name),
      typeText(field),
      required.includes(name) ? 'yes' : '',
      field.description ?? '',
    ]),
  );
}

function typeText(shape: Shape): string {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (shape.enum !== undefined) return shape.enum.map((value) => code(String(value))).join(', ');
  if (shape.const !== undefined) return code(String(shape.const));
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants !== undefined) return [...new Set(variants.map(typeText))].join(' or ');
  if (shape.items !== undefined) return `list of ${typeText(shape.items)}`;
  if (shape.type === undefined) return 'any';
  return typeof shape.type === 'string' ? shape.type : shape.type.join(' or ');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
