import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { SearchPort } from '../ports/search.js';
import { select, stockedSizes } from './query/listingSelect.js';
import { catalogueIndex } from './facetCounts.js';
import { catalogueSearch } from './catalogueSearch.js';
import type { Reader } from '../database/sql.js';

const SUGGESTED: ProductQuery = { sort: 'relevance', page: 1, perPage: 1, withoutFacets: true };
const ANY_WORDS = { found: null, marking: null, leftOut: [] };

/** Search over the catalogue's own tables: words by the database's full text, listings by columns in memory. */
export function databaseSearch(reader: Reader): SearchPort {
  const words = catalogueSearch(reader);
  const index = catalogueIndex(reader);
  return {
    async list(query) {
      const columns = await index.columns();
      const found = query.search === undefined ? ANY_WORDS : await words.find(query.search, columns);
      const { total, ids, facets } = select(columns, { query, ...found });
      const start = (query.page - 1) * query.perPage;
      return { ids: ids(start, query.perPage), total, facets, leftOut: [...found.leftOut] };
    },
    async suggest(keyword, limit) {
      if (keyword.trim() === '') return [];
      const columns = await index.columns();
      const found = await words.suggest(keyword, columns);
      return select(columns, { query: { ...SUGGESTED, search: keyword }, ...found }).ids(0, limit);
    },
    stockedSizes: async (category) => stockedSizes(await index.columns(), category),
  };
}
