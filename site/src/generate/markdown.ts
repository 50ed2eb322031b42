// Small pieces of Markdown for the generated pages.

/** What generated pages begin with: it is no use to edit them. */
export function page(title: string, description: string, ...parts: readonly string[]): string {
  const front = `---\ndescription: ${JSON.stringify(description)}\neditLink: false\n---`;
  return `${[front, `# ${title}`, ...parts].join('\n\n')}\n`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Text inside a cell: on one line, without bars, and nothing that Vue would take for a template. */
function cell(text: string): string {
  return escaped(text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|'));
}

/** Angle brackets and braces outside of code are text, not HTML and not templates. */
export function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;').replaceAll('}}', '&#125;&#125;'),
    )
    .join('');
}

export const code = (text: string) => `\`${text}\``;
