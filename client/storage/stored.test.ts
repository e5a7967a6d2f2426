import { beforeEach, describe, expect, it, vi } from 'vitest';
import { number, object } from 'valibot';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { clearPersonalData, createStored } from './stored.js';

const Size = object({ width: number() });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  // Cars, if a test of the same process has loaded them, mark the document when they are cleared.
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('dispatchEvent', () => true);
});

describe('createStored', () => {
  it('reads back a stored value, referentially stable until it changes', () => {
    const size = createStored('seenPrices', Size, 'browser');
    size.write({ width: 205 });
    expect(localStorage.getItem('seenPrices')).toBe('{"width":205}');
    expect(size.read()).toEqual({ width: 205 });
    expect(size.read()).toBe(size.read());
  });

  it('keeps a session value out of other tabs', () => {
    createStored('orderToPay', Size, 'tab').write({ width: 205 });
    expect([sessionStorage.getItem('orderToPay'), localStorage.getItem('orderToPay')]).toEqual([
      '{"width":205}',
      null,
    ]);
  });

  it('reads a stored value as null when the schema rejects it', () => {
    const size = createStored('seenPrices', Size, 'browser');
    for (const text of ['{"width":"205"}', 'no JSON', '']) {
      localStorage.setItem('seenPrices', text);
      expect(size.read()).toBeNull();
    }
  });

  it('notifies listeners of every change of a stored value, including logout', () => {
    const size = createStored('seenPrices', Size, 'browser');
    const listener = vi.fn();
    const stop = size.subscribe(listener);
    size.write({ width: 205 });
    size.write(null);
    clearPersonalData();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    size.write({ width: 195 });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('keeps a value in memory until the page unloads where storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const size = createStored('seenPrices', Size, 'browser');
    size.write({ width: 205 });
    expect(size.read()).toEqual({ width: 205 });
    clearPersonalData();
    expect(size.read()).toBeNull();
  });
});

describe('clearPersonalData', () => {
  it('removes every stored key at logout except those of the inline script', () => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('visited', '1');
      storage.setItem('userData', '{"first_name":"Mona"}');
      storage.setItem('cache:/wcFetch/products', '{}');
    }
    clearPersonalData();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['visited'], ['visited']]);
  });

  it('removes the pages that the service worker has kept, but neither its offline pages nor its scripts', async () => {
    const names = new Set(['seen-pages-b1', 'seen-data-b1', 'seen-pictures', 'offline-b1', 'assets-b1']);
    const [keys, remove] = [
      () => Promise.resolve([...names]),
      (name: string) => Promise.resolve(names.delete(name)),
    ];
    vi.stubGlobal('caches', { keys, delete: remove });
    clearPersonalData();
    await vi.waitFor(() => expect([...names]).toEqual(['offline-b1', 'assets-b1']));
  });
});
