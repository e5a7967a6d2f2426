import { toDecimal } from '../../../domain/core/money.js';
import type { LooseningView } from '../../../domain/content/views.js';
import { type CataloguePort, FACET_FIELDS, FACET_KEYS, type ProductQuery } from '../../ports/catalogue.js';

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

/** The query without each of its filters; a facet goes with all its values, for these are alternatives. */
function attempts(query: ProductQuery): Attempt[] {
  const facets = FACET_KEYS.flatMap((key) => {
    const { [FACET_FIELDS[key]]: values = [], ...looser } = query;
    return values.length === 0 ? [] : [{ key, value: values.join(', '), query: looser }];
  });
  const price = (key: string, field: 'minPrice' | 'maxPrice') => {
    const { [field]: amount, ...looser } = query;
    return amount === undefined ? [] : [{ key, value: toDecimal(amount), query: looser }];
  };
  const flag = (key: string, field: 'inStock' | 'onSale') => {
    const { [field]: isWanted, ...looser } = query;
    return isWanted === true ? [{ key, value: 'true', query: looser }] : [];
  };
  const { category, ...everywhere } = query;
  return [
    ...facets,
    ...price('min_price', 'minPrice'),
    ...price('max_price', 'maxPrice'),
    ...flag('in_stock', 'inStock'),
    ...flag('on_sale', 'onSale'),
    // Without a search the category is what the page is about.
    ...(category !== undefined && query.search !== undefined
      ? [{ key: 'category', value: String(category), query: everywhere }]
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
