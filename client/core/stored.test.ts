import { beforeEach, describe, expect, it, vi } from 'vitest';
import { number, object } from 'valibot';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { clearPersonalData, createStored } from './stored.js';

const Size = object({ width: number() });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

describe('a kept value', () => {
  it('is read again as it was written, and is the same object until it changes', () => {
    const size = createStored('size', Size, 'browser');
    size.write({ width: 205 });
    expect(localStorage.getItem('size')).toBe('{"width":205}');
    expect(size.read()).toEqual({ width: 205 });
    expect(size.read()).toBe(size.read());
  });

  it('of a tab stays in that tab', () => {
    createStored('size', Size, 'tab').write({ width: 205 });
    expect([sessionStorage.getItem('size'), localStorage.getItem('size')]).toEqual(['{"width":205}', null]);
  });

  it('is nothing where somebody else has written what the schema refuses', () => {
    const size = createStored('size', Size, 'browser');
    for (const text of ['{"width":"205"}', 'no JSON', '']) {
      localStorage.setItem('size', text);
      expect(size.read()).toBeNull();
    }
  });

  it('tells its listeners of every change, the one at logout too', () => {
    const size = createStored('size', Size, 'browser');
    const heard = vi.fn();
    const stop = size.subscribe(heard);
    size.write({ width: 205 });
    size.write(null);
    clearPersonalData();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    size.write({ width: 195 });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('lasts until the page is left where the browser forbids its store', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const size = createStored('size', Size, 'browser');
    size.write({ width: 205 });
    expect(size.read()).toEqual({ width: 205 });
    clearPersonalData();
    expect(size.read()).toBeNull();
  });
});

describe('logging out', () => {
  it('forgets every key, whoever wrote it, but the marks of the early script', () => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('visited', '1');
      storage.setItem('userData', '{"first_name":"Mona"}');
      storage.setItem('cache:/wcFetch/products', '{}');
    }
    clearPersonalData();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['visited'], ['visited']]);
  });
});
