/** What the browser keeps, for a tab or between visits. */
import type { GenericSchema } from 'valibot';
import { createListeners } from './listeners.js';
import { parseStored } from './parseStored.js';

/** `tab`: gone with it. `browser`: kept between visits, for all tabs. */
type Place = 'tab' | 'browser';

/** One kept value, and those who want to hear of another. */
export interface Stored<Value> {
  /** Null for nothing, and for what the schema refuses; the same object for as long as nothing changes. */
  read: () => Value | null;
  /** Null forgets it. Where the store is full or forbidden, the value is kept until the page is left. */
  write: (value: Value | null) => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

/** Marks of the early script that say nothing of a person; every other key is gone at logout. */
const NOT_PERSONAL = ['visited', 'reloadedAt'];

/** How each kept value lets go of what the page alone remembers. */
const forgetters = new Set<() => void>();

/** Keeps one value under a key, as JSON. */
export function createStored<Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  place: Place,
): Stored<Value> {
  const listeners = createListeners();
  /** What the store would not take. */
  let unkept: string | null = null;
  let lastText: string | null = null;
  let lastValue: Value | null = null;

  const readText = () => attempt(() => unkept ?? storageOf(place).getItem(key), unkept);
  forgetters.add(() => {
    unkept = null;
    listeners.tell();
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
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}

/** Forgets everything that may say something of a person; at logout, in every tab. */
export function clearPersonalData(): void {
  for (const place of ['tab', 'browser'] as const) {
    attempt(() => {
      const storage = storageOf(place);
      const keys = Object.keys(storage).filter((key) => !NOT_PERSONAL.includes(key));
      for (const key of keys) storage.removeItem(key);
    }, undefined);
  }
  for (const forget of forgetters) forget();
}

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** Browsers that forbid storage throw at the first touch. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
