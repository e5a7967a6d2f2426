import { categoryPath, localePath, pagePath, tipPath } from '../../../../domain/core/paths.js';
import { type Localized, mapText } from '../../../../domain/core/locale.js';
import { type Demo, DemoError } from './demo.js';

/** Slugs of pages that are not editorial texts. */
export const SCREENS: readonly string[] = [
  'faq',
  'tips-and-tricks',
  'cart',
  'profile',
  'search',
  'branches',
  'find-order',
];

const LINK = /href="(page|tip|category):([\w-]+)"/g;

/**
 * Resolves the internal links of a text. The source names their targets (`page:delivery`, `tip:reading-the-dot-date`,
 * `category:rims`), because it does not know ids or the language; `checkDemo` has found unknown ones.
 */
export function withLinks(text: Localized, demo: Demo): Localized {
  return mapText(text, (html, locale) =>
    html.replace(
      LINK,
      (_, kind: string, slug: string) => `href="${localePath(pathOf(kind, slug, demo), locale)}"`,
    ),
  );
}

/** The internal links of a text whose targets do not exist, such as `page:nowhere`. */
export function brokenLinks(text: Localized, { tips, categories, pages }: Demo): string[] {
  const targets = [
    ...tips.map(({ slug }) => `tip:${slug}`),
    ...categories.map(({ slug }) => `category:${slug}`),
    ...[...SCREENS, ...pages.map(({ slug }) => slug)].map((slug) => `page:${slug}`),
  ];
  const links = Object.values(text).flatMap((html) => [...(html ?? '').matchAll(LINK)]);
  return links.map(([, kind = '', slug = '']) => `${kind}:${slug}`).filter((link) => !targets.includes(link));
}

function pathOf(kind: string, slug: string, { tips, categories }: Demo): string {
  if (kind === 'tip') return tipPath(idOf(tips, slug));
  if (kind === 'category') return categoryPath(idOf(categories, slug));
  return pagePath(slug);
}

/** The id of the record with this slug. Throws `DemoError` if there is none. */
export function idOf(records: readonly { id: number; slug: string }[], slug: string): number {
  const found = records.find((record) => record.slug === slug);
  if (found === undefined) throw new DemoError(`"${slug}" does not exist`);
  return found.id;
}
