import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCodeOf } from '../../../domain/core/errors.js';
import {
  ALL_REQUESTS,
  BUSY_REQUESTS,
  CROWD_DELAY_MS,
  CROWD_REQUESTS,
  LONGEST_DELAY_MS,
  NETWORK_REQUESTS,
  SHED_DELAY_MS,
} from '../../../domain/core/limits.js';
import { occupy } from '../../../tests/support/overload.js';
import { enter, inTurn, turns, whenThereIsCapacity } from './loadShedding.js';

const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.7';
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

describe('public work', () => {
  const late = (ms: number) => vi.spyOn(turns, 'delayMs').mockReturnValue(ms);
  const ask = (network = HERE, isWanted = () => true) =>
    whenThereIsCapacity({ isWanted, network }, () => Promise.resolve('done')).catch((error: unknown) =>
      errorCodeOf(error),
    );

  it('is done while little of it waits, however long turns take: a process that starts', async () => {
    late(60_000);
    expect(await ask()).toBe('done');
  });

  it('is rejected while turns come late and much of it is under way', async () => {
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
    expect([await ask(), await ask(ELSEWHERE)]).toEqual(['busy', 'done']);
  });

  it('no longer counts what has ended, however it ended', async () => {
    const fails = () => Promise.reject(new Error('a mistake'));
    for (let count = 0; count <= BUSY_REQUESTS; count += 1) {
      await whenThereIsCapacity({ isWanted: () => true, network: HERE }, fails).catch(() => undefined);
      await ask(HERE, () => false);
    }
    late(Math.max(SHED_DELAY_MS, CROWD_DELAY_MS) + 1);
    expect(await ask()).toBe('done');
  });

  it('is rejected when its turn came too late, while much is under way', async () => {
    const after = (ms: number) => {
      vi.spyOn(turns, 'take').mockResolvedValueOnce(true);
      vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms);
      return ask();
    };
    expect(await after(LONGEST_DELAY_MS + 1)).toBe('done');
    for (let network = 0; network < BUSY_REQUESTS; network += 1)
      ends.push(await occupy(`network ${network}`, 1));
    expect([await after(LONGEST_DELAY_MS), await after(LONGEST_DELAY_MS + 1)]).toEqual(['done', 'busy']);
  });

  it('that many wait for is done in its turn, however late', async () => {
    late(60_000);
    const taken = vi.spyOn(turns, 'take');
    expect(await inTurn(HERE, () => Promise.resolve('renewed'))).toBe('renewed');
    expect(taken.mock.calls.map(([network, isWanted]) => [network, isWanted()])).toEqual([[HERE, true]]);
  });

  it('is not done for a client that has left', async () => {
    expect(await ask(HERE, () => false)).toBe('busy');
  });
});

describe('requests of any kind', () => {
  const codeOf = (network: string) => {
    try {
      ends.push(enter(network));
      return null;
    } catch (error) {
      return errorCodeOf(error);
    }
  };

  it('of one network have an upper limit, which counts what is under way', () => {
    const first = enter(HERE);
    for (let more = 1; more < NETWORK_REQUESTS; more += 1) ends.push(enter(HERE));
    expect([codeOf(HERE), codeOf(ELSEWHERE)]).toEqual(['busy', null]);
    first();
    expect(codeOf(HERE)).toBeNull();
  });

  it('of all networks together have an upper limit', () => {
    for (let network = 0; network < ALL_REQUESTS; network += 1) ends.push(enter(`network ${network}`));
    expect(codeOf(HERE)).toBe('busy');
  });
});
