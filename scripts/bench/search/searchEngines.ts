import { byKey } from '../../../domain/core/byKey.js';
import { createClient } from '@libsql/client';
import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import type { Category } from '../../../domain/catalogue/category.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import type { Ask } from './judge.js';

/*
 * General search engines over the same products, each as its documentation recommends for a shop: prefix and fuzzy
 * search where it has them, names weighing more than descriptions, no word lists of ours.
 */

/** A name, which weighs most, and the rest. */
interface Document {
  id: number;
  name: string;
  details: string;
  description: string;
}

const WEIGHTS = { name: 4, details: 2, description: 1 };
/** Share of a word's letters, as MiniSearch counts it. */
const FUZZINESS = 0.2;
/** Edits in a word, as Orama counts it. */
const TOLERANCE = 1;

/** Builds the engines; each returns the first `limit` products of a query. */
export async function createEngines(
  products: readonly Product[],
  categories: readonly Category[],
  limit: number,
): Promise<Record<string, Ask>> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const documents = byKey(LOCALES, (locale) =>
    products.map((product) => documentOf(product, categories, locale)),
  );
  const engines = {
    MiniSearch: createMiniSearch(documents),
    Orama: createOrama(documents, limit),
    'plain FTS5': await createFts5(documents, limit),
  };
  return Object.fromEntries(
    Object.entries(engines).map(([name, find]): [string, Ask] => [
      name,
      async (keyword, locale) => {
        const ids = await find(keyword, locale);
        return ids.slice(0, limit).flatMap((id) => byId.get(id) ?? []);
      },
    ]),
  );
}

type Find = (keyword: string, locale: Locale) => Promise<number[]>;

/** Names in both languages, because shoppers type either. */
function documentOf(product: Product, categories: readonly Category[], locale: Locale): Document {
  const items = [product, ...product.variations];
  const own = categories.filter(({ id }) => product.categoryIds.includes(id));
  return {
    id: product.id,
    name: `${product.name.en} ${product.name.ar ?? ''}`,
    details: [
      ...items.flatMap(({ size, sku }) => [size === null ? '' : formatSize(size), sku ?? '']),
      product.brand?.name.en,
      product.brand?.name.ar,
      ...own.flatMap(({ name }) => [name.en, name.ar]),
      product.attributes.origin?.[locale],
    ]
      .filter(Boolean)
      .join(' '),
    description: (product.description[locale] ?? '').replaceAll(/<[^>]*>/g, ' '),
  };
}

function createMiniSearch(documents: Record<Locale, Document[]>): Find {
  const indexes = mapLocales((locale) => {
    const index = new MiniSearch<Document>({ fields: Object.keys(WEIGHTS) });
    index.addAll(documents[locale]);
    return index;
  });
  const options = { prefix: true, fuzzy: FUZZINESS, boost: WEIGHTS };
  return (keyword, locale) =>
    Promise.resolve(indexes[locale].search(keyword, options).map(({ id }) => Number(id)));
}

function createOrama(documents: Record<Locale, Document[]>, limit: number): Find {
  const schema = { name: 'string', details: 'string', description: 'string' } as const;
  const indexes = mapLocales((locale) => {
    const index = create({ schema, language: locale === 'ar' ? 'arabic' : 'english' });
    void insertMultiple(
      index,
      documents[locale].map((each) => ({ ...each, id: String(each.id) })),
    );
    return index;
  });
  return async (term, locale) => {
    const { hits } = await search(indexes[locale], { term, limit, tolerance: TOLERANCE, boost: WEIGHTS });
    return hits.map(({ id }) => Number(id));
  };
}

async function createFts5(documents: Record<Locale, Document[]>, limit: number): Promise<Find> {
  const client = createClient({ url: ':memory:' });
  for (const locale of LOCALES) {
    await client.execute(
      `CREATE VIRTUAL TABLE ${locale} USING fts5(name, details, description, tokenize = 'unicode61 remove_diacritics 2')`,
    );
    for (const { id, name, details, description } of documents[locale]) {
      const args = [id, name, details, description];
      await client.execute({
        sql: `INSERT INTO ${locale}(rowid, name, details, description) VALUES (?, ?, ?, ?)`,
        args,
      });
    }
  }
  const weights = Object.values(WEIGHTS).join(', ');
  return async (keyword, locale) => {
    const words = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    const { rows } = await client.execute({
      sql: `SELECT rowid AS id FROM ${locale} WHERE ${locale} MATCH ? ORDER BY bm25(${locale}, ${weights}) LIMIT ?`,
      args: [words.map((word) => `"${word}"*`).join(' OR '), limit],
    });
    return rows.map(({ id }) => Number(id));
  };
}

function mapLocales<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return byKey(LOCALES, make);
}
