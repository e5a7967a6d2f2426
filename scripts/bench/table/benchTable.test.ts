import { expect, it } from 'vitest';
import { collectRows } from './benchTable.js';

it('keeps the figures of the other parts when one fails, and says what went wrong', async () => {
  const rows = await collectRows({
    first: () => Promise.resolve([{ figure: 'weight', shop: 1 }]),
    second: () => Promise.reject(new Error('no browser\nfound')),
    third: () => Promise.resolve([{ figure: 'memory', shop: 3 }]),
  });
  expect(rows).toEqual([
    { figure: 'weight', shop: 1 },
    { figure: 'second: failed', shop: 'no browser found', isFailure: true },
    { figure: 'memory', shop: 3 },
  ]);
});
