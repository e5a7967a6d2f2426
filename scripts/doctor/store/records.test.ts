import { expect, it } from 'vitest';
import type { Probes } from '../probes.js';
import { checkRecords } from './records.js';

const find = (list: Probes['listRecordProblems']) => checkRecords({ listRecordProblems: list } as Probes);

it('names the records that the shop cannot read, and says nothing where there are none', async () => {
  const line = 'Product 17 is read in part: sku is null';
  expect(await find(() => Promise.resolve([{ record: 'Product 17', line }]))).toEqual([
    { kind: 'fix', subject: 'Product 17', text: 'is read in part: sku is null' },
  ]);
  expect(await find(() => Promise.resolve([]))).toEqual([]);
  expect(await find(() => Promise.reject(new Error('down')))).toEqual([]);
});
