import type { RecordReader } from '../ports/shared/records/recordReader.js';
import type { Changes, Names, Outlines } from './remoteCatalogue.js';
import { type RefreshContext, dropOutdated, writeChanges } from './mirrorRefresh.js';
import { clearMirror, idsReadSince, readNote, writeNote } from './mirrorTables.js';
import { createPace, type Pace } from './pace.js';
import { type NamesSource, readStoredNames, writeStoredNames } from './storedNames.js';
import { forgetAllOutlines, idsToRead, writeOutlines } from './outlines.js';

interface WholeRefresh extends RefreshContext {
  source: NamesSource;
  /** Reads rows of the database. */
  tables: RecordReader;
  now: () => number;
}

/**
 * Brings the whole mirror up to date, or fills it; returns when it began. Products are written as they are read, so that
 * a refresh that fails is continued by the next one.
 */
export async function refreshWhole(context: WholeRefresh): Promise<number> {
  const { database, remote, notes, source, now } = context;
  const startedAtMs = now();
  await forgetOther(context);
  const pace = createPace();
  try {
    const { outlines, coverTerms } = await remote.listOutlines(pace);
    // After the outlines: a term that is changed in between makes them differ the next time.
    const names = await source.read();
    if (!coverTerms) await forgetRenamed(context, names);
    const ids = await idsToRead(database, outlines);
    while (ids.size > 0) {
      for (const id of await refreshNext(context, { ids, outlines, names, pace })) ids.delete(id);
    }
    await notes.retain('Product', outlines);
    await database.write(async (writer) => {
      await writeChanges(writer, { products: [], gone: [] }, { ...context, names });
      await writeNote(writer, { storeUrl: remote.url, refreshedAtMs: startedAtMs });
    });
  } finally {
    context.onChange();
  }
  return startedAtMs;
}

/** Empties a mirror of another store. */
async function forgetOther({ database, tables, remote: { url } }: WholeRefresh): Promise<void> {
  const note = await readNote(database, tables);
  if (note?.storeUrl === url) return;
  await database.write(async (writer) => {
    await clearMirror(writer);
    await writeNote(writer, { storeUrl: url, refreshedAtMs: null });
    await forgetAllOutlines(writer);
  });
}

/** Lets everything be read again if a term's name or translation has changed, of which the outlines do not tell. */
async function forgetRenamed({ database }: WholeRefresh, names: Names): Promise<void> {
  const stored = await readStoredNames(database);
  // A store may have thousands of terms, too many to compare each with each.
  const known = new Set(names.terms.map((term) => JSON.stringify(term)));
  if (stored === null || stored.terms.every((term) => known.has(JSON.stringify(term)))) return;
  await database.write(async (writer) => {
    await forgetAllOutlines(writer);
    await writeStoredNames(writer, names);
  });
}

interface Progress {
  ids: ReadonlySet<number>;
  outlines: Outlines;
  names: Names;
  pace: Pace;
}

/** Reads and writes as many products as the store's pace allows at once; returns their ids. */
async function refreshNext(
  context: WholeRefresh,
  { ids, outlines, names, pace }: Progress,
): Promise<number[]> {
  const { database, now } = context;
  const [size, startedAtMs, waiting] = [pace.size(), now(), [...ids]];
  const parts = Array.from({ length: pace.atOnce() }, (_, place) =>
    waiting.slice(place * size, (place + 1) * size),
  );
  const reading = parts.filter((part) => part.length > 0).map((part) => readPart(context, pace, part));
  const settled = await Promise.allSettled(reading);
  const read = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const done = read.flatMap((part) => part.ids);
  await database.write(async (writer) => {
    const newer = await idsReadSince(writer, startedAtMs);
    const again = new Set(newer);
    for (const changes of read) {
      const incomplete = await writeChanges(writer, dropOutdated(changes, newer), { ...context, names });
      for (const id of incomplete) again.add(id);
    }
    await writeOutlines(writer, done, { outlines, again });
  });
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return done;
}

/** Reads the first of these products, as many as the store answers at once. */
function readPart(
  { remote }: WholeRefresh,
  pace: Pace,
  part: readonly number[],
): Promise<Changes & { ids: readonly number[] }> {
  return pace.ask(async (size) => {
    const ids = part.slice(0, size);
    return { ids, ...(await remote.readMany(ids)) };
  });
}
