import { mapText } from '../../../../domain/core/locale.js';
import { readableSlug } from '../../../../domain/text/slugs.js';
import { iconOf } from '../../../catalogueIndex/categoryIcons.js';
import type { CategoryEntry } from '../../../catalogueIndex/catalogueWriter.js';
import { plainText } from '../../wpRest/plainText.js';
import type { WcCategory } from '../../wpRest/shapes.js';
import { withOwnSlugs } from '../../wpRest/ownSlugs.js';
import { withTranslations } from '../../wpRest/translations.js';

/** The shown categories of a store as entries, in the operator's order, parents before their children. */
export function toCategoryEntries(categories: readonly WcCategory[]): CategoryEntry[] {
  return withOwnSlugs(parentsFirst(shownCategories(categories)).map(toCategoryEntry));
}

function toCategoryEntry(category: WcCategory): CategoryEntry {
  const { id, name, description, icon, parent } = category;
  const slug = category.slug === '' ? String(id) : category.slug;
  return {
    id,
    slug: readableSlug(slug),
    name: mapText(
      withTranslations(name, 'name', (field) => category[field]),
      plainText,
    ),
    description: mapText(
      withTranslations(description ?? '', 'description', (field) => category[field]),
      plainText,
    ),
    icon: icon === '' || icon === null ? iconOf(slug) : icon,
    parentId: parent === 0 ? null : parent,
  };
}

/** Slugs of WooCommerce's default category, in English and in Arabic. */
const UNCATEGORISED: ReadonlySet<string> = new Set(['uncategorized', 'غير-مصنف']);

/** All categories except WooCommerce's default one for uncategorised products. */
export function shownCategories<T extends { slug: string }>(categories: readonly T[]): T[] {
  return categories.filter(({ slug }) => !UNCATEGORISED.has(readableSlug(slug)));
}

/** In the operator's order, parents before children; orphans, and what is its own ancestor, move to the top level. */
function parentsFirst(categories: readonly WcCategory[]): WcCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const leadsUp = (id: number, steps = 0): boolean => {
    const above = byId.get(id)?.parent ?? 0;
    return above === 0 || (steps < byId.size && leadsUp(above, steps + 1));
  };
  const rooted = [...byId.values()].map((category) =>
    byId.has(category.parent) && leadsUp(category.id) ? category : { ...category, parent: 0 },
  );
  const below = (parent: number): WcCategory[] =>
    rooted
      .filter((category) => category.parent === parent)
      .sort((a, b) => a.menu_order - b.menu_order || a.id - b.id)
      .flatMap((category) => [category, ...below(category.id)]);
  return below(0);
}
