import type { RecordNotes } from '../ports/shared/records/recordNotes.js';
import { memoizeByObject } from '../ports/shared/memoizeByObject.js';
import { type CatalogueEntry, deleteEntries, insertEntries } from '../catalogueIndex/catalogueWriter.js';
import { indexRenamed } from './indexRenamed.js';
import type { Reader, Statement, Writer } from '../database/sql/sql.js';
import { idsByName, productsNamed, translatedTerms, writeLogos, writeNames } from './mirrorNames.js';
import { digestOf } from './digestOf.js';
import { mirroredProductIds, readTreeDigest } from './mirrorTables.js';
import { withOwnCodes } from './ownCodes.js';
import { compare, type Digests, knownDigests, offerStatements } from './offerStatements.js';
import type { Names, RemoteEntry, RemoteProduct } from './remoteCatalogue.js';
import { readNamesDigest } from './storedNames.js';

/**
 * Replaces these products; those without a price are removed. Unchanged products are not written, because every write
 * makes all instances reload their in-memory catalogue. If only price and stock have changed, only these are written.
 * Returns the ids of products that are to be read again.
 */
export async function writeProducts(
  writer: Writer,
  products: readonly RemoteProduct[],
  names: Names,
  notes: RecordNotes,
): Promise<number[]> {
  const read = entriesOf(products, names);
  const terms = translatedTerms(names);
  const brands = await writeNames(writer, 'brands', valuesOf(read, 'brand'), terms);
  const origins = await writeNames(writer, 'origins', valuesOf(read, 'origin'), terms);
  await writeLogos(writer, names);
  const entries = withIds(read, { brandIds: brands.ids, originIds: origins.ids });
  const priced = new Set(entries.map(({ id }) => id));
  await deleteEntries(
    writer,
    products.map(({ id }) => id).filter((id) => !priced.has(id)),
  );
  const lacking = await writeEntries(writer, entries, notes);
  const renamed = await productsNamed(writer, { brands: brands.renamed, origins: origins.renamed });
  return [...lacking, ...(await indexRenamed(writer, renamed))];
}

/** What the mirror has of some products, and of what all products share. */
export interface Mirrored {
  /** Ids of the products. */
  ids: readonly number[];
  digests: ReadonlyMap<number, Digests>;
  treeDigest: string | null;
  namesDigest: string | null;
  brandIds: Map<string, number>;
  originIds: Map<string, number>;
}

/** What the mirror has of the products that have one of these ids, or a variation with it, in one round trip. */
export async function readMirrored(reader: Reader, ids: readonly number[]): Promise<Mirrored> {
  const [products, digests, treeDigest, namesDigest, brandIds, originIds] = await Promise.all([
    mirroredProductIds(reader, ids),
    knownDigests(reader, ids),
    readTreeDigest(reader),
    readNamesDigest(reader),
    idsByName(reader, 'brands'),
    idsByName(reader, 'origins'),
  ]);
  return { ids: products, digests, treeDigest, namesDigest, brandIds, originIds };
}

/**
 * The statements that bring these products up to date if at most their prices and stock differ from the mirror; null if
 * more differs.
 */
export function offerChanges(
  mirrored: Mirrored,
  products: readonly RemoteProduct[],
  names: Names,
): Statement[] | null {
  const entries = withIds(entriesOf(products, names), mirrored);
  const compared = compare(entries, mirrored.digests);
  const isMore = entries.length < products.length || compared.some(({ isRewritten }) => isRewritten);
  return isMore || mirrored.treeDigest !== treeDigestOf(names.categories) ? null : offerStatements(compared);
}

const treeDigestOf = memoizeByObject(digestOf);

function entriesOf(products: readonly RemoteProduct[], names: Names): RemoteEntry[] {
  return products.flatMap((product) => product.toEntry(names) ?? []);
}

function withIds(
  entries: readonly RemoteEntry[],
  { brandIds, originIds }: Pick<Mirrored, 'brandIds' | 'originIds'>,
): CatalogueEntry[] {
  return entries.map(({ brand, origin, ...entry }) => ({
    ...entry,
    brandId: brand === null ? null : (brandIds.get(brand) ?? null),
    originId: origin === null ? null : (originIds.get(origin) ?? null),
  }));
}

/** Returns the ids of products that want a SKU which they cannot have yet. */
async function writeEntries(
  writer: Writer,
  read: readonly CatalogueEntry[],
  notes: RecordNotes,
): Promise<number[]> {
  const known = await knownDigests(
    writer,
    read.map(({ id }) => id),
  );
  const { entries, lacking, regaining } = await withOwnCodes(writer, read, notes);
  const compared = compare(read, known);
  const rewritten = compared.map(({ entry, isRewritten }) => isRewritten || regaining.has(entry.id));
  await replaceEntries(
    writer,
    entries.filter((_, place) => rewritten[place]),
  );
  for (const { sql, args } of offerStatements(compared)) await writer.run(sql, args);
  return lacking;
}

/** A variation may have moved here from another product. */
async function replaceEntries(writer: Writer, entries: readonly CatalogueEntry[]): Promise<void> {
  await deleteEntries(
    writer,
    entries.map(({ id }) => id),
  );
  await writer.run('DELETE FROM items WHERE id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(entries.flatMap(({ items }) => items.map(({ id }) => id))),
  ]);
  await insertEntries(writer, entries);
}

function valuesOf(entries: readonly RemoteEntry[], role: 'brand' | 'origin'): string[] {
  return [...new Set(entries.flatMap((entry) => entry[role] ?? []))];
}
