import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { WORDS } from '../../../locales/words.js';
import { NothingFound } from './NothingFound.js';
import { listingQuery } from '../../../client/catalogue/listingQuery.js';
import type { LiveListing } from '../../../client/catalogue/useListing.js';

const NO_FILTERS = {
  ...{ category: null, minPrice: null, maxPrice: null },
  ...{ inStock: false, onSale: false, car: null },
};

function nothingFor(search: string): LiveListing {
  const listing: ListingView = {
    ...{
      products: [],
      picks: [],
      bySize: [],
      facets: [],
      suggestedFilters: [],
      leftOut: [],
      readAs: null,
      size: null,
    },
    ...{ total: 0, page: 1, pages: 0, priceRange: null, inStock: 0, onSale: 0 },
    chosen: { ...NO_FILTERS, search, sort: 'relevance' },
  };
  return {
    ...{ listing, query: listingQuery(listing), isBusy: false, hasFailed: false },
    ...{ apply: () => undefined, filter: () => undefined },
    linkTo: (query) => ({ to: `/search?${query}`, onClick: () => undefined }),
    loadMore: () => undefined,
  };
}

const draw = (search: string, locale: Locale) =>
  renderStatic(
    <NothingFound
      live={nothingFor(search)}
      sizes={[[205, 55, 16]]}
      hasCars={false}
      brands={[{ name: 'Lassa', path: '/search?brand=Lassa' }]}
    />,
    { locale, shell: { whatsAppNumber: '20100' } },
  );

describe.each(LOCALES)('an empty listing (%s)', (locale) => {
  it('offers spelling, brands, the size finder and the shop when a text search finds nothing', () => {
    const drawn = draw('zzzqqq', locale);
    const targets = drawn.querySelectorAll('a').map((link) => decodeURI(link.getAttribute('href') ?? ''));
    expect(drawn.text).toContain(WORDS[locale]['search.nothing_text']);
    expect(drawn.text).not.toMatch(/filter|التصفية/);
    expect(targets).toContainEqual(expect.stringMatching(/\/search\?brand=Lassa$/));
    expect(targets).toContainEqual(expect.stringMatching(/wa\.me\/20100\?text=.*zzzqqq/));
    expect(targets).toContainEqual(expect.stringMatching(/\/contact$/));
    expect(drawn.querySelector('select[name=width]')).not.toBeNull();
  });

  it('keeps heading levels in order in an empty listing', () => {
    const levels = draw('zzzqqq', locale).querySelectorAll('h1, h2, h3, h4');
    expect(levels.map(({ tagName }) => tagName)).toEqual(['H2', 'H2', 'H2', 'H2']);
  });

  it('offers each active filter for removal, prices and flags included', () => {
    const live = nothingFor('');
    live.listing.chosen = { ...live.listing.chosen, minPrice: 150_000, onSale: true, category: 3 };
    live.listing.suggestedFilters = ['min_price', 'on_sale', 'category'].map((key) => ({
      key,
      value: '',
      total: 4,
    }));
    live.query = listingQuery(live.listing);
    const drawn = renderStatic(<NothingFound live={live} sizes={[]} hasCars={false} brands={[]} />, {
      locale,
    });
    const [price, sale, category] = drawn.querySelectorAll('ul a');
    expect(price?.text).toContain('1500');
    expect(price?.getAttribute('href')).not.toContain('min_price');
    expect(sale?.getAttribute('href')).not.toContain('on_sale');
    expect(sale?.getAttribute('href')).toContain('min_price=1500');
    expect(category?.getAttribute('href')).not.toContain('category');
  });

  it('asks to remove no filter where there is none', () => {
    const drawn = draw('', locale);
    expect(drawn.text).toContain(WORDS[locale]['listing.empty_text']);
    expect(drawn.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/\/contact$/),
    ]);
  });

  it('links back to all products when filters alone find nothing', () => {
    const drawn = draw('', locale);
    expect(drawn.querySelectorAll('a')).toHaveLength(1);
    expect(drawn.querySelector('select')).toBeNull();
  });
});

it.each([
  ['en', /Check the spelling/],
  ['ar', /راجع الكتابة/],
] as const)('asks to check the spelling when a text search finds nothing (%s)', (locale, words) => {
  expect(draw('zzzqqq', locale).text).toMatch(words);
});
