import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodeOf } from '../../../domain/core/errors.js';
import {
  BUSY_REQUESTS,
  CROWD_DELAY_MS,
  CROWD_REQUESTS,
  NETWORK_REQUESTS,
  SHED_DELAY_MS,
} from '../../../domain/core/limits.js';
import { occupy } from '../../../tests/support/overload.js';
import { createDelayMeter, eventLoop, whenThereIsCapacity } from './loadShedding.js';

describe('the delay of the event loop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A meter whose clock can run while the event loop does not. */
  function meterWithClock() {
    let blockedMs = 0;
    const meter = createDelayMeter(() => Date.now() + blockedMs);
    const block = (ms: number) => {
      blockedMs += ms;
    };
    return { meter, block };
  }

  it('is over once the loop turns again', () => {
    const { meter, block } = meterWithClock();
    meter.begin();
    block(500);
    expect(meter.delayMs()).toBeGreaterThan(400);
    vi.advanceTimersByTime(200);
    expect(meter.delayMs()).toBe(0);
  });

  it('is not measured between requests, when a platform may pause the process', () => {
    const { meter, block } = meterWithClock();
    const end = meter.begin();
    end();
    block(60_000);
    expect(meter.delayMs()).toBe(0);
    meter.begin();
    expect(meter.delayMs()).toBe(0);
  });

  it('is measured across requests that are answered in one turn of the loop', () => {
    const { meter, block } = meterWithClock();
    for (let requests = 0; requests < 40; requests += 1) {
      const end = meter.begin();
      block(30);
      end();
    }
    meter.begin();
    expect(meter.delayMs()).toBeGreaterThan(SHED_DELAY_MS);
  });

  it('is measured until the last request has ended', () => {
    const { meter, block } = meterWithClock();
    const end = meter.begin();
    meter.begin();
    end();
    block(500);
    expect(meter.delayMs()).toBeGreaterThan(400);
  });
});

describe('public work', () => {
  const HERE = '203.0.113.7';
  const ends: (() => void)[] = [];

  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.restoreAllMocks();
  });

  const late = (ms: number) => vi.spyOn(eventLoop, 'delayMs').mockReturnValue(ms);
  const ask = (network = HERE, signal: AbortSignal | null = null) =>
    whenThereIsCapacity({ signal, network }, () => Promise.resolve('done')).catch((error: unknown) =>
      errorCodeOf(error),
    );

  it('is done while little of it waits, however late the loop is: a process that starts', async () => {
    late(60_000);
    expect(await ask()).toBe('done');
  });

  it('is rejected while the loop is late and much of it is under way', async () => {
    for (let network = 0; network < BUSY_REQUESTS; network += 1)
      ends.push(await occupy(`network ${network}`, 1));
    expect(await ask()).toBe('done');
    late(SHED_DELAY_MS + 1);
    expect(await ask()).toBe('busy');
    late(0);
    expect(await ask()).toBe('done');
  });

  it('of a network with much under way is rejected sooner, and not that of others', async () => {
    ends.push(await occupy(HERE, CROWD_REQUESTS));
    late(CROWD_DELAY_MS + 1);
    expect([await ask(), await ask('198.51.100.7')]).toEqual(['busy', 'done']);
  });

  it('of one network has an upper limit', async () => {
    ends.push(await occupy(HERE, NETWORK_REQUESTS));
    expect([await ask(), await ask('198.51.100.7')]).toEqual(['busy', 'done']);
  });

  it('is not done for a client that has left', async () => {
    const left = new AbortController();
    left.abort();
    expect(await ask(HERE, left.signal)).toBe('busy');
  });

  it('lets what arrives meanwhile have its turn in between', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      whenThereIsCapacity({ signal: null, network: HERE }, () => Promise.resolve(void order.push(name)));
    const all = [work('first'), work('second')];
    setImmediate(() => setImmediate(() => order.push('other')));
    await Promise.all([...all, work('third')]);
    expect(order.indexOf('other')).toBeLessThan(3);
    expect(order).toHaveLength(4);
  });
});
