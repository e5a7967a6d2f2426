import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUSY_REQUESTS, CROWD_DELAY_MS, CROWD_REQUESTS, SHED_DELAY_MS } from '../../../domain/core/limits.js';
import { createDelayMeter, waitForCapacity } from './loadShedding.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
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

const HERE = '203.0.113.0/24';
const patient = new AbortController().signal;

it('rejects work while the event loop is late with many requests, and takes it again afterwards', async () => {
  const { meter, block } = meterWithClock();
  for (let requests = 0; requests < BUSY_REQUESTS; requests += 1) meter.begin(`network ${requests}`);
  block(SHED_DELAY_MS + 100);
  await expect(waitForCapacity(patient, HERE, meter)).resolves.toBeUndefined();
  meter.begin(HERE);
  await expect(waitForCapacity(patient, HERE, meter)).rejects.toThrow(
    expect.objectContaining({ code: 'busy' }),
  );
  vi.advanceTimersByTime(200);
  await expect(waitForCapacity(patient, HERE, meter)).resolves.toBeUndefined();
});

it('measures nothing between requests, when a platform may pause the process', () => {
  const { meter, block } = meterWithClock();
  const end = meter.begin();
  end();
  block(60_000);
  expect(meter.delayMs()).toBe(0);
  meter.begin();
  expect(meter.delayMs()).toBe(0);
});

it('measures across requests that are answered in one turn of the loop', () => {
  const { meter, block } = meterWithClock();
  for (let requests = 0; requests < 40; requests += 1) {
    const end = meter.begin();
    block(30);
    end();
  }
  meter.begin();
  expect(meter.delayMs()).toBeGreaterThan(SHED_DELAY_MS);
});

it('goes on measuring until the last request has ended', () => {
  const { meter, block } = meterWithClock();
  const end = meter.begin();
  meter.begin();
  end();
  block(500);
  expect(meter.delayMs()).toBeGreaterThan(400);
});

it('rejects work for a client that has left', async () => {
  const left = new AbortController();
  left.abort();
  await expect(waitForCapacity(left.signal, HERE, createDelayMeter())).rejects.toThrow(
    expect.objectContaining({ code: 'busy' }),
  );
});

it('rejects the work of a network with many requests sooner, and not that of others', async () => {
  const { meter, block } = meterWithClock();
  const ends = Array.from({ length: CROWD_REQUESTS + 1 }, () => meter.begin(HERE));
  meter.begin('198.51.100.0/24');
  await expect(waitForCapacity(patient, HERE, meter)).resolves.toBeUndefined();
  block(CROWD_DELAY_MS + 100);
  await expect(waitForCapacity(patient, HERE, meter)).rejects.toThrow();
  await expect(waitForCapacity(patient, '198.51.100.0/24', meter)).resolves.toBeUndefined();
  ends.pop()?.();
  await expect(waitForCapacity(patient, HERE, meter)).resolves.toBeUndefined();
});
