import type { CategoryPageProps, ProductPageProps, SearchPageProps } from '../catalogue/catalogueViews.js';
import type { PageOpened, ShopEvent } from './shopEvents.js';

type EventsOf = (props: never) => ShopEvent[];

const EVENTS: Record<string, EventsOf> = {
  '/pages/category/@id': ({ category, listing }: CategoryPageProps) => [
    {
      name: 'view_item_list',
      listId: `category_${category.id}`,
      listName: category.name,
      products: listing.products,
    },
  ],
  '/pages/search': ({ listing }: SearchPageProps) => [
    ...(listing.chosen.search === '' ? [] : [{ name: 'search' as const, term: listing.chosen.search }]),
    {
      name: 'view_item_list',
      listId: 'search_results',
      listName: 'Search results',
      products: listing.products,
    },
  ],
  '/pages/product/simple/@id': ({ product }: ProductPageProps) => [{ name: 'view_item', product }],
  '/pages/product/variable/@id': ({ product }: ProductPageProps) => [{ name: 'view_item', product }],
};

/** The events of a page's contents; none for a page that shows no products. */
export function pageEvents({ pageId, pageProps }: PageOpened): ShopEvent[] {
  return EVENTS[pageId]?.(pageProps as never) ?? [];
}
