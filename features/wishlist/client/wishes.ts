import { useSyncExternalStore } from 'react';
import { array, number, object } from 'valibot';
import { WISHES_MAX, WishesSchema } from '../domain/wishes.js';
import { callApi } from '../../../client/core/api.js';
import { isLoggedInAs } from '../../../client/account/isLoggedInAs.js';
import { createStored, onStoredElsewhere } from '../../../client/storage/stored.js';
import { storedIds } from '../../../client/storage/storedList.js';

const wishes = createStored('wishes', storedIds(WISHES_MAX), 'browser');
/** The list when browser and account last had the same: what differs from it has changed since. */
const agreed = createStored('wishesAgreed', object({ customer: number(), ids: array(number()) }), 'browser');

const NONE: readonly number[] = [];

/** Ids of the products and variations on the shopper's wishlist, newest first. */
function readWishes(): readonly number[] {
  return wishes.read() ?? NONE;
}

/** Calls the listener after every change, also by another page; returns the unsubscribe function. */
function onWishesChange(listener: () => void): () => void {
  const unsubscribe = wishes.subscribe(listener);
  const unlisten = onStoredElsewhere(listener);
  return () => {
    unsubscribe();
    unlisten();
  };
}

/** The list, following every change; empty until hydrated. */
export function useWishes(): readonly number[] {
  return useSyncExternalStore(onWishesChange, readWishes, () => NONE);
}

/** Whether a product is on the list; false until hydrated. */
export function useIsWished(id: number): boolean {
  return useSyncExternalStore(
    onWishesChange,
    () => readWishes().includes(id),
    () => false,
  );
}

/** Puts a product first; false if the list is full. */
export function addWish(id: number): boolean {
  const ids = readWishes();
  if (ids.includes(id)) return true;
  if (ids.length >= WISHES_MAX) return false;
  wishes.write([id, ...ids]);
  return true;
}

/** Removes these products, if they are there. */
export function removeWishes(...gone: readonly number[]): void {
  keep(readWishes().filter((id) => !gone.includes(id)));
}

function keep(ids: readonly number[]): void {
  const before = readWishes();
  if (ids.join() !== before.join()) wishes.write(ids.length === 0 ? null : [...ids]);
}

let lastSync: Promise<void> = Promise.resolve();

/**
 * Brings the lists of the browser and of a customer's account together: what was added or removed here since they last
 * agreed is sent, and the account's list is taken over. After a login, both lists are kept. One at a time, because each
 * starts from what the one before has agreed.
 */
export function syncWishes(customer: number): Promise<void> {
  const sync = lastSync.then(() => syncNow(customer));
  lastSync = sync.catch(() => undefined);
  return sync;
}

async function syncNow(customer: number): Promise<void> {
  if (!isLoggedInAs(customer)) return;
  const own = readWishes();
  const last = agreed.read();
  const base = last?.customer === customer ? last.ids : NONE;
  const { ids } = await callApi('/post/wishes', {
    method: 'POST',
    body: {
      add: own.filter((id) => !base.includes(id)),
      remove: base.filter((id) => !own.includes(id)),
    },
    schema: WishesSchema,
  });
  // A logout has cleared both lists, which an answer must not bring back for whoever is next.
  if (!isLoggedInAs(customer)) return;
  agreed.write({ customer, ids });
  // What was changed here meanwhile stays, and is sent next.
  const now = readWishes();
  const added = now.filter((id) => !own.includes(id));
  const removed = own.filter((id) => !now.includes(id));
  keep([...added, ...ids.filter((id) => !removed.includes(id) && !added.includes(id))]);
}
