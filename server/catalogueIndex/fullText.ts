import type { Reader } from '../database/sql/sql.js';
import { numbers, texts } from '../database/sql/rows.js';
import type { ListingColumns } from './query/listingColumns.js';
import { searchTerms } from './text/searchText.js';
import type { Expression } from './text/searchExpression.js';

/* Queries of the search table. */

/** Column weights for ranking: name, brand, SKU, size, kind, other words. */
const COLUMN_WEIGHTS = '10.0, 8.0, 8.0, 4.0, 14.0, 1.0';

/** The terms that match on their own, in the required columns. */
export async function fitting(
  reader: Reader,
  spellings: ReadonlyMap<string, Expression>,
  within: (expression: Expression) => Expression,
): Promise<Set<string>> {
  const terms = new Set<string>();
  for (const [term, expression] of spellings) {
    const query = 'SELECT 1 FROM search WHERE search MATCH ? LIMIT 1';
    if ((await reader.rows(query, [within(expression)])).length > 0) terms.add(term);
  }
  return terms;
}

const SHORTEST_CODE_CHARS = 5;

/** Products whose code, or a variation's, equals the text, with or without hyphens. */
export async function findCode(reader: Reader, keyword: string): Promise<number[]> {
  const code = searchTerms(keyword).join('');
  if (code.length < SHORTEST_CODE_CHARS) return [];
  const [row] = await reader.rows(
    `SELECT json_group_array(DISTINCT p.id) AS ids FROM products p JOIN items i ON i.product_id = p.id
     WHERE p.id IN (SELECT rowid FROM search WHERE search MATCH ?)
       AND ?2 IN (lower(replace(p.sku, '-', '')), lower(replace(i.sku, '-', '')))`,
    [`sku : "${code}"`, code],
  );
  return row === undefined ? [] : numbers(row, 'ids');
}

/** Ids of the matching products, best first. */
export async function match(
  reader: Reader,
  expression: Expression,
  { weight, placeOf }: ListingColumns,
): Promise<number[]> {
  const [row] = await reader.rows(
    `WITH matches AS MATERIALIZED (
       SELECT rowid AS id, bm25(search, ${COLUMN_WEIGHTS}) AS score FROM search WHERE search MATCH ? ORDER BY rowid
     )
     SELECT json_group_array(id) AS ids, json_group_array(score) AS scores FROM matches`,
    [expression],
  );
  if (row === undefined) return [];
  const scores = numbers(row, 'scores');
  // Many products share a score, so sorting the distinct scores is much cheaper than sorting the products.
  const byScore = new Map<number, number[]>();
  numbers(row, 'ids').forEach((id, index) => {
    const score = (scores[index] ?? 0) * (weight[placeOf.get(id) ?? 0] ?? 1);
    const equal = byScore.get(score);
    if (equal === undefined) byScore.set(score, [id]);
    else equal.push(id);
  });
  // bm25 scores are negative: lower is better.
  return [...Float64Array.from(byScore.keys()).sort()].flatMap((score) => byScore.get(score) ?? []);
}

/** Ids of the matching products, unordered: ranking is most of the cost of a match. */
export async function matchUnranked(reader: Reader, expression: Expression): Promise<number[]> {
  const [row] = await reader.rows('SELECT json_group_array(rowid) AS ids FROM search WHERE search MATCH ?', [
    expression,
  ]);
  return row === undefined ? [] : numbers(row, 'ids');
}

/** Words in product names. Words of longer texts are too numerous to be candidates for spelling correction. */
export async function readVocabulary(reader: Reader): Promise<string[]> {
  const [row] = await reader.rows(
    "SELECT json_group_array(DISTINCT term) AS terms FROM search_columns WHERE col IN ('name', 'brand', 'kind')",
  );
  return row === undefined ? [] : texts(row, 'terms');
}
