import { expect, it } from 'vitest';
import { type Answer, StreamBody } from './route.js';
import { shareRead } from './sharedReads.js';

/** Reads that are answered when the test says so. */
function openReads(backend: object = {}) {
  const reads: { isWanted: () => boolean; answer: (answer: Answer) => void; fail: () => void }[] = [];
  const ask = (url = 'http://x/a') => {
    const client = new AbortController();
    const answered = shareRead(backend, { url, signal: client.signal }, (isWanted) => {
      return new Promise((answer, reject) => {
        reads.push({ isWanted, answer, fail: () => reject(new Error('gone')) });
      });
    });
    return { answered, leave: () => client.abort() };
  };
  return { reads, ask };
}

it('reads once for all who ask while it is read, and again for who asks later', async () => {
  const { reads, ask } = openReads();
  const [first, second] = [ask(), ask()];
  expect(reads).toHaveLength(1);
  const answer = { body: { a: 1 } };
  reads[0]?.answer(answer);
  expect(await Promise.all([first.answered, second.answered])).toEqual([answer, answer]);
  void ask();
  expect(reads).toHaveLength(2);
});

it('reads other addresses, and other backends, by themselves', () => {
  const { reads, ask } = openReads();
  void ask('http://x/a');
  void ask('http://x/a?b=1');
  const other = openReads();
  void other.ask('http://x/a');
  expect([reads.length, other.reads.length]).toEqual([2, 1]);
});

it('is wanted until the last one has left', () => {
  const { reads, ask } = openReads();
  const [first, second] = [ask(), ask()];
  expect(reads[0]?.isWanted()).toBe(true);
  first.leave();
  expect(reads[0]?.isWanted()).toBe(true);
  second.leave();
  expect(reads[0]?.isWanted()).toBe(false);
});

it('tells everybody of a failure, and reads again for the next', async () => {
  const { reads, ask } = openReads();
  const both = [ask(), ask()].map(({ answered }) => answered);
  reads[0]?.fail();
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  void ask();
  expect(reads).toHaveLength(2);
});

it('writes a stream for each reader, who may leave', async () => {
  const { reads, ask } = openReads();
  const [first, second] = [ask(), ask()];
  async function* chunks() {
    yield await Promise.resolve('a');
  }
  const streamed = () => ({ body: new StreamBody(chunks(), 'text/xml') });
  const [one, another] = [streamed(), streamed()];
  reads[0]?.answer(one);
  expect(await first.answered).toBe(one);
  await Promise.resolve();
  expect(reads).toHaveLength(2);
  expect(reads[1]?.isWanted()).toBe(true);
  second.leave();
  expect(reads[1]?.isWanted()).toBe(false);
  reads[1]?.answer(another);
  expect(await second.answered).toBe(another);
});
