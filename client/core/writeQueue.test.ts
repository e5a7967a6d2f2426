import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteQueue } from './writeQueue.js';

const BURST_MS = 300;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A task that completes on demand. */
function controlled(done: string[], name: string) {
  let finish: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const work = async (): Promise<string> => {
    done.push(`${name} begins`);
    await ended;
    done.push(`${name} ends`);
    return name;
  };
  return { work, finish: () => finish(), fail: (error: Error) => fail(error) };
}

describe('run', () => {
  it('runs queued writes one at a time in order', async () => {
    const queue = createWriteQueue(BURST_MS);
    const seen: string[] = [];
    const [one, two] = [controlled(seen, 'one'), controlled(seen, 'two')];
    const results = Promise.all([queue.run(one.work), queue.run(two.work)]);
    two.finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['one begins']);
    one.finish();
    expect(await results).toEqual(['one', 'two']);
    expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('continues with the next write after a failure, which only its caller sees', async () => {
    const queue = createWriteQueue(BURST_MS);
    const failing = queue.run(() => Promise.reject(new Error('sold out')));
    const next = queue.run(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('sold out');
    expect(await next).toBe('next');
    expect(queue.isIdle()).toBe(true);
  });

  it('reports the write queue as busy until the last write has ended', async () => {
    const queue = createWriteQueue(BURST_MS);
    const seen: string[] = [];
    const [one, two] = [controlled(seen, 'one'), controlled(seen, 'two')];
    expect(queue.isIdle()).toBe(true);
    const results = Promise.all([queue.run(one.work), queue.run(two.work)]);
    one.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.isIdle()).toBe(false);
    two.finish();
    await results;
    expect(queue.isIdle()).toBe(true);
  });
});

describe('runLatest', () => {
  it('debounces a burst of writes into the last one', async () => {
    const queue = createWriteQueue(BURST_MS);
    const written: number[] = [];
    const click = (quantity: number) =>
      queue.runLatest('line 1', () => {
        written.push(quantity);
        return Promise.resolve();
      });
    const promises = [click(2)];
    await vi.advanceTimersByTimeAsync(BURST_MS - 1);
    promises.push(click(3));
    await vi.advanceTimersByTimeAsync(BURST_MS - 1);
    promises.push(click(4));
    expect(written).toEqual([]);
    expect(queue.isIdle()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(BURST_MS);
    expect(written).toEqual([4]);
    await Promise.all(promises);
    expect(queue.isIdle()).toBe(true);
  });

  it('does not merge writes with different names', async () => {
    const queue = createWriteQueue(BURST_MS);
    const written: string[] = [];
    for (const name of ['a', 'b', 'a']) {
      void queue.runLatest(name, () => {
        written.push(name);
        return Promise.resolve();
      });
    }
    await vi.advanceTimersByTimeAsync(BURST_MS);
    expect(written.sort()).toEqual(['a', 'b']);
  });

  it('starts a new burst during a running write, and waits for its end', async () => {
    const queue = createWriteQueue(BURST_MS);
    const seen: string[] = [];
    const first = controlled(seen, 'first');
    void queue.runLatest('line', async () => {
      await first.work();
    });
    await vi.advanceTimersByTimeAsync(BURST_MS);
    const second = queue.runLatest('line', () => {
      seen.push('second');
      return Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(BURST_MS * 2);
    expect(seen).toEqual(['first begins']);
    first.finish();
    await second;
    expect(seen).toEqual(['first begins', 'first ends', 'second']);
  });

  it('rejects every caller of a failed burst, and accepts the next one', async () => {
    const queue = createWriteQueue(BURST_MS);
    const fail = () => Promise.reject(new Error('sold out'));
    const outcomes = Promise.allSettled([queue.runLatest('x', fail), queue.runLatest('x', fail)]);
    await vi.advanceTimersByTimeAsync(BURST_MS);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(queue.isIdle()).toBe(true);
    let again = false;
    void queue.runLatest('x', () => {
      again = true;
      return Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(BURST_MS);
    expect(again).toBe(true);
  });
});

describe('flush', () => {
  it('starts the last write of each name at once, and once', async () => {
    const queue = createWriteQueue(BURST_MS);
    const done: string[] = [];
    const write = (name: string) => () => {
      done.push(name);
      return Promise.resolve();
    };
    const promises = [
      queue.runLatest('line 1', write('1 of line 1')),
      queue.runLatest('line 1', write('12 of line 1')),
      queue.runLatest('line 2', write('3 of line 2')),
    ];
    queue.flush();
    await Promise.all(promises);
    expect(done).toEqual(['12 of line 1', '3 of line 2']);
    await vi.advanceTimersByTimeAsync(2 * BURST_MS);
    expect(done).toHaveLength(2);
    expect(queue.isIdle()).toBe(true);
  });
});
