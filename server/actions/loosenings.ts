import { toDecimal } from '../../domain/money.js';
import type { LooseningView } from '../../domain/views.js';
import type { CataloguePort, ProductQuery } from '../ports/catalogue.js';

/** So many words of a search are tried without each. */
const MOST_WORDS = 6;
const MOST_SHOWN = 4;

type Attempt = Omit<LooseningView, 'total'> & { query: ProductQuery };

/** What a query that finds nothing may give up to find something, by how much it then finds. */
export async function findLoosenings(
  catalogue: CataloguePort,
  query: ProductQuery,
): Promise<LooseningView[]> {
  const tried = await Promise.all(
    attempts(query).map(async ({ query: looser, ...given }) => {
      const { total } = await catalogue.listProducts({
        ...looser,
        page: 1,
        perPage: 1,
        withoutFacets: true,
      });
      return { ...given, total };
    }),
  );
  return tried
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_SHOWN);
}

const FACETS = {
  brand: 'brand',
  origin: 'origin',
  load_index: 'loadIndex',
  speed_index: 'speedIndex',
  width: 'width',
  aspect: 'aspect',
  rim: 'rim',
} as const;

/** The query without each of its filters; a facet goes with all its values, for these are alternatives. */
function attempts(query: ProductQuery): Attempt[] {
  const without = (field: keyof ProductQuery) =>
    Object.fromEntries(Object.entries(query).filter(([key]) => key !== field)) as unknown as ProductQuery;
  const facets = Object.entries(FACETS).flatMap(([key, field]) => {
    const values = query[field] ?? [];
    return values.length === 0 ? [] : [{ key, value: values.join(', '), query: without(field) }];
  });
  const price = (key: string, field: 'minPrice' | 'maxPrice') =>
    query[field] === undefined ? [] : [{ key, value: toDecimal(query[field]), query: without(field) }];
  const flag = (key: string, field: 'inStock' | 'onSale') =>
    query[field] === true ? [{ key, value: 'true', query: without(field) }] : [];
  return [
    ...facets,
    ...price('min_price', 'minPrice'),
    ...price('max_price', 'maxPrice'),
    ...flag('in_stock', 'inStock'),
    ...flag('on_sale', 'onSale'),
    ...(query.category !== undefined && query.search !== undefined
      ? [{ key: 'category', value: String(query.category), query: without('category') }]
      : []),
    ...searchesWithout(query),
  ];
}

function searchesWithout(query: ProductQuery): Attempt[] {
  const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words.map((_, index) => {
    const search = words.filter((_word, place) => place !== index).join(' ');
    return { key: 'search', value: search, query: { ...query, search } };
  });
}
