import { categoryPath, localePath, pagePath, tipPath } from '../../../domain/core/paths.js';
import { PAGES } from './seed/pages.js';
import { TIPS } from './seed/tips.js';
import type { Words } from './seed/types.js';
import { CATEGORY_KEYS, idOf } from './seedProducts.js';

const LINK = /href="(page|tip|category):([\w-]+)"/g;

/** Pages of the shop that are no text of the seed. */
const SCREENS = ['faq', 'tips-and-tricks', 'cart', 'profile', 'search'];

/**
 * A text of the seed with its links between texts in place. There they name what they lead to (`page:delivery`,
 * `tip:reading-the-dot-date`, `category:rims`), for ids and language are not theirs to know. Throws where a text
 * leads to nothing.
 */
export function withLinks({ en, ar }: Words): Words {
  const place = (html: string, locale: 'en' | 'ar') =>
    html.replace(LINK, (_, kind: string, slug: string) => `href="${localePath(pathOf(kind, slug), locale)}"`);
  return { en: place(en, 'en'), ar: place(ar, 'ar') };
}

function pathOf(kind: string, slug: string): string {
  if (kind === 'tip') return tipPath(idOf(tipKeys(), slug));
  if (kind === 'category') return categoryPath(idOf(CATEGORY_KEYS, slug));
  const known = [...SCREENS, ...PAGES.map((page) => page.slug)];
  if (!known.includes(slug)) throw new Error(`The seed links to a page "${slug}", which it does not define`);
  return pagePath(slug);
}

function tipKeys(): string[] {
  return TIPS.map((tip) => tip.slug);
}
