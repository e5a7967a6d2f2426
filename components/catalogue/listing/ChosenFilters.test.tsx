import { compileWords } from '../../../tests/support/otherLanguages.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavigationProvider } from '../../../client/page/navigation.js';
import { MessagesProvider } from '../../../client/intl/messages.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { ChosenFilters } from './ChosenFilters.js';
import { listingPath, listingQuery } from '../../../client/catalogue/listingQuery.js';

// The icon sprite exists only in a build.

const NAVIGATION = { isFirstFrameShort: false, path: '/search', go: () => Promise.resolve() };

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
        messages={compileWords({ egp: 'EGP', 'facet.brand': 'Brand', 'facet.width': 'Width' })}
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

it('shows a chip per filter value and a link that clears all filters', () => {
  expect(linksIn(chipsOf({ brand: 3, width: 2 }))).toBe(6);
});

it('groups many filter values into one chip per facet, to bound the size of the links', () => {
  const html = chipsOf({ brand: 20, width: 20 });
  expect(linksIn(html)).toBe(3);
  expect(html).toContain('Brand: Value 0 +19');
});
