import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError, type UnsentWrite } from '../../domain/core/errors.js';
import {
  WAITING_ATTEMPTS_MAX,
  WAITING_RETRY_MS,
  WAITING_WRITE_LIFE_MS,
  WAITING_WRITES_MAX,
} from '../../domain/core/limits.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { clearPersonalData } from '../storage/stored.js';
import { type Outcome, sendWaiting } from './sendWaiting.js';
import {
  dropWaitingLine,
  isStuck,
  queueAddition,
  queueQuantity,
  readWaiting,
  retryWaiting,
  subscribeToRetries,
} from './waitingWrites.js';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../core/api.js', () => ({ callApi }));

const unsent = (key: string, path = '/wcPost/update-order'): UnsentWrite => ({
  ...{ method: 'PUT', path, key },
  body: { order_id: 7, line_items: [{ product_id: 1, variation_id: null, quantity: 2 }] },
});
const CHOICE = { productId: 1, variationId: null, quantity: 2, label: 'Tyre' };
const add = (key: string) => queueAddition({ write: unsent(key), choice: CHOICE });
const LINE = {
  id: 5,
  productId: 1,
  variationId: null,
  quantity: 1,
  price: 100,
  name: { en: 'Tyre', ar: '' },
  image: null,
};

/** Path and idempotency key of each call. */
const sent = () =>
  (callApi.mock.calls as [string, { idempotencyKey: string }][]).map(([path, { idempotencyKey }]) => [
    path,
    idempotencyKey,
  ]);

/** Sends what waits; returns the kinds of outcomes with the name of the product. */
async function send(): Promise<string[]> {
  const outcomes: Outcome[] = [];
  await sendWaiting((outcome) => outcomes.push(outcome));
  return outcomes.map(({ kind }) => kind);
}

let isLockFree = true;

/** The browser's lock, of which another tab may be the holder. */
const request = (_name: string, _options: object, run: (lock: object | null) => Promise<void>) =>
  run(isLockFree ? {} : null);

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', { cookie: 'user_id=3' });
  isLockFree = true;
  vi.stubGlobal('navigator', { locks: { request } });
  callApi.mockReset().mockResolvedValue({ items: [] });
});

describe('a cart write without a connection', () => {
  it('waits with the idempotency key of its first attempt, and is sent once', async () => {
    expect(add('k1')).toBe(true);
    expect(await send()).toEqual(['sent']);
    expect(sent()).toEqual([['/wcPost/update-order', 'k1']]);
    expect(callApi.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body: unsent('k1').body });
    expect(readWaiting()).toEqual([]);
    expect(await send()).toEqual([]);
    expect(sent()).toHaveLength(1);
  });

  it('is left to the tab that is sending already', async () => {
    add('k1');
    isLockFree = false;
    expect(await send()).toEqual([]);
    expect(sent()).toEqual([]);
    expect(readWaiting()).toHaveLength(1);
  });

  it('keeps waiting, in order, while the shop does not answer or asks to wait', async () => {
    add('k1');
    add('k2');
    const unanswered = new ShopError('store_unavailable', { unsent: unsent('k1') });
    callApi.mockRejectedValue(unanswered);
    for (let attempt = 0; attempt < 2 * WAITING_ATTEMPTS_MAX; attempt += 1) expect(await send()).toEqual([]);
    expect(new Set(sent().map(([, key]) => key))).toEqual(new Set(['k1']));
    for (const code of ['request_in_progress', 'too_many_requests'] as const) {
      callApi.mockRejectedValue(new ShopError(code));
      expect(await send(), code).toEqual([]);
    }
    callApi.mockReset().mockResolvedValue({ items: [] });
    expect(await send()).toEqual(['sent', 'sent']);
    expect(sent().map(([, key]) => key)).toEqual(['k1', 'k2']);
  });

  it('does not hold up the others while the shop fails to carry it out', async () => {
    add('k1');
    add('k2');
    callApi.mockRejectedValueOnce(new ShopError('internal_error'));
    expect(await send()).toEqual(['sent']);
    expect(readWaiting().map(({ key }) => key)).toEqual(['k1']);
  });

  it('is sent at growing intervals while the shop fails, then left to the shopper, who may send it or not', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    add('k1');
    callApi.mockRejectedValue(new ShopError('store_unavailable'));
    const minutes: number[] = [];
    const outcomes: string[] = [];
    for (let waitedMs = 0; waitedMs <= 60 * 60_000; waitedMs += WAITING_RETRY_MS) {
      const before = callApi.mock.calls.length;
      outcomes.push(...(await send()));
      if (callApi.mock.calls.length > before) minutes.push(waitedMs / 60_000);
      vi.advanceTimersByTime(WAITING_RETRY_MS);
    }
    expect(minutes).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5]);
    expect(outcomes).toEqual(['stuck']);
    const [stuck] = readWaiting();
    if (stuck === undefined) throw new Error('It is gone');
    expect(isStuck(stuck)).toBe(true);

    const asked = vi.fn();
    subscribeToRetries(asked);
    callApi.mockReset().mockResolvedValue({ items: [] });
    retryWaiting(stuck);
    expect(asked).toHaveBeenCalledOnce();
    expect(await send()).toEqual(['sent']);
    expect(sent()).toEqual([['/wcPost/update-order', 'k1']]);
  });

  it('is sent after a failure although the clock was set back', async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    add('k1');
    callApi.mockRejectedValueOnce(new ShopError('internal_error'));
    expect(await send()).toEqual([]);
    vi.setSystemTime(1_000_000);
    expect(await send()).toEqual(['sent']);
  });

  it('is read although it was kept before failures were counted', async () => {
    add('k1');
    const kept = localStorage.getItem('waitingWrites') ?? '';
    const old = (JSON.parse(kept) as object[]).map((write) => ({
      ...write,
      failures: undefined,
      failedAtMs: undefined,
    }));
    localStorage.setItem('waitingWrites', JSON.stringify(old));
    expect(await send()).toEqual(['sent']);
  });

  it.each(['product_not_found', 'insufficient_stock', 'one_per_order'] as const)(
    'is given up when the shop refuses it: %s',
    async (code) => {
      add('k1');
      add('k2');
      callApi.mockRejectedValueOnce(new ShopError(code));
      expect(await send()).toEqual(['refused', 'sent']);
      expect(readWaiting()).toEqual([]);
    },
  );

  it('is added to a new cart, with a new key, when its cart has become an order meanwhile', async () => {
    add('k1');
    callApi.mockRejectedValueOnce(new ShopError('order_not_open'));
    expect(await send()).toEqual(['sent']);
    const [[first, firstKey], [second, secondKey]] = sent() as [string[], string[]];
    expect([first, second]).toEqual(['/wcPost/update-order', '/wcPost/place-order']);
    expect(secondKey).not.toBe(firstKey);
    expect(callApi.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      body: { line_items: [{ product_id: 1, variation_id: null, quantity: 2 }] },
    });
  });

  it('is not sent once the server may have forgotten its key', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    add('k1');
    vi.setSystemTime(1_000_000 + WAITING_WRITE_LIFE_MS + 1);
    expect(await send()).toEqual(['expired']);
    expect(sent()).toEqual([]);
    expect(readWaiting()).toEqual([]);
  });

  it('is not sent for another customer, and is dropped at logout', async () => {
    add('k1');
    vi.stubGlobal('document', { cookie: 'user_id=4' });
    expect(await send()).toEqual(['refused']);
    expect(sent()).toEqual([]);
    vi.stubGlobal('document', { cookie: 'user_id=3' });
    add('k2');
    clearPersonalData();
    expect(readWaiting()).toEqual([]);
  });

  it('is refused, and so told, where storage is blocked or full and for anybody but a customer', () => {
    vi.stubGlobal('document', { cookie: '' });
    expect(add('k1')).toBe(false);
    vi.stubGlobal('document', { cookie: 'user_id=3' });
    vi.stubGlobal('localStorage', undefined);
    expect(add('k1')).toBe(false);
    expect(readWaiting()).toEqual([]);
  });

  it('is refused beyond the number that may wait', () => {
    for (let number = 0; number < WAITING_WRITES_MAX; number += 1) {
      expect(add(`k${number}`)).toBe(true);
    }
    expect(add('more')).toBe(false);
    expect(readWaiting()).toHaveLength(WAITING_WRITES_MAX);
  });
});

describe('a change of quantity without a connection', () => {
  it('replaces an earlier one of the same line, and leaves additions alone', () => {
    add('k1');
    expect(queueQuantity(unsent('k2'), LINE, 3, 'Tyre')).toBe(true);
    expect(queueQuantity(unsent('k3'), LINE, 4, 'Tyre')).toBe(true);
    expect(readWaiting().map(({ key, quantity }) => [key, quantity])).toEqual([
      ['k1', 2],
      ['k3', 4],
    ]);
  });

  it('is dropped when the line is changed with a connection, or by the shopper', () => {
    queueQuantity(unsent('k1'), LINE, 3, 'Tyre');
    expect(dropWaitingLine(6)).toBe(false);
    expect(dropWaitingLine(LINE.id)).toBe(true);
    expect(readWaiting()).toEqual([]);
  });

  it('is not made into an addition when its cart has become an order', async () => {
    queueQuantity(unsent('k1'), LINE, 3, 'Tyre');
    callApi.mockRejectedValue(new ShopError('order_not_open'));
    expect(await send()).toEqual(['refused']);
    expect(sent()).toHaveLength(1);
  });
});
