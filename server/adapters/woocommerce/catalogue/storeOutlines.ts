import * as v from 'valibot';
import type { StoreClient } from '../../wpRest/client.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import { ENTRIES, ID } from '../../wpRest/fields.js';
import { editPost } from '../../wpRest/recordKinds.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { parsed } from '../../wpRest/shapes.js';
import { digestOf } from '../../../mirror/digestOf.js';
import type { Pace } from '../../../mirror/pace.js';
import type { Listed, Outlines } from '../../../mirror/remoteCatalogue.js';

/*
 * What a store tells of each published product, as digests. A product whose outline differs from the known one is read
 * again: dates of modification alone would miss what is published by schedule, restored, put into a category or renamed
 * with its brand, which changes no date.
 */

const OUTLINE_FIELDS = [
  ...['id', 'type', 'status', 'catalog_visibility', 'post_password', 'date_modified_gmt', 'name', 'slug'],
  ...['price', 'regular_price', 'sale_price', 'stock_status', 'stock_quantity', 'shipping_class_id'],
  ...['menu_order', 'categories', 'brands', 'attributes'],
].join(',');

/** Sorted by id, so that later parts do not shift when a product is added. */
const PUBLISHED = { status: 'publish', orderby: 'id', order: 'asc', _fields: OUTLINE_FIELDS };

/** The outlines of all published products. */
export async function listOutlines(client: StoreClient, pace: Pace): Promise<Listed> {
  const digested = await listByCompanion(client, pace);
  return digested === null
    ? { outlines: await listByStore(client, pace), coverTerms: false }
    : { outlines: digested, coverTerms: true };
}

const DIGESTED: RecordKind<{ id: number; digest: string }> = {
  name: 'Listed product',
  schema: v.object({ id: ID, digest: v.string() }),
  editedAt: editPost,
};

/** As the companion plugin digests them, a thousand in a response; null without it. */
async function listByCompanion(client: StoreClient, pace: Pace): Promise<Outlines | null> {
  const outlines = new Map<number, string>();
  try {
    for (let [after, end] = [0, -1]; after > end;) {
      end = after;
      const call = {
        method: 'GET',
        path: 'wc-storefront/v1/outlines',
        query: { after },
        isBulk: true,
      } as const;
      const { body } = await pace.ask(() => client.request(call));
      for (const { id, digest } of client.records.list(DIGESTED, parsed(ENTRIES, body))) {
        outlines.set(id, digest);
        after = Math.max(after, id);
      }
    }
    return outlines;
  } catch (error) {
    if (error instanceof StoreRefusal && error.refusal === 'rest_no_route') return null;
    throw error;
  }
}

/** As WooCommerce lists them, which makes it build every product. */
async function listByStore(client: StoreClient, pace: Pace): Promise<Outlines> {
  const outlines = new Map<number, string>();
  let [offset, total] = [0, 1];
  while (offset < total) {
    const size = pace.size();
    const offsets = Array.from(
      { length: offset === 0 ? 1 : pace.atOnce() },
      (_, place) => offset + place * size,
    );
    const wanted = offsets.filter((start) => start < total);
    const parts = await Promise.all(wanted.map((start) => readPart(client, pace, start)));
    for (const part of parts) {
      if (part.offset !== offset) break; // the part before has fewer, because the store was slow
      for (const entry of part.entries) outlines.set(entry.id, digestOf(entry));
      [offset, total] = [offset + part.size, part.total];
    }
  }
  return outlines;
}

/** The digest is of the whole answer. */
const OUTLINE: RecordKind<{ id: number }> = {
  name: 'Listed product',
  schema: v.looseObject({ id: ID }),
  editedAt: editPost,
};

function readPart(client: StoreClient, pace: Pace, offset: number) {
  return pace.ask(async (size) => {
    const query = { ...PUBLISHED, per_page: size, offset };
    const call = { method: 'GET', path: 'wc/v3/products', query, isBulk: true } as const;
    const { body, pages } = await client.request(call);
    return {
      offset,
      size,
      entries: client.records.list(OUTLINE, parsed(ENTRIES, body)),
      total: pages * size,
    };
  });
}
