import { type GenericSchema, number, object, parseJson, pipe, safeParse, string } from 'valibot';
import { CACHE_DEFAULT_MS, CACHE_PREFIX } from '../domain/limits.js';

/**
 * What the browser keeps of public answers between visits; never anything personal. Null for what is not there,
 * too old, or not what it should be.
 */
export function readCached<Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  maxAgeMs: number = CACHE_DEFAULT_MS,
): Value | null {
  try {
    const entry = pipe(string(), parseJson(), object({ storedAt: number(), value: schema }));
    const result = safeParse(entry, localStorage.getItem(CACHE_PREFIX + key));
    if (!result.success || Date.now() - result.output.storedAt > maxAgeMs) return null;
    return result.output.value;
  } catch {
    return null;
  }
}

/** Keeps an answer. A full or forbidden store is no trouble: the answer is asked for again. */
export function writeCached(key: string, value: unknown): void {
  try {
    localStorage.setItem(CACHE_PREFIX + key, JSON.stringify({ storedAt: Date.now(), value }));
  } catch {
    // Nothing depends on it.
  }
}
