import { deleteEntries } from '../../../catalogueIndex/catalogueWriter.js';
import { type Database, isUnexpected, type Reader, type Writer } from '../../../database/sql.js';
import type { StoreClient } from '../../wpRest/client.js';
import { offerChanges, writeProducts } from './mirrorProducts.js';
import { type Changes, readSome } from './mirrorReader.js';
import {
  expectNoneReadSince,
  idsReadSince,
  type Names,
  noteReads,
  shownCategories,
  writeCategories,
} from './mirrorTables.js';
import { openChoices } from './itemMapping.js';
import type { ReadProduct } from './productMapping.js';

/** What a refresh of the mirror needs. */
interface RefreshContext {
  database: Database;
  client: StoreClient;
  /** Address of the store. */
  url: string;
  /** Receives one line for each product that cannot be sold as it is. */
  onProblem?: ((line: string) => void) | undefined;
}

/** Names from the store: cached ones, or as they are now. */
interface NamesSource {
  recent(): Promise<Names>;
  read(): Promise<Names>;
}

/** Reads these products from the store and writes them to the mirror; tells whether it has changed. */
export async function refreshProducts(
  context: RefreshContext,
  source: NamesSource,
  ids: readonly number[],
  startedAtMs: number,
): Promise<boolean> {
  const { client, database } = context;
  const [changes, recent] = await Promise.all([readSome(client, database, ids), source.recent()]);
  const names = namesAll(changes.products, recent) ? recent : await source.read();
  const written = await writeOffers(context, changes, names, startedAtMs);
  if (written !== null) return written > 0;
  await database.write(async (writer) => {
    await writeChanges(writer, await stillNewest(writer, changes, startedAtMs), { ...context, names });
    for (const { sql, args } of noteReads(idsOf(changes), startedAtMs)) await writer.run(sql, args);
  });
  return true;
}

/**
 * Writes changes of price and stock in one round trip, and returns the number of statements; null, and nothing is
 * written, if there is more to write.
 */
async function writeOffers(
  { database, url }: RefreshContext,
  changes: Changes,
  names: Names,
  startedAtMs: number,
): Promise<number | null> {
  if (changes.gone.length > 0) return null;
  const statements = await offerChanges(database, changes.products, names, url);
  if (statements === null) return null;
  const ids = idsOf(changes);
  try {
    const isNewest = expectNoneReadSince(ids, startedAtMs);
    await database.batch([isNewest, ...statements, ...noteReads(ids, startedAtMs)], 'repeatable');
    return statements.length;
  } catch (error) {
    if (isUnexpected(error)) return null;
    throw error;
  }
}

/** Writes changed products and categories, and removes what is gone. */
export async function writeChanges(
  writer: Writer,
  { products, gone }: Changes,
  { names, url, onProblem }: Pick<RefreshContext, 'url' | 'onProblem'> & { names: Names },
): Promise<void> {
  await writeCategories(writer, names.categories);
  for (const line of unsellable(products)) onProblem?.(line);
  await deleteEntries(writer, gone);
  await writeProducts(writer, products, names, url);
}

/** Whether the cached names include all categories of the products. */
function namesAll(products: readonly ReadProduct[], { categories }: Names): boolean {
  const known = new Set(categories.map(({ id }) => id));
  return products.every(({ product }) =>
    shownCategories(product.categories).every(({ id }) => known.has(id)),
  );
}

/** Reports variations that are skipped because they leave an attribute open. */
function unsellable(products: readonly ReadProduct[]): string[] {
  return products.flatMap(({ product, variations }) => {
    const open = variations.filter((variation) => openChoices(product, variation).length > 0);
    const names = [...new Set(open.flatMap((variation) => openChoices(product, variation)))];
    if (open.length === 0) return [];
    return `Product ${product.id} has ${open.length} variations for any ${names.join(', ')}, which the shop does not sell: an order would not say which. Make one variation for each`;
  });
}

/**
 * Drops products that another process has started to read later and has already written: a full refresh of a large
 * store takes minutes, while single products change or disappear.
 */
export async function stillNewest(
  reader: Reader,
  { products, gone }: Changes,
  startedAtMs: number,
): Promise<Changes> {
  const newer = await idsReadSince(reader, startedAtMs);
  return {
    products: products.filter(({ product }) => !newer.has(product.id)),
    gone: gone.filter((id) => !newer.has(id)),
  };
}

function idsOf({ products, gone }: Changes): number[] {
  return [...products.map(({ product }) => product.id), ...gone];
}
