import { expect, it } from 'vitest';
import type { FacetView, ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { FacetForm } from './FacetForm.js';

const facet = (key: string, count: number, isChosen = false): FacetView => ({
  key,
  values: [{ value: key, label: key, count, isChosen }],
});

it('shows no facet that all results share, except to take it back', () => {
  const facets = [facet('season', 5), facet('run_flat', 2), facet('brand', 5, true)];
  const chosen = { search: '', category: null, car: null, sort: 'relevance' };
  const listing = { facets, total: 5, priceRange: null, chosen } as unknown as ListingView;
  const form = renderStatic(<FacetForm listing={listing} onChange={() => undefined} />);
  const names = form.querySelectorAll('details input').map((input) => input.getAttribute('name'));
  expect(names.toSorted()).toEqual(['brand', 'run_flat']);
});
