import { setTimeout as sleep } from 'node:timers/promises';
import { idInStore } from '../../domain/catalogue/variations/choiceId.js';
import { LOOK_AGAIN_TIMEOUT_MS, PARTS_TIMEOUT_MS, STORE_READ_BUDGET_MS } from '../../domain/core/limits.js';
import type { Product } from '../../domain/catalogue/product.js';
import type { CataloguePort } from '../ports/catalogue.js';
import type { RecordReader } from '../ports/shared/records/recordReader.js';
import type { StatePort } from '../ports/records/state.js';
import type { Synonyms } from '../catalogueIndex/synonyms/otherNames.js';
import { type CatalogueReading, databaseCatalogue } from '../catalogueIndex/catalogue.js';
import type { Replica } from '../catalogueIndex/replica/replica.js';
import type { Database, Reader } from '../database/sql/sql.js';
import { createFailureLog } from './failureLog.js';
import { readNote } from './mirrorTables.js';
import { refreshProducts } from './mirrorRefresh.js';
import { namesSource } from './storedNames.js';
import { ShopError } from '../../domain/core/errors.js';
import { OperatorProblem } from '../ports/problem.js';
import type { RemoteCatalogue } from './remoteCatalogue.js';
import type { RecordNotes } from '../ports/shared/records/recordNotes.js';
import { singleRefresh } from './singleRefresh.js';
import { staleCaches } from '../ports/shared/staleCache.js';
import { refreshWhole } from './wholeRefresh.js';

interface MirrorOptions {
  database: Database;
  /** Answers what shoppers browse. */
  replica: Replica;
  remote: RemoteCatalogue;
  /** Tells the operator what is wrong with products. */
  notes: RecordNotes;
  state: StatePort;
  /** Reads rows of the database. */
  tables: RecordReader;
  synonyms: () => Promise<Synonyms>;
  /** How addresses in the store's texts are written in this shop. */
  addressesOf: CatalogueReading['addressesOf'];
  now?: (() => number) | undefined;
  /** Logs a failed refresh in the background. */
  report?: ((event: string, error: unknown) => void) | undefined;
  /** Keeps the process alive for work after the response; not needed in a long-lived process. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

/** An older mirror is revalidated in the background. With the minute that a page is kept, twice, that is five minutes. */
export const REFRESH_AFTER_MS = 3 * 60 * 1000;
/** An unknown product is asked for once in this time. */
const LOOK_UPS = { freshMs: 30_000, timeoutMs: PARTS_TIMEOUT_MS, most: 500 };
/** Unknown products that are asked for at the same time, so that robots with invented numbers do not slow the store. */
const LOOK_UPS_AT_ONCE = 3;
/** So long after a refresh an unknown product counts as missing, also while the store does not answer. */
const COMPLETE_FOR_MS = 15 * 60 * 1000;

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
  /**
   * Asks the store for a product that the mirror does not know, unless it was asked a moment ago. Throws
   * `store_unavailable` if the store does not answer in time and the mirror is old.
   */
  lookFor(id: number): Promise<void>;
}

/** A mirror of a remote store. It sends no request before it is used. */
export function createMirror(options: MirrorOptions): Mirror {
  const { database, replica, remote, notes, state, tables, synonyms, addressesOf } = options;
  const { now = Date.now, later = () => undefined } = options;
  const over = (reader: Reader) => databaseCatalogue(reader, { addressesOf, records: tables, synonyms });
  const [catalogue, current] = [replica.port(over, database), over(database)];
  let asking: Promise<number | null> | null = null;
  let refreshedAtMs: number | null = null;
  const lookUp = limitedLookUps((id) => refreshSome([id]), now);
  const names = namesSource(remote, database);
  const failures = createFailureLog(options.report);
  const inBackground = (work: Promise<unknown>) =>
    later(work.catch((error: unknown) => failures.report(error)));
  const context = { database, remote, notes, tables, later, onChange: () => replica.expectChange() };
  const whole = singleRefresh(state, { takeOver, refresh: refreshEverything });

  async function read(): Promise<CataloguePort> {
    if (!replica.isLocal()) {
      refreshedAtMs ??= await readRefreshTime(options);
      if (refreshedAtMs === null) await inTime(whole.ifOld(), STORE_READ_BUDGET_MS, inBackground);
    }
    if (!isFresh(refreshedAtMs, now())) later(refreshIfStale());
    return catalogue;
  }

  /** Refreshes an old mirror. Readers keep the stale one if that fails, and the next reader tries again. */
  async function refreshIfStale(): Promise<void> {
    try {
      refreshedAtMs ??= await (asking ??= readRefreshTime(options).finally(() => (asking = null)));
      if (!isFresh(refreshedAtMs, now())) await whole.ifOld();
    } catch (error) {
      failures.report(error);
    }
  }

  /** Whether another instance has refreshed the mirror. */
  async function takeOver(): Promise<boolean> {
    const known = await readRefreshTime(options);
    if (!isFresh(known, now())) return false;
    refreshedAtMs = known;
    failures.forget();
    context.onChange();
    return true;
  }

  async function refreshEverything(): Promise<void> {
    refreshedAtMs = await refreshWhole({ ...context, source: names, now });
    failures.forget();
    await notes.settle();
  }

  /** Tells whether the mirror differed. */
  async function refreshSome(ids: readonly number[]): Promise<boolean> {
    if (ids.length === 0) return false;
    const inStore = [...new Set(ids.map((id) => idInStore(id)))];
    return refreshProducts(context, names, inStore, now());
  }

  return {
    read,
    async getCurrent(ids) {
      await read(); // without an earlier refresh the whole store is read
      const [before, isChanged] = await Promise.all([current.getCurrent(ids), refreshSome(ids)]);
      return isChanged ? current.getCurrent(ids) : before;
    },
    async refresh(ids) {
      if (ids === undefined) return whole.anew();
      await read();
      await refreshSome(ids);
    },
    async lookFor(id) {
      try {
        await inTime(lookUp(id), LOOK_AGAIN_TIMEOUT_MS, inBackground);
      } catch (error) {
        refreshedAtMs ??= await readRefreshTime(options);
        if (now() - (refreshedAtMs ?? -Infinity) > COMPLETE_FOR_MS) throw error;
      }
    },
  };
}

/** Null if these tables hold no whole copy of this store. */
async function readRefreshTime({ database, tables, remote }: MirrorOptions): Promise<number | null> {
  const note = await readNote(database, tables);
  return note?.storeUrl === remote.url ? note.refreshedAtMs : null;
}

/** A time to come, of another clock or another hand, says nothing. */
function isFresh(refreshedAtMs: number | null, nowMs: number): boolean {
  return refreshedAtMs !== null && Math.abs(nowMs - refreshedAtMs) <= REFRESH_AFTER_MS;
}

/** Asks for each unknown product once in a while, and for a few at the same time. Throws `store_unavailable`. */
function limitedLookUps(
  ask: (id: number) => Promise<boolean>,
  now: () => number,
): (id: number) => Promise<void> {
  const lookUps = staleCaches((id) => ask(Number(id)), { ...LOOK_UPS, now });
  let running = 0;
  return async (id) => {
    if (running >= LOOK_UPS_AT_ONCE) throw unavailable('The store is being asked for other products');
    running += 1;
    await lookUps.get(String(id)).finally(() => (running -= 1));
  };
}

/** Limits how long a shopper waits for a refresh, which continues in the background. Throws `store_unavailable`. */
async function inTime(
  reading: Promise<unknown>,
  timeoutMs: number,
  inBackground: (work: Promise<unknown>) => void,
): Promise<void> {
  const isDone = reading.then(() => true);
  if (await Promise.race([isDone, sleep(timeoutMs, false, { ref: false })])) return;
  inBackground(reading);
  throw unavailable('The catalogue is still being read from the store');
}

function unavailable(line: string): ShopError {
  return new ShopError('store_unavailable', {}, new OperatorProblem(line));
}
