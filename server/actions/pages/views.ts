import type { Category } from '../../../domain/catalogue/category.js';
import type { Tip } from '../../../domain/content/content.js';
import { inLocale, type Locale, standIn } from '../../../domain/core/locale.js';
import { categoryPath, PATHS, tipPath } from '../../../domain/core/paths.js';
import type { Brand } from '../../../domain/catalogue/product.js';
import { brandPath } from '../../../domain/catalogue/goodsPaths.js';
import { readingMinutes } from '../../../domain/content/readingTime.js';
import type { CategoryTileView } from '../../../domain/catalogue/catalogueViews.js';
import type { CrumbView } from '../../../domain/content/pageViews.js';
import type { TipCardView } from '../../../domain/pages/contentViews.js';
import type { Translate } from '../../../locales/intl.js';
import type { PageRequest } from './page.js';
import { plainText } from '../content/plainText.js';

/** A category as a tile, in the page's language. */
export function toCategoryTile(category: Category, locale: Locale): CategoryTileView {
  return {
    id: category.id,
    name: inLocale(category.name, locale),
    ...standIn('lang', category.name, locale),
    icon: category.icon,
    path: categoryPath(category.id),
    count: category.count,
    description: inLocale(category.description, locale),
    ...standIn('descriptionLang', category.description, locale),
  };
}

/** A brand and the address of its products, in the page's language. */
export function toBrandLink({ name }: Brand, locale: Locale): { name: string; path: string } {
  return { name: inLocale(name, locale), path: brandPath(name.en) };
}

/** An article as a card, in the page's language. */
export function toTipCard(tip: Tip, locale: Locale): TipCardView {
  return {
    id: tip.id,
    path: tipPath(tip.id),
    title: inLocale(tip.title, locale),
    ...standIn('lang', tip.title, locale),
    excerpt: inLocale(tip.excerpt, locale),
    ...standIn('excerptLang', tip.excerpt, locale),
    image: tip.image,
    publishedAt: tip.publishedAt,
    readingMinutes: readingMinutes(plainText(inLocale(tip.content, locale)), locale),
  };
}

/** The first entry of every breadcrumb trail. */
export function homeCrumb(word: Translate): CrumbView {
  return { name: word('nav.home'), path: PATHS.home };
}

/** Home, then the category's ancestors, then the category itself. */
export function categoryCrumbs(
  categories: readonly Category[],
  id: number | null,
  { locale, word }: Pick<PageRequest, 'locale' | 'word'>,
): CrumbView[] {
  const trail: CrumbView[] = [];
  let current = categories.find((category) => category.id === id);
  while (current !== undefined && trail.length < categories.length) {
    trail.unshift({ name: inLocale(current.name, locale), path: categoryPath(current.id) });
    const { parent } = current;
    current = categories.find((category) => category.id === parent);
  }
  return [homeCrumb(word), ...trail];
}
