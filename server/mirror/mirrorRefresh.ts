import { deleteEntries } from '../catalogueIndex/catalogueWriter.js';
import { type Database, isUnexpected, type Statement, type Writer } from '../database/sql/sql.js';
import type { RecordNotes } from '../ports/shared/records/recordNotes.js';
import { type Mirrored, offerChanges, readMirrored, writeProducts } from './mirrorProducts.js';
import type { Changes, Names, RemoteCatalogue } from './remoteCatalogue.js';
import { expectNoneReadSince, idsReadSince, noteReads, writeCategories } from './mirrorTables.js';
import { type NamesSource, readStoredNames, writeStoredNames } from './storedNames.js';
import { expectDigests } from './offerStatements.js';
import { forgetOutlines } from './outlines.js';

/** What a refresh of the mirror needs. */
export interface RefreshContext {
  database: Database;
  remote: RemoteCatalogue;
  /** Tells the operator what is wrong with products. */
  notes: RecordNotes;
  /** Called when the mirror has changed. */
  onChange: () => void;
  /** Keeps the process alive for work after the response. */
  later: (work: Promise<unknown>) => void;
}

/** Products as the store has them, and the names to map them with. */
interface Reading extends Changes {
  names: Names;
  /** Whether the names are stored ones, which another process may have replaced. */
  areNamesStored: boolean;
  startedAtMs: number;
}

/**
 * Reads these products from the store and brings the mirror up to date; tells whether it differed. The mirror is read
 * at the same time as the store, and changes of price and stock alone are written in one round trip, so that a purchase
 * waits as little as possible for a hosted database.
 */
export async function refreshProducts(
  context: RefreshContext,
  source: NamesSource,
  ids: readonly number[],
  startedAtMs: number,
): Promise<boolean> {
  const { remote, database } = context;
  const mirror = readMirrored(database, ids);
  const mirroredIds = mirror.then((mirrored) => mirrored.ids);
  const [mirrored, changes, stored] = await Promise.all([
    mirror,
    remote.readCurrent(ids, mirroredIds),
    mirror.then(({ namesDigest }) => source.stored(namesDigest)),
  ]);
  const areNamesStored = stored !== null && changes.products.every((product) => product.isNamedIn(stored));
  const names = areNamesStored ? stored : await source.read();
  const reading = { ...changes, names, areNamesStored, startedAtMs };
  if (changes.products.length === 0 && mirrored.ids.length === 0) {
    await database.batch(noteReads(ids, startedAtMs), 'repeatable');
    return false;
  }
  const statements = changes.gone.length > 0 ? null : offerChanges(mirrored, changes.products, names);
  if (statements?.length === 0) {
    // Only the record of the reading is left to write; if it fails, the next refresh writes it.
    context.later(writeOffers(context, reading, mirrored, []).catch(() => undefined));
    return false;
  }
  await (statements === null
    ? writeAll(context, reading)
    : writeOffers(context, reading, mirrored, statements));
  return true;
}

/** Writes changes of price and stock; everything, if another process has written since the mirror was read. */
async function writeOffers(
  context: RefreshContext,
  reading: Reading,
  { digests }: Mirrored,
  statements: readonly Statement[],
): Promise<void> {
  const [ids, { startedAtMs }] = [idsOf(reading), reading];
  const isNewest = [expectNoneReadSince(ids, startedAtMs), expectDigests(digests)];
  try {
    await context.database.batch([...isNewest, ...statements, ...noteReads(ids, startedAtMs)], 'repeatable');
    if (statements.length > 0) context.onChange();
  } catch (error) {
    if (!isUnexpected(error)) throw error;
    await writeAll(context, reading);
  }
}

async function writeAll(context: RefreshContext, reading: Reading): Promise<void> {
  const { areNamesStored, startedAtMs } = reading;
  await context.database.write(async (writer) => {
    const names = (areNamesStored ? await readStoredNames(writer) : null) ?? reading.names;
    const newer = await idsReadSince(writer, startedAtMs);
    await writeChanges(writer, dropOutdated(reading, newer), { ...context, names });
    await forgetOutlines(writer, idsOf(reading));
    for (const { sql, args } of noteReads(idsOf(reading), startedAtMs)) await writer.run(sql, args);
  });
  context.onChange();
}

/** Writes changed products and categories, and removes what is gone; returns the ids of products to be read again. */
export async function writeChanges(
  writer: Writer,
  { products, gone }: Changes,
  { names, notes }: Pick<RefreshContext, 'notes'> & { names: Names },
): Promise<number[]> {
  await writeCategories(writer, names.categories);
  await writeStoredNames(writer, names);
  for (const product of products) {
    const lines = product.problems(names);
    notes.note(`Product ${product.id}, sale`, lines.length === 0 ? null : lines.join('; '));
  }
  await deleteEntries(writer, gone);
  return writeProducts(writer, products, names, notes);
}

/**
 * Drops products that another process has started to read later and has already written (`idsReadSince`): a full refresh
 * of a large store takes minutes, while single products change or disappear.
 */
export function dropOutdated({ products, gone }: Changes, newer: ReadonlySet<number>): Changes {
  return {
    products: products.filter(({ id }) => !newer.has(id)),
    gone: gone.filter((id) => !newer.has(id)),
  };
}

function idsOf({ products, gone }: Changes): number[] {
  return [...products.map(({ id }) => id), ...gone];
}
