// The reference of the API as one page of HTML without scripts: made of the OpenAPI document, readable offline.
import type { OpenApi, OpenApiOperation } from './openapi.js';

export function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations
    .map(({ path, method, operation }) => {
      const link = `<a href="#${operation.operationId}"><code>${method.toUpperCase()} ${path}</code></a>`;
      return `<li>${link} ${escaped(operation.summary)}</li>`;
    })
    .join('\n');
  const schemas = Object.entries(document.components.schemas)
    .map(([name, schema]) => `<section id="schema-${name}"><h3>${name}</h3>${schemaBlock(schema)}</section>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)} API</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(document.info.title)} API ${escaped(document.info.version)}</h1>
<p>${marked(document.info.description ?? '')}</p>
<p>The same as <a href="openapi.json">OpenAPI 3.1</a>, for generators of clients.</p>
<nav><h2>Addresses</h2><ul>
${contents}
</ul></nav>
${operations.map(operationSection).join('\n')}
<h2>Schemas</h2>
${schemas}
</main>
</html>
`;
}

function operationSection({
  path,
  method,
  operation,
}: {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}): string {
  const parameters = (operation.parameters ?? [])
    .map(({ name, in: place, required, schema, description }) => {
      const text = description ?? String(schema.description ?? '');
      const fallback = 'default' in schema ? ` Default: ${JSON.stringify(schema.default)}.` : '';
      const where = `${place}${required ? ', required' : ''}`;
      return `<tr><td><code>${escaped(name)}</code></td><td>${where}</td><td>${marked(text)}${escaped(fallback)}</td></tr>`;
    })
    .join('\n');
  const responses = Object.entries(operation.responses)
    .map(([status, { description, content = {} }]) => {
      const types = Object.entries(content).map(
        ([type, { schema }]) => `<code>${type}</code> ${links(schema)}`,
      );
      return `<tr><td>${status}</td><td>${marked(description)}</td><td>${types.join('<br>')}</td></tr>`;
    })
    .join('\n');
  const bodies = Object.keys(operation.requestBody?.content ?? {}).map(
    (type) => `<code>${escaped(type)}</code>`,
  );
  return `<section id="${operation.operationId}">
<h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${escaped(operation.summary)}. ${marked(operation.description ?? '')}</p>
${bodies.length === 0 ? '' : `<p>Body: ${bodies.join(', ')}</p>`}
${parameters === '' ? '' : `<table><tr><th>parameter<th>in<th>meaning</tr>${parameters}</table>`}
<table><tr><th>status<th>meaning<th>content</tr>${responses}</table>
</section>`;
}

function links(schema: unknown): string {
  const names = [
    ...new Set(Array.from(JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g), ([, n]) => n)),
  ];
  return names.map((name) => `<a href="#schema-${name}">${name}</a>`).join(', ');
}

function schemaBlock(schema: unknown): string {
  const text = escaped(JSON.stringify(schema, null, 2));
  const linked = text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>');
  return `<details><summary>JSON Schema</summary><pre>${linked}</pre></details>`;
}

/** Prose with `code` in backticks. */
function marked(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 60rem; margin: auto; padding: 1rem; }
code, pre { font: 0.9em ui-monospace, monospace; } pre { overflow: auto; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.5rem; border-bottom: 1px solid #8884; }
section { border-top: 1px solid #8886; margin-top: 1.5rem; }
`;
