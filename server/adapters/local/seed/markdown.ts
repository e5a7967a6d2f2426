import { errorOf } from '../../../../domain/core/thrown.js';
import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';

/* `marked` and `yaml` are maintained, small and without dependencies; both run on the server only. */

const FRONT_MATTER = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n(.*))?$/s;
/** Line breaks between blocks are insignificant in HTML; those within a text are kept. */
const BREAKS_AFTER_BLOCKS = /(<\/?(?:p|h\d|ul|ol|li|table|thead|tbody|tr|th|td)\b[^>]*>)\n+/g;

const markdown = new Marked({
  renderer: {
    tablecell({ tokens, header }) {
      const content = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
    },
  },
});

/** Converts Markdown with inline HTML to HTML without line breaks between blocks. */
export function toHtml(text: string): string {
  return markdown.parse(text, { async: false }).replace(BREAKS_AFTER_BLOCKS, '$1').trim();
}

/** Splits a file into its YAML front matter and the text below it. Throws for invalid YAML. */
export function splitFrontMatter(text: string): { facts: unknown; body: string } {
  const [, facts, body = ''] = FRONT_MATTER.exec(text) ?? [];
  if (facts === undefined) throw new Error('must begin with facts between two lines of ---');
  try {
    // The empty line stands for the first ---, so that errors name the lines of the file.
    return { facts: parseYaml(`\n${facts}`, { logLevel: 'error' }), body: body.trim() };
  } catch (error) {
    const [reason = ''] = errorOf(error).message.split('\n', 1);
    throw new Error(reason.replace(/:$/, ''), { cause: error });
  }
}
