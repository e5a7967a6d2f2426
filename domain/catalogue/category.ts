import type { Localized } from '../core/locale.js';

export interface Category {
  id: number;
  /** An empty slug stands for the home page. */
  slug: string;
  name: Localized;
  description: Localized;
  /** Name of an icon in the shop's icon set. */
  icon: string;
  parent: number | null;
  /** Products in it and in its children. */
  count: number;
  /** When one of them last changed, ISO 8601; null where there is none. */
  updatedAt: string | null;
}

/** The categories that menus and lists lead to: an empty one has a page, but nothing to show there. */
export function filledCategories<T extends Pick<Category, 'count'>>(categories: readonly T[]): T[] {
  return categories.filter(({ count }) => count > 0);
}
