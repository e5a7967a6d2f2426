import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readRecord } from './readRecord.js';

const LINE = v.object({ id: v.number(), total: v.string(), note: v.optional(v.string(), '') });
const RECORD = v.object({
  id: v.number(),
  sku: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
  tags: v.optional(v.array(v.object({ name: v.string() })), []),
  lines: v.optional(v.array(LINE), []),
  billing: v.optional(v.object({ phone: v.string(), city: v.optional(v.string(), 'Cairo') })),
});
const WHOLE = {
  id: 7,
  sku: 'a',
  password: '',
  tags: [{ name: 'x' }],
  lines: [{ id: 1, total: '5', note: '' }],
};
const read = (changes: object) => readRecord(RECORD, { ...WHOLE, ...changes }, ['password', 'lines']);

it('reads a record as it is', () => {
  expect(read({})).toEqual({ record: { ...WHOLE }, faults: [] });
});

it('gives an optional field its default, and names what was there', () => {
  expect(read({ sku: [1] })).toEqual({
    record: { ...WHOLE, sku: '' },
    faults: [{ field: 'sku', found: [1], without: 'field' }],
  });
});

it('leaves out entries of a list, by the places that they had', () => {
  const tags = [{ name: 'a' }, null, { name: 'b' }, { name: 5 }, 'c', { name: 'd' }];
  const { record, faults } = read({ tags });
  expect(record?.tags).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'd' }]);
  expect(faults).toEqual([
    { field: 'tags.1', found: null, without: 'entry' },
    { field: 'tags.3.name', found: 5, without: 'entry' },
    { field: 'tags.4', found: 'c', without: 'entry' },
  ]);
});

it('takes along the optional part that a required field belongs to', () => {
  const { record, faults } = read({ billing: { city: 'Giza' } });
  expect(record?.billing).toBeUndefined();
  expect(faults).toEqual([{ field: 'billing.phone', found: undefined, without: 'field' }]);
});

it.each([
  [{ id: null }, 'id', null],
  [{ id: undefined }, 'id', undefined],
  [{ password: 5 }, 'password', 5],
  [{ lines: [{ id: 1, total: null }] }, 'lines.0.total', null],
  [{ lines: 'none' }, 'lines', 'none'],
])('leaves out the record for %j', (changes, field, found) => {
  expect(read(changes)).toEqual({ record: null, faults: [{ field, found, without: 'record' }] });
});

it('goes on with a line of a vital list whose optional field cannot be read', () => {
  const { record, faults } = read({ lines: [{ id: 1, total: '5', note: {} }] });
  expect(record?.lines).toEqual([{ id: 1, total: '5', note: '' }]);
  expect(faults).toMatchObject([{ field: 'lines.0.note', without: 'field' }]);
});

it.each([null, 'text', 5, [], [WHOLE], undefined])('finds no record in %j', (answer) => {
  expect(readRecord(RECORD, answer).record).toBeNull();
});

it('leaves the answer as it was', () => {
  const answer = { ...WHOLE, sku: 5, tags: [null] };
  readRecord(RECORD, answer);
  expect(answer).toEqual({ ...WHOLE, sku: 5, tags: [null] });
});

it.each(['at', 'keys', 'length', 'constructor', 'toString'])('finds no %s in a list', (field) => {
  const schema = v.object({ proof: v.optional(v.object({ [field]: v.string() })) });
  const { record, faults } = readRecord(schema, { proof: [null] });
  expect(record).toEqual({});
  expect(faults).toMatchObject([{ field: `proof.${field}`, without: 'field' }]);
});
