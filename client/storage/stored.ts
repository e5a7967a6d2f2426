/** Values in session or local storage. */
import type { GenericSchema } from 'valibot';
import type { StorageName } from '../../domain/content/privacy.js';
import { createListeners } from './listeners.js';
import { parseStored } from './parseStored.js';

/** `tab` is session storage, `browser` is local storage. */
type Place = 'tab' | 'browser';

/** A stored value that can be subscribed to. */
interface Stored<Value> {
  /** Null if missing or rejected by the schema; referentially stable while unchanged. */
  read: () => Value | null;
  /**
   * Null removes it. If storage is full or blocked, the value is kept in memory until the page unloads, and the result is
   * false.
   */
  write: (value: Value | null) => boolean;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

/** Keys of the inline script and of the consent bar, which are not personal data; logout removes all others. */
const NOT_PERSONAL: readonly string[] = ['visited', 'consent'] satisfies StorageName<Place>[];

/** Clears the in-memory fallback of each stored value. */
const forgetters = new Set<() => void>();

/** Stores one value as JSON under a key. */
export function createStored<Value, Kept extends Place = Place>(
  key: StorageName<Kept>,
  schema: GenericSchema<unknown, Value>,
  place: Kept,
): Stored<Value> {
  const listeners = createListeners();
  /** In-memory fallback for a value that storage rejected. */
  let unkept: string | null = null;
  let lastText: string | null = null;
  let lastValue: Value | null = null;

  const readText = () => attempt(() => unkept ?? storageOf(place).getItem(key), unkept);
  forgetters.add(() => {
    unkept = null;
    listeners.notify();
  });
  return {
    read() {
      const text = readText();
      if (text !== lastText) {
        lastText = text;
        lastValue = parseStored(text, schema);
      }
      return lastValue;
    },
    write(value) {
      const text = value === null ? null : JSON.stringify(value);
      const isKept = attempt(() => {
        if (text === null) storageOf(place).removeItem(key);
        else storageOf(place).setItem(key, text);
        return true;
      }, false);
      unkept = isKept ? null : text;
      listeners.notify();
      return isKept;
    },
    subscribe: listeners.subscribe,
  };
}

/** Whether local storage has a value under a key, without loading the code that reads it. */
export function isStored(key: StorageName<'browser'>): boolean {
  return attempt(() => localStorage.getItem(key) !== null, false);
}

/**
 * Calls the listener when another page may have changed local storage; a page that the browser shows again has not been
 * told of it. Returns the unsubscribe function.
 */
export function onStoredElsewhere(listener: () => void): () => void {
  const events = ['storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Removes all personal data from storage; called at logout in every tab. */
export function clearPersonalData(): void {
  for (const place of ['tab', 'browser'] as const) {
    attempt(() => {
      const storage = storageOf(place);
      const keys = Object.keys(storage).filter((key) => !NOT_PERSONAL.includes(key));
      for (const key of keys) storage.removeItem(key);
    }, undefined);
  }
  for (const forget of forgetters) forget();
  // Copies of pages in these caches tell what was read. Without https there are none.
  if ('caches' in globalThis) {
    void caches.keys().then((names) => {
      for (const name of names) if (name.startsWith('seen')) void caches.delete(name);
    });
  }
}

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** Browsers that block storage throw on any access. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
