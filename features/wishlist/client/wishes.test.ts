import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../tests/support/fakeStorage.js';
import { addWish, removeWishes, syncWishes } from './wishes.js';

const sent: unknown[] = [];
const answers: ((ids: number[] | null) => void)[] = [];

vi.mock('../../../client/storage/cookies.js', () => ({ readCookie: () => '7' }));
vi.mock('../../../client/core/api.js', () => ({
  callApi: (_: string, { body }: { body: unknown }) => {
    sent.push(body);
    return new Promise((resolve, reject) =>
      answers.push((ids) => (ids === null ? reject(new Error('lost')) : resolve({ ids }))),
    );
  },
}));

/** Answers the request that comes next; null loses the answer. */
async function answer(ids: number[] | null): Promise<void> {
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  answers.shift()?.(ids);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  sent.length = 0;
});

it('takes a product off the account that was removed while its addition was being sent', async () => {
  addWish(5);
  const adding = syncWishes(7);
  await vi.waitFor(() => expect(sent).toEqual([{ add: [5], remove: [] }]));
  removeWishes(5);
  const removing = syncWishes(7);
  await answer([5]);
  await adding;
  await answer([]);
  await removing;
  expect(sent).toEqual([
    { add: [5], remove: [] },
    { add: [], remove: [5] },
  ]);
  expect(localStorage.getItem('wishes')).toBe(null);
});

it('sends after a failure what the failed request held', async () => {
  addWish(5);
  const failing = syncWishes(7);
  const next = syncWishes(7);
  await answer(null);
  await expect(failing).rejects.toThrow('lost');
  await answer([5]);
  await next;
  expect(sent).toEqual([
    { add: [5], remove: [] },
    { add: [5], remove: [] },
  ]);
});
