import { expect, it } from 'vitest';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { listingPath, listingQuery } from '../../../client/catalogue/listingQuery.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { ChosenFilters } from './ChosenFilters.js';

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

function chipsOf(counts: Record<string, number>): string[] {
  const listing = listingOf(counts);
  const chips = renderStatic(
    <ChosenFilters
      listing={listing}
      query={listingQuery(listing)}
      linkTo={(query) => ({ to: listingPath(query), onClick: () => undefined })}
    />,
  );
  return chips.querySelectorAll('a').map(({ text }) => text);
}

it('shows a chip per filter value and a link that clears all filters', () => {
  expect(chipsOf({ brand: 3, width: 2 })).toHaveLength(6);
});

it('groups many filter values into one chip per facet, to bound the size of the links', () => {
  const chips = chipsOf({ brand: 20, width: 20 });
  expect(chips).toHaveLength(3);
  expect(chips[0]).toContain('Brand: Value 0 +19');
});
