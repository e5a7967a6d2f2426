import { expect, it, vi } from 'vitest';
import type { ReturnState } from '../../../domain/returns/returns.js';
import type { Backend } from '../../ports/backend.js';
import { followStore } from './followStore.js';

interface Given {
  id: number;
  state: ReturnState;
}

function open(requests: Given[], marks: [number, string][] | null, isTaken = true) {
  const decide = vi.fn(() => Promise.resolve(isTaken ? {} : null));
  const report = vi.fn();
  const readReturnMarks = vi.fn(() => Promise.resolve(new Map(marks)));
  const backend = {
    report,
    returns: { decide, listOfOrder: () => Promise.resolve(requests) },
    store: { returnMarks: marks === null ? null : { readReturnMarks } },
  } as unknown as Backend;
  return { decide, report, readReturnMarks, isNews: () => followStore(backend, 7) };
}

const ASKED = { id: 3, state: 'asked' } as const;

it.each([
  ['accepted', 'accepted', null],
  [' Refused : The tyre was\nfitted. ', 'refused', 'The tyre was fitted.'],
  ['done:', 'done', null],
])('takes over %j', async (mark, decision, answer) => {
  const { decide, isNews } = open([ASKED], [[3, mark]]);
  expect(await isNews()).toBe(true);
  expect(decide.mock.calls).toEqual([[3, decision, answer]]);
});

it.each([
  ['nothing is written', [ASKED], []],
  ['only spaces are written', [ASKED], [[3, ' ']]],
  ['its own state is written', [ASKED], [[3, 'asked']]],
  ['what it is already is written', [{ id: 3, state: 'accepted' }], [[3, 'Accepted: yes']]],
] as [string, Given[], [number, string][]][])('decides nothing where %s', async (_, requests, marks) => {
  const { decide, report, isNews } = open(requests, marks);
  expect(await isNews()).toBe(false);
  expect([decide.mock.calls, report.mock.calls]).toEqual([[], []]);
});

it('tells the operator of a word that it does not know, and goes on with the others', async () => {
  const { decide, report, isNews } = open(
    [ASKED, { id: 4, state: 'asked' }],
    [
      [3, 'maybe'],
      [4, 'done'],
    ],
  );
  expect(await isNews()).toBe(true);
  expect(report).toHaveBeenCalledWith('return-not-understood', expect.any(Error));
  expect(String(report.mock.calls[0]?.[1])).toContain('storefront_return_3 ');
  expect(decide.mock.calls).toEqual([[4, 'done', null]]);
});

it('has no news of what somebody else has decided meanwhile', async () => {
  expect(await open([ASKED], [[3, 'done']], false).isNews()).toBe(false);
});

it('asks the store for open returns only, and a shop without a store for none', async () => {
  const closed = open([{ id: 3, state: 'refused' }], [[3, 'done']]);
  expect([await closed.isNews(), closed.readReturnMarks.mock.calls]).toEqual([false, []]);
  expect(await open([ASKED], null).isNews()).toBe(false);
});
