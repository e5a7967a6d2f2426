import TurndownService from 'turndown';

let converter: TurndownService | undefined;

/** Sanitised HTML as Markdown. Relative links become complete, because the text is read away from the page. */
export function htmlToMarkdown(html: string, origin: string): string {
  converter ??= new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  return converter.turndown(html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`));
}
