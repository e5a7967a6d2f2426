import { errorCodeOf } from '../../../domain/core/errors.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { pagePath } from '../../../domain/core/paths.js';
import type { ContentPort } from '../../ports/content.js';

/** Pages beside the products of a search. */
const MOST_PAGES = 2;
/** Shorter words begin too many others. */
const SHORTEST_WORD_CHARS = 3;

/** Information pages whose title, in any language, has all words of a search: «تركيب» finds “Tyre fitting”. */
export async function findPages(
  content: Pick<ContentPort, 'listPages'>,
  keyword: string,
  locale: Locale,
): Promise<{ name: string; path: string }[]> {
  const wanted = wordsOf(keyword);
  if (wanted.length === 0 || wanted.some((word) => word.length < SHORTEST_WORD_CHARS)) return [];
  const pages = await content.listPages().catch((error: unknown) => {
    // Products are found without the content backend.
    if (errorCodeOf(error) !== 'content_unavailable') throw error;
    return [];
  });
  return pages
    .filter(({ title }) =>
      Object.values(title).some((text) => {
        const words = wordsOf(text ?? '');
        return wanted.every((word) => words.some((own) => own.startsWith(word)));
      }),
    )
    .slice(0, MOST_PAGES)
    .map(({ title, slug }) => ({ name: inLocale(title, locale), path: pagePath(slug) }));
}

/** Folded words without the Arabic article. */
function wordsOf(text: string): string[] {
  return foldSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > SHORTEST_WORD_CHARS + 1 ? word.replace(/^ال/u, '') : word));
}
