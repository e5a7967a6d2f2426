import * as v from 'valibot';
import type { StoreClient } from '../../../server/adapters/wpRest/client.js';
import { StoreRefusal } from '../../../server/adapters/wpRest/refusals.js';

/* Creating and deleting in a real WooCommerce. */

/** Steps that delete what was created, run in reverse order. */
export type Undo = (() => Promise<unknown>)[];

/** WooCommerce creates or deletes this many entries per request well within its time limit. */
export const BATCH = 20;

const ID = v.object({ id: v.number() });
const REFUSAL = v.looseObject({ data: v.object({ status: v.number() }) });
const DELETED = v.object({ delete: v.array(v.object({ error: v.optional(REFUSAL) })) });
const NOT_FOUND = 404;
const BATCHED = v.object({
  create: v.optional(
    v.array(v.object({ id: v.number(), sku: v.optional(v.string(), ''), error: v.optional(v.unknown()) })),
    [],
  ),
});

/** Returns the id. */
export async function createOne(
  client: StoreClient,
  path: string,
  body: object,
  undo: Undo,
): Promise<number> {
  const reply = await client.request({ method: 'POST', path: `wc/v3/${path}`, body });
  const { id } = v.parse(ID, reply.body);
  undo.push(() =>
    client.request({ method: 'DELETE', path: `wc/v3/${path}/${id}`, query: { force: 'true' } }),
  );
  return id;
}

/** Ids in the order of the entries. */
export async function createAll(
  client: StoreClient,
  path: string,
  entries: readonly object[],
  undo: Undo = [],
): Promise<number[]> {
  const ids: number[] = [];
  undo.push(() => deleteAll(client, path, ids));
  for (const create of slices(entries, BATCH)) {
    const reply = await client.request({ method: 'POST', path: `wc/v3/${path}/batch`, body: { create } });
    const made = v.parse(BATCHED, reply.body).create;
    ids.push(...made.filter(({ error }) => error === undefined).map(({ id }) => id));
    const refused = made.find(({ error }) => error !== undefined);
    if (refused !== undefined)
      throw new Error(`WooCommerce refuses ${path}: ${JSON.stringify(refused.error)}`);
  }
  return ids;
}

/** A batch responds with 200, with an error for each entry that was not deleted; some are deleted already. */
async function deleteAll(client: StoreClient, path: string, ids: readonly number[]): Promise<void> {
  const failures: unknown[] = [];
  for (const some of slices(ids, BATCH)) {
    const batch = { method: 'POST', path: `wc/v3/${path}/batch`, body: { delete: some } } as const;
    await client.request(batch).then(
      ({ body }) => {
        const errors = v.parse(DELETED, body).delete.flatMap(({ error }) => error ?? []);
        failures.push(...errors.filter(({ data }) => data.status !== NOT_FOUND));
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `WooCommerce keeps some of ${path}`);
}

/** By the companion plugin, because WooCommerce lets only administrators; some are deleted already. */
export async function deleteCustomers(client: StoreClient, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const call = { method: 'DELETE', path: `wc-storefront/v1/customers/${id}` } as const;
    await client.request(call).catch((error: unknown) => {
      if (!(error instanceof StoreRefusal && error.refusal === 'storefront_unknown_customer')) throw error;
    });
  }
}

/** Cancelling an order restores its stock; deleting it does not. */
export async function deleteOrders(client: StoreClient, ids: readonly number[]): Promise<void> {
  for (const some of slices(ids, BATCH)) {
    const update = some.map((id) => ({ id, status: 'cancelled' }));
    await client.request({ method: 'POST', path: 'wc/v3/orders/batch', body: { update } });
  }
  await deleteAll(client, 'orders', ids);
}

/** The entries in arrays of at most this size. */
export function slices<T>(entries: readonly T[], size: number): T[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}
