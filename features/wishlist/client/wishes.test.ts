import { beforeEach, expect, it, vi } from 'vitest';
import { clearPersonalData } from '../../../client/storage/stored.js';
import { fakeStorage } from '../../../tests/support/fakeStorage.js';
import { addWish, removeWishes, syncWishes } from './wishes.js';

const sent: unknown[] = [];
const answers: ((ids: number[] | null) => void)[] = [];

const session = { customer: '7' };
vi.mock('../../../client/storage/cookies.js', () => ({ readCookie: () => session.customer }));
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
  vi.stubGlobal('sessionStorage', fakeStorage());
  sent.length = 0;
  session.customer = '7';
});

it('keeps nothing of an answer that comes after the logout', async () => {
  addWish(5);
  const syncing = syncWishes(7);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  session.customer = '';
  clearPersonalData();
  await answer([5, 6]);
  await syncing;
  expect([localStorage.getItem('wishes'), localStorage.getItem('wishesAgreed')]).toEqual([null, null]);
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
