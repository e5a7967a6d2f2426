import type { CategoryPageProps, ProductPageProps, SearchPageProps } from '../catalogue/catalogueViews.js';
import type { HomePageProps } from '../pages/contentViews.js';
import type { CardFacts, PageOpened, ShopEvent } from './shopEvents.js';

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
  '/pages/index': ({ bestSellers, offers }: HomePageProps) => [
    ...listEvent('best_sellers', 'Best sellers', bestSellers),
    ...listEvent('offers', 'Offers', offers),
  ],
  '/pages/product/simple/@id': productEvents,
  '/pages/product/variable/@id': productEvents,
};

function productEvents({ product, sameSize, related }: ProductPageProps): ShopEvent[] {
  return [
    { name: 'view_item', product },
    ...listEvent('same_size', 'Same size', sameSize),
    ...listEvent('related_products', 'Related products', related.products),
  ];
}

/** The event of a slider; a page shows none without products. */
function listEvent(listId: string, listName: string, products: readonly CardFacts[]): ShopEvent[] {
  return products.length === 0 ? [] : [{ name: 'view_item_list', listId, listName, products }];
}

/** The events of a page's contents; none for a page that shows no products. */
export function pageEvents({ pageId, pageProps }: PageOpened): ShopEvent[] {
  return EVENTS[pageId]?.(pageProps as never) ?? [];
}
