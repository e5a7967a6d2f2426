import { NAMES_CHANGED } from '../database/sql/changeLog.js';
import { numbers } from '../database/sql/rows.js';
import type { Reader } from '../database/sql/sql.js';
import { readAllListed, readListed } from './listedProducts.js';
import { lastRevision } from './revision.js';
import { readPreparedColumns } from './preparedColumns.js';
import { type ListingColumns, toColumns } from './query/listingColumns.js';
import { type ChangedProducts, patchColumns } from './query/patchColumns.js';

/** The current listing columns of the catalogue tables. */
interface CatalogueIndex {
  columns(): Promise<ListingColumns>;
}

/** Rebuilding everything is faster than patching more products than this. */
const MOST_PATCHES = 1000;

/**
 * Starts from columns stored in the database, or reads the tables once. Before each use it reads only the products that
 * have changed, because another process may have sold something. Changed categories or brands rebuild everything.
 */
export function catalogueIndex(reader: Reader): CatalogueIndex {
  let held: Held | null = null;
  let beginning: Promise<Held> | null = null;

  async function begin(): Promise<Held> {
    const revision = await lastRevision(reader);
    const prepared = await readPreparedColumns(reader);
    return prepared ?? { revision, columns: toColumns(await readAllListed(reader)) };
  }

  return {
    async columns() {
      held ??= await (beginning ??= begin().finally(() => (beginning = null)));
      held = await upToDate(reader, held);
      return held.columns;
    },
  };
}

interface Held {
  revision: number;
  columns: ListingColumns;
}

async function upToDate(reader: Reader, held: Held): Promise<Held> {
  const revision = await lastRevision(reader);
  if (revision === held.revision) return held;
  const changed = await changedSince(reader, held.revision);
  if (changed === null) return { revision, columns: toColumns(await readAllListed(reader)) };
  if (changed.length === 0) return { ...held, revision };
  return { revision, columns: patchColumns(held.columns, await readChanged(reader, changed)) };
}

/** Ids of the changed products; null if everything has to be rebuilt. */
async function changedSince(reader: Reader, revision: number): Promise<number[] | null> {
  const [row] = await reader.rows(
    `SELECT json_group_array(product_id) AS ids FROM
       (SELECT product_id FROM catalogue_changes WHERE revision > ? LIMIT ?)`,
    [revision, MOST_PATCHES + 1],
  );
  const ids = row === undefined ? [] : numbers(row, 'ids');
  if (ids.length > MOST_PATCHES || ids.includes(NAMES_CHANGED)) return null;
  return ids.filter((id) => id > 0);
}

async function readChanged(reader: Reader, ids: readonly number[]): Promise<ChangedProducts> {
  const now = new Map((await readListed(reader, ids)).map((product) => [product.id, product]));
  return new Map(ids.map((id) => [id, now.get(id) ?? null]));
}
