import { categoryPath, localePath, pagePath, tipPath } from '../../../../domain/core/paths.js';
import { SCREENS } from './checkDemo.js';
import { type Localized, mapText } from '../../../../domain/core/locale.js';
import { type Demo, DemoError } from './demo.js';

const LINK = /href="(page|tip|category):([\w-]+)"/g;

/**
 * Resolves the internal links of a text. The source names their targets (`page:delivery`, `tip:reading-the-dot-date`,
 * `category:rims`), because it does not know ids or the language. Throws `DemoError` for an unknown target.
 */
export function withLinks(text: Localized, demo: Demo): Localized {
  return mapText(text, (html, locale) =>
    html.replace(
      LINK,
      (_, kind: string, slug: string) => `href="${localePath(pathOf(kind, slug, demo), locale)}"`,
    ),
  );
}

function pathOf(kind: string, slug: string, { tips, categories, pages }: Demo): string {
  if (kind === 'tip') return tipPath(idOf(tips, slug));
  if (kind === 'category') return categoryPath(idOf(categories, slug));
  const known = [...SCREENS, ...pages.map((page) => page.slug)];
  if (!known.includes(slug)) throw new DemoError(`A text links to a page "${slug}" that does not exist`);
  return pagePath(slug);
}

/** The id of the record with this slug. Throws `DemoError` if there is none. */
export function idOf(records: readonly { id: number; slug: string }[], slug: string): number {
  const found = records.find((record) => record.slug === slug);
  if (found === undefined) throw new DemoError(`"${slug}" does not exist`);
  return found.id;
}
