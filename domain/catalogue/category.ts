import type { Localized } from '../core/locale.js';

export interface Category {
  id: number;
  /** Empty for the home page. */
  slug: string;
  name: Localized;
  description: Localized;
  /** Name of an icon in the shop's icon set. */
  icon: string;
  parent: number | null;
  /** Number of products, including those of its children. */
  count: number;
  /** When one of its products last changed, ISO 8601; null if it has none. */
  updatedAt: string | null;
}

/** Categories for menus and lists: empty ones have a page but nothing to show there. */
export function filledCategories<T extends Pick<Category, 'count'>>(categories: readonly T[]): T[] {
  return categories.filter(({ count }) => count > 0);
}
