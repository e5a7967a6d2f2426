import { toDecimal } from '../../../domain/core/money.js';
import type { SuggestedFilterView } from '../../../domain/catalogue/catalogueViews.js';
import { FACET_KEYS, FACETS } from '../../../domain/catalogue/facets.js';
import { OFFER_FILTER_KEYS, OFFER_FILTERS } from '../../../domain/catalogue/listing/offerFilters.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort } from '../../ports/catalogue.js';

/** Maximum number of search terms that are tried without each. */
const MOST_WORDS = 6;
const MOST_SHOWN = 4;

type Attempt = Omit<SuggestedFilterView, 'total'> & { query: ProductQuery };

/** Filters or terms that a query without results could drop, sorted by the number of results this gives. */
export async function findSuggestedFilters(
  catalogue: CataloguePort,
  query: ProductQuery,
): Promise<SuggestedFilterView[]> {
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

/** The query without each of its filters; a facet is dropped with all its values, because these are alternatives. */
function attempts(query: ProductQuery): Attempt[] {
  const facets = FACET_KEYS.flatMap((key) => {
    const { [FACETS[key].field]: values = [], ...looser } = query;
    return values.length === 0 ? [] : [{ key, value: values.join(', '), query: looser }];
  });
  const offers = OFFER_FILTER_KEYS.flatMap((key) => {
    const { [OFFER_FILTERS[key].field]: value, ...looser } = query;
    if (value === undefined || value === false) return [];
    return [{ key, value: typeof value === 'number' ? toDecimal(value) : String(value), query: looser }];
  });
  const { category, ...everywhere } = query;
  return [
    ...facets,
    ...offers,
    // Without a search the category is the subject of the page.
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
