import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../client/page/navigation.js';
import { MessagesProvider } from '../../../client/intl/messages.js';
import type { ListingView } from '../../../domain/content/views.js';
import { ChosenFilters } from './ChosenFilters.js';
import { listingPath, listingQuery } from './listingAddress.js';

// The icon sprite exists only in a build.
vi.mock('../../ui/Icon.js', () => ({ Icon: () => null }));

const NAVIGATION = { path: '/search', go: () => Promise.resolve(), warmUp: () => undefined };

function listingOf(counts: Record<string, number>): ListingView {
  const facets = Object.entries(counts).map(([key, count]) => ({
    key,
    values: Array.from({ length: count }, (_, index) => ({
      value: `value-${index}`,
      label: `Value ${index}`,
      count: 1,
      isChosen: true,
    })),
  }));
  const chosen = {
    search: '',
    category: null,
    minPrice: null,
    maxPrice: null,
    inStock: false,
    onSale: false,
  };
  return { facets, chosen: { ...chosen, sort: 'relevance' } } as unknown as ListingView;
}

function chipsOf(counts: Record<string, number>): string {
  const listing = listingOf(counts);
  return renderToStaticMarkup(
    <NavigationProvider navigation={NAVIGATION}>
      <MessagesProvider
        locale="en"
        messages={{ 'facet.brand': 'Brand', 'facet.width': 'Width' }}
        overrides={{}}
      >
        <ChosenFilters
          listing={listing}
          query={listingQuery(listing)}
          linkTo={(query) => ({ to: listingPath(query), onClick: () => undefined })}
        />
      </MessagesProvider>
    </NavigationProvider>,
  );
}

const linksIn = (html: string) => html.match(/<a /g)?.length ?? 0;

it('a few chosen values have a chip each, and one link clears them all', () => {
  expect(linksIn(chipsOf({ brand: 3, width: 2 }))).toBe(6);
});

it('many chosen values share a chip a facet, so that the links do not grow with the square', () => {
  const html = chipsOf({ brand: 20, width: 20 });
  expect(linksIn(html)).toBe(3);
  expect(html).toContain('Brand: Value 0 +19');
});
