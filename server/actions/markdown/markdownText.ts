/** Characters that Markdown would take for markup; a hyphen or number only begins a list with a space behind it. */
const MARKUP = /[\\`*_[\]<>|#]/g;

/** Plain text on one line of Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(MARKUP, '\\$&');
}

/** `[name](address)`; the address is encoded and complete. */
export function markdownLink(name: string, address: string): string {
  return `[${escapeMarkdown(name)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** A list; empty for no lines. */
export function markdownList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A table of escaped cells; empty without rows. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A second-level section; empty without a body. */
export function markdownSection(title: string, body: string): string {
  return body === '' ? '' : `## ${escapeMarkdown(title)}\n\n${body}`;
}

/** Blocks with a blank line between them, without the empty ones. */
export function markdownBlocks(...blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
