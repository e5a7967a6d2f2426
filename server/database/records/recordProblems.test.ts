import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../tests/contract/support.js';
import { createRecordNotes } from '../../ports/shared/records/recordNotes.js';
import type { Database } from '../sql/sql.js';
import { openDatabase } from '../connection/database.js';
import { databaseRecordProblems } from './recordProblems.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let nowMs = 0;
let place: ReturnType<typeof temporaryDatabase>;
let database: Database;
let told: string[] = [];

beforeEach(async () => {
  nowMs = Date.parse('2026-11-01T00:00:00Z');
  told = [];
  place = temporaryDatabase();
  database = await openDatabase({ url: place.url });
});

afterEach(() => {
  database.close();
  place.remove();
});

const problems = () => databaseRecordProblems(database, () => nowMs);

/** Another process of the same shop reads records. */
async function read(readings: Readonly<Record<string, string | null>>, notes = newProcess()): Promise<void> {
  for (const [record, line] of Object.entries(readings)) notes.note(record, line);
  await notes.settle();
}

function newProcess() {
  return createRecordNotes({ kept: problems(), onProblem: (line) => told.push(line), now: () => nowMs });
}

test('tells of a problem once, whichever process finds it again', async () => {
  await read({ 'Product 17': 'no name', 'Product 18': null });
  await read({ 'Product 17': 'no name' });
  expect(told).toEqual(['no name']);
  expect(await problems().list()).toEqual([{ record: 'Product 17', line: 'no name' }]);
  expect(await problems().takeUnsent()).toHaveLength(1);
  await read({ 'Product 17': 'no name' });
  expect(await problems().takeUnsent()).toEqual([]);
});

test('tells of a problem again when it is another one', async () => {
  await read({ 'Product 17': 'no name' });
  await problems().takeUnsent();
  await read({ 'Product 17': 'no price' });
  expect(told).toEqual(['no name', 'no price']);
  expect(await problems().takeUnsent()).toEqual([{ record: 'Product 17', line: 'no price' }]);
});

test('forgets a problem that is mended', async () => {
  await read({ 'Product 17': 'no name' });
  await read({ 'Product 17': null });
  expect(await problems().count()).toBe(0);
});

test('keeps a problem that lasts, in one process and over many, and drops one that is never found again', async () => {
  const notes = newProcess();
  await read({ 'Product 17': 'no name', 'Product 18': 'gone soon', 'Product 19': 'no price' }, notes);
  nowMs += 20 * DAY_MS;
  await read({ 'Product 17': 'no name' }, notes);
  await read({ 'Product 19': 'no price' });
  nowMs += 11 * DAY_MS;
  expect(await problems().count()).toBe(2);
  expect((await problems().list()).map(({ record }) => record)).toEqual(['Product 17', 'Product 19']);
  expect(told).toHaveLength(3);
});

test('gives back what could not be sent', async () => {
  await read({ 'Product 17': 'no name' });
  const taken = await problems().takeUnsent();
  await problems().giveBack(taken);
  expect(await problems().takeUnsent()).toEqual(taken);
});

test('keeps the problems of records that are still there, although they are not read again', async () => {
  await read({
    'Product 17': 'no name',
    'Product 17, sale': 'no price',
    'Product 18': 'gone',
    'Order 18': 'odd',
  });
  await problems().takeUnsent();
  nowMs += 20 * DAY_MS;
  await newProcess().retain('Product', new Map([[17, 'digest']]));
  expect((await problems().list()).map(({ record }) => record)).toEqual(
    expect.arrayContaining(['Product 17', 'Product 17, sale', 'Order 18']),
  );
  expect(await problems().count()).toBe(3);
  nowMs += 20 * DAY_MS;
  expect((await problems().list()).map(({ record }) => record)).toEqual(['Product 17', 'Product 17, sale']);
  expect(await problems().takeUnsent()).toEqual([]);
});

test('retains nothing of a record that has been read without a problem', async () => {
  const notes = newProcess();
  await read({ 'Product 17': 'no name' }, notes);
  notes.note('Product 17', null);
  await notes.retain('Product', new Map([[17, 'digest']]));
  expect(await problems().count()).toBe(0);
});

test('tells once of a record that is not listed, however often it is read, and again once it was right', async () => {
  const notes = newProcess();
  for (let times = 0; times < 3; times += 1) {
    await read({ 'Product 17': 'no status' }, notes);
    await notes.retain('Product', new Map());
    expect(await problems().count()).toBe(0);
  }
  expect(told).toEqual(['no status']);
  await read({ 'Product 17': 'no status' }, notes);
  await read({ 'Product 17': null }, notes);
  await read({ 'Product 17': 'no status' }, notes);
  expect(told).toEqual(['no status', 'no status']);
});
