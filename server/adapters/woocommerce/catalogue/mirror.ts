import { setTimeout as sleep } from 'node:timers/promises';
import { idInStore } from '../../../../domain/catalogue/variations/choiceId.js';
import { LOOK_AGAIN_PATIENCE_MS, STORE_READ_BUDGET_MS } from '../../../../domain/core/limits.js';
import type { Product } from '../../../../domain/catalogue/product.js';
import type { CataloguePort } from '../../../ports/catalogue.js';
import type { StatePort } from '../../../ports/state.js';
import { databaseCatalogue } from '../../../catalogueIndex/catalogue.js';
import type { Replica } from '../../../catalogueIndex/replica/replica.js';
import type { Database, Reader } from '../../../database/sql.js';
import { shopAddresses } from '../../wpRest/links.js';
import type { StoreClient } from '../../wpRest/client.js';
import { readChanges, readWhole } from './mirrorReader.js';
import { clearMirror, type MirrorNote, readNote, writeNote } from './mirrorTables.js';
import { refreshProducts, stillNewest, writeChanges } from './mirrorRefresh.js';
import { namesSource } from './storedNames.js';
import { unavailable } from '../../wpRest/problems.js';
import { type ReadProduct } from './productMapping.js';
import { toIso } from './productFields.js';

interface MirrorOptions {
  database: Database;
  /** Answers what shoppers browse. */
  replica: Replica;
  client: StoreClient;
  state: StatePort;
  /** Address of the store. */
  url: string;
  now?: (() => number) | undefined;
  /** Receives one line for each product that cannot be sold as it is. */
  onProblem?: ((line: string) => void) | undefined;
  /** Keeps the process alive for work after the response; not needed in a long-lived process. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

/** An older mirror is revalidated in the background. With the minute that a page is kept, twice, that is five minutes. */
export const REFRESH_AFTER_MS = 3 * 60 * 1000;
/** An unknown id triggers a refresh at most once in this time. */
const LOOK_AGAIN_MS = 30_000;

/**
 * A copy of the store's catalogue in the shop's own tables. A store gives out at a dozen requests a second, so browsing
 * and search read only the mirror, which also works while the store is down.
 */
export interface Mirror {
  /** The mirrored catalogue; an empty mirror is filled first. */
  read(): Promise<CataloguePort>;
  /** Refreshes these products and returns them. */
  getCurrent(ids: readonly number[]): Promise<Product[]>;
  /** Refreshes these products, or everything that has changed if no ids are given. */
  refresh(ids?: readonly number[]): Promise<void>;
  /** Like `refresh`, unless it ran a moment ago. */
  lookAgain(): Promise<void>;
}

/** A mirror of the store at `url`. It sends no request before it is used. */
export function createMirror(options: MirrorOptions): Mirror {
  const { database, replica, client, state, url, now = Date.now, later = () => undefined } = options;
  const { onProblem } = options;
  const addressesOf = shopAddresses({ url, tipIds: new Map() });
  const over = (reader: Reader) => databaseCatalogue(reader, addressesOf);
  const [catalogue, current] = [replica.port(over, database), over(database)];
  let refreshing: Promise<void> | null = null;
  let asking: Promise<number | null> | null = null;
  let refreshedAtMs: number | null = null;
  const names = namesSource(client, database);
  const onChange = () => replica.expectChange();

  async function read(): Promise<CataloguePort> {
    if (!replica.isLocal()) {
      refreshedAtMs ??= await readRefreshTime();
      if (refreshedAtMs === null) await inTime(refreshAll(), STORE_READ_BUDGET_MS, later);
    }
    if (!isFresh()) later(keepFresh());
    return catalogue;
  }

  const isFresh = () => refreshedAtMs !== null && now() - refreshedAtMs <= REFRESH_AFTER_MS;

  async function readRefreshTime(): Promise<number | null> {
    return (await readOwnNote(database, url))?.refreshedAtMs ?? null;
  }

  /** Refreshes an old mirror. The failure was already reported; readers keep the stale mirror. */
  async function keepFresh(): Promise<void> {
    try {
      refreshedAtMs ??= await (asking ??= readRefreshTime().finally(() => (asking = null)));
      if (!isFresh()) await refreshAll();
    } catch {
      // The next reader tries again.
    }
  }

  /** Single-flight across all instances: a concurrent caller reuses the result of the first. */
  function refreshAll(): Promise<void> {
    refreshing ??= state.withLocks(['mirror'], refreshEverything).finally(() => (refreshing = null));
    return refreshing;
  }

  async function refreshEverything(): Promise<void> {
    const startedAtMs = now();
    const known = await readOwnNote(database, url);
    const fresh = await names.read();
    const changes = await (known === null ? readWhole(client) : readChanges(client, database, known));
    await database.write(async (writer) => {
      if (known === null) await clearMirror(writer);
      await writeChanges(writer, await stillNewest(writer, changes, startedAtMs), {
        ...options,
        names: fresh,
      });
      await writeNote(writer, {
        storeUrl: url,
        newestChange: newest(known, changes.products),
        refreshedAtMs: startedAtMs,
      });
    });
    refreshedAtMs = startedAtMs;
    replica.expectChange();
  }

  /** Tells whether the mirror differed. */
  async function refreshSome(ids: readonly number[]): Promise<boolean> {
    if (ids.length === 0) return false;
    const inStore = [...new Set(ids.map((id) => idInStore(id)))];
    return refreshProducts({ database, client, url, onProblem, onChange, later }, names, inStore, now());
  }

  return {
    read,
    async getCurrent(ids) {
      await read(); // without an earlier refresh the whole store is read
      const [before, isChanged] = await Promise.all([current.getCurrent(ids), refreshSome(ids)]);
      return isChanged ? current.getCurrent(ids) : before;
    },
    async refresh(ids) {
      if (ids === undefined) return refreshAll();
      await read();
      await refreshSome(ids);
    },
    async lookAgain() {
      if (refreshedAtMs === null || now() - refreshedAtMs > LOOK_AGAIN_MS)
        await inTime(refreshAll(), LOOK_AGAIN_PATIENCE_MS, later);
    },
  };
}

/** The record of the last refresh; null if there was none for this store. */
async function readOwnNote(reader: Reader, url: string): Promise<MirrorNote | null> {
  const note = await readNote(reader);
  return note?.storeUrl === url ? note : null;
}

/** Limits how long a shopper waits for a refresh, which continues in the background. Throws `store_unavailable`. */
async function inTime(
  reading: Promise<void>,
  patienceMs: number,
  later: NonNullable<MirrorOptions['later']>,
): Promise<void> {
  const isDone = reading.then(() => true);
  if (await Promise.race([isDone, sleep(patienceMs, false, { ref: false })])) return;
  later(reading.catch(() => undefined));
  throw unavailable('The catalogue is still being read from the store');
}

function newest(known: MirrorNote | null, products: readonly ReadProduct[]): string | null {
  const times = products.map(({ product }) => toIso(product.date_modified_gmt));
  const [latest = null] = [...times, ...(known?.newestChange ? [known.newestChange] : [])].sort().reverse();
  return latest;
}
