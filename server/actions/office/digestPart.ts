import { DIGEST_LINES_MAX } from '../../../domain/core/limits.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import type { LetterContent } from '../letters/letterContent.js';

export type Section = NonNullable<LetterContent['sections']>[number];

/** A part of the operator's letter with its first lines, and how many more there are. */
export function digestPart(
  { settings }: Pick<Backend, 'settings'>,
  title: MessageKey,
  lines: Section['lines'],
  count = lines.length,
): Section {
  const word = translateTo(settings.orders.locale);
  const shown = lines.slice(0, DIGEST_LINES_MAX);
  const left = count - shown.length;
  const more = left > 0 ? [{ text: word('digest.more', { count: left }), href: null }] : [];
  return { title: word(title, { count }), lines: [...shown, ...more] };
}

const LONGEST_WORDS_CHARS = 120;

/** What somebody wrote, in one line. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_WORDS_CHARS ? line : `${line.slice(0, LONGEST_WORDS_CHARS - 1)}…`;
}
