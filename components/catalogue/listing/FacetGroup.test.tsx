import { describe, expect, it } from 'vitest';
import type { FacetView, ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { FacetForm } from './FacetForm.js';
import { FacetGroup } from './FacetGroup.js';

const facet = (key: string, ...values: string[]) => ({
  key,
  values: values.map((value) => ({ value, label: value, count: 14, isChosen: false })),
});

describe('a facet', () => {
  it('puts facet counts in brackets, and reads them out as products', () => {
    const drawn = renderStatic(<FacetGroup facet={facet('width', '175')} />);
    const chip = drawn.querySelector('label');
    expect(chip?.querySelector('[aria-hidden]')?.text).toBe('(14)');
    chip?.querySelector('[aria-hidden]')?.remove();
    expect(chip?.text).toBe('175 – 14 products');
  });

  it.each([
    ['width', ['31', '175', '205'], ['175', '205'], ['31']],
    ['aspect', ['10.5', '55', '65'], ['55', '65'], ['10.5']],
    ['rim', ['13', '16'], ['13', '16'], []],
  ] as const)('lists inch sizes apart at the end of the facet %s', (key, values, metric, inches) => {
    const drawn = renderStatic(<FacetGroup facet={facet(key, ...values)} />, { locale: 'ar' });
    const groups = drawn
      .querySelectorAll('[role=group]')
      .map((group) => group.querySelectorAll('input').map((input) => input.getAttribute('value')));
    expect(groups).toEqual(inches.length > 0 ? [metric, inches] : [metric]);
  });
});

const shared = (key: string, count: number, isChosen = false): FacetView => ({
  key,
  values: [{ value: key, label: key, count, isChosen }],
});

it('shows no facet that all results share, except to take it back', () => {
  const facets = [shared('season', 5), shared('run_flat', 2), shared('brand', 5, true)];
  const chosen = { search: '', category: null, car: null, sort: 'relevance' };
  const listing = { facets, total: 5, priceRange: null, chosen } as unknown as ListingView;
  const form = renderStatic(<FacetForm listing={listing} onChange={() => undefined} />);
  const names = form.querySelectorAll('details input').map((input) => input.getAttribute('name'));
  expect(names.toSorted()).toEqual(['brand', 'run_flat']);
});

it('leaves out what the sizes of the car above say, except to take it back', () => {
  const facets = [shared('width', 2), shared('rim', 2, true), shared('brand', 2)];
  const chosen = { search: '', category: null, car: 'toyota-corolla_2018', sort: 'relevance' };
  const listing = { facets, total: 5, priceRange: null, chosen } as unknown as ListingView;
  const form = renderStatic(<FacetForm listing={listing} onChange={() => undefined} />);
  const names = form.querySelectorAll('details input').map((input) => input.getAttribute('name'));
  expect(names.toSorted()).toEqual(['brand', 'rim']);
});

it('folds the end of a long list of names behind a line that says how many there are', () => {
  const names = Array.from('ABCDEFGHIJ');
  const drawn = renderStatic(<FacetGroup facet={facet('brand', ...names)} />);
  const rest = drawn.querySelector('details details');
  expect(rest?.querySelector('summary')?.text).toBe('Show all (10)');
  expect(rest?.querySelectorAll('input').map((input) => input.getAttribute('value'))).toEqual(names.slice(6));
});
