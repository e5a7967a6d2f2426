import { type GenericSchema, number, object } from 'valibot';
import {
  CACHE_DEFAULT_MS,
  CACHE_ENTRY_MAX_CHARS,
  CACHE_MOST_ENTRIES,
  CACHE_PREFIX,
} from '../../domain/core/limits.js';
import { parseStored } from './parseStored.js';

interface CacheRules {
  maxAgeMs?: number;
  /** Only what was stored after this moment, in ms. */
  since?: number;
}

/**
 * What the browser keeps of public answers between visits, each as it came; never anything personal. Null for what
 * is not there, too old, or not what it should be.
 */
export function readCached<Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  { maxAgeMs = CACHE_DEFAULT_MS, since = 0 }: CacheRules = {},
): Value | null {
  try {
    const entry = object({ storedAt: number(), value: schema });
    const kept = parseStored(localStorage.getItem(CACHE_PREFIX + key), entry);
    if (kept === null) return null;
    const { storedAt, value } = kept;
    return Date.now() - storedAt > maxAgeMs || storedAt <= since ? null : value;
  } catch {
    return null;
  }
}

/** Keeps an answer; the oldest gives way. A full or forbidden store is no trouble: it is asked for again. */
export function writeCached(key: string, value: unknown): void {
  const entry = JSON.stringify({ storedAt: Date.now(), value });
  if (entry.length > CACHE_ENTRY_MAX_CHARS) return;
  try {
    makeRoom(CACHE_PREFIX + key);
    localStorage.setItem(CACHE_PREFIX + key, entry);
  } catch {
    // Nothing depends on it.
  }
}

function makeRoom(newKey: string): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(CACHE_PREFIX) && key !== newKey);
  if (keys.length < CACHE_MOST_ENTRIES) return;
  const byAge = keys.map((key) => ({ key, storedAt: storedAt(key) })).sort((a, b) => a.storedAt - b.storedAt);
  for (const { key } of byAge.slice(0, keys.length - CACHE_MOST_ENTRIES + 1)) localStorage.removeItem(key);
}

/** What cannot be read is the oldest of all. */
function storedAt(key: string): number {
  return Number(/^\{"storedAt":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 0);
}
