import { type GenericSchema, number, object } from 'valibot';
import {
  CACHE_DEFAULT_MS,
  CACHE_ENTRY_MAX_CHARS,
  CACHE_MOST_ENTRIES,
  CACHE_PREFIX,
} from '../../domain/core/limits.js';
import { wasWithin } from '../../domain/core/wasWithin.js';
import { parseStored } from './parseStored.js';

interface CacheRules {
  maxAgeMs?: number;
  /** Ignore entries stored up to this time, in ms. */
  since?: number;
}

/** A cached public response from local storage, never personal data. Null if missing, expired or invalid. */
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
    return wasWithin(storedAt, maxAgeMs, Date.now()) && storedAt > since ? value : null;
  } catch {
    return null;
  }
}

/**
 * Caches a response and evicts the oldest. Errors of full or blocked storage are ignored, because the response can be
 * fetched again.
 */
export function writeCached(key: string, value: unknown): void {
  const entry = JSON.stringify({ storedAt: Date.now(), value });
  if (entry.length > CACHE_ENTRY_MAX_CHARS) return;
  try {
    makeRoom(CACHE_PREFIX + key);
    localStorage.setItem(CACHE_PREFIX + key, entry);
  } catch {
    // Caching is optional.
  }
}

function makeRoom(newKey: string): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(CACHE_PREFIX) && key !== newKey);
  if (keys.length < CACHE_MOST_ENTRIES) return;
  const byAge = keys.map((key) => ({ key, storedAt: storedAt(key) })).sort((a, b) => a.storedAt - b.storedAt);
  for (const { key } of byAge.slice(0, keys.length - CACHE_MOST_ENTRIES + 1)) localStorage.removeItem(key);
}

/** An unreadable entry counts as the oldest. */
function storedAt(key: string): number {
  return Number(/^\{"storedAt":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 0);
}
