import { array, string } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHE_DEFAULT_MS, CACHE_MOST_ENTRIES } from '../../domain/core/limits.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { readCached, writeCached } from './storedCache.js';

const List = array(string());

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('localStorage', fakeStorage());
});

describe('storedCache', () => {
  it('returns a cached response until it expires', () => {
    writeCached('/list', ['a']);
    vi.advanceTimersByTime(CACHE_DEFAULT_MS);
    expect(readCached('/list', List)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(readCached('/list', List)).toBeNull();
    expect(readCached('/list', List, { maxAgeMs: CACHE_DEFAULT_MS * 2 })).toEqual(['a']);
  });

  it('ignores a cached response that is older than the page', () => {
    writeCached('/list', ['a']);
    expect(readCached('/list', List, { since: Date.now() })).toBeNull();
    expect(readCached('/list', List, { since: Date.now() - 1 })).toEqual(['a']);
  });

  it('ignores a cached response that was stored by a clock that has been set back since', () => {
    writeCached('/list', ['a']);
    vi.setSystemTime(Date.now() - 1);
    expect(readCached('/list', List)).toBeNull();
  });

  it('ignores a cached response that does not match the schema', () => {
    writeCached('/list', { a: 1 });
    localStorage.setItem('cache:/broken', '{"storedAt":');
    expect(readCached('/list', List)).toBeNull();
    expect(readCached('/broken', List)).toBeNull();
  });

  it('evicts the oldest cached response and leaves other keys alone', () => {
    localStorage.setItem('userData', 'x');
    for (let index = 0; index < CACHE_MOST_ENTRIES + 5; index += 1) {
      vi.advanceTimersByTime(1);
      writeCached(`/list/${index}`, [String(index)]);
    }
    expect(readCached('/list/4', List)).toBeNull();
    expect(readCached('/list/5', List)).toEqual(['5']);
    expect(localStorage.length).toBe(CACHE_MOST_ENTRIES + 1);
    writeCached('/huge', ['x'.repeat(100_000)]);
    expect(readCached('/huge', List)).toBeNull();
  });
});
