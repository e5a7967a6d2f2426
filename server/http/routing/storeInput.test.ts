import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Billing, CustomerChanges, Id, Lines, ReturnedLines, SlotStart, WayKey } from './storeInput.js';

const read = (schema: v.GenericSchema, value: unknown) => {
  const { success, output, issues } = v.safeParse(schema, value);
  return success ? output : issues.map(({ message }) => message);
};

describe('a number', () => {
  it.each<[unknown, unknown]>([
    [7, 7],
    ['7', 7],
    [0, ['invalid']],
    [1.5, ['invalid']],
    ['1.5', ['invalid']],
    ['x7', ['invalid']],
    ['7x', ['invalid']],
    ['9007199254740992', ['invalid']],
    [null, ['invalid']],
  ])('%j is read as %j', (given, expected) => {
    expect(read(Id, given)).toEqual(expected);
  });
});

describe('lines of a cart', () => {
  it('have no variation if a store says 0, and keep prices of clients out of use', () => {
    const line = { product_id: 5, quantity: '2', price: 1, subtotal: '1', total: 1 };
    const lines = [
      { ...line, variation_id: 0 },
      { ...line, variation_id: 9 },
      { ...line, variation_id: null },
    ];
    expect(read(Lines, lines)).toMatchObject([
      { product_id: 5, variation_id: null, quantity: 2 },
      { variation_id: 9 },
      { variation_id: null },
    ]);
  });

  it('are at least one, and a list of a length that is checked first', () => {
    expect(read(Lines, [])).toEqual(['required']);
    expect(read(Lines, Array(5000).fill('x'))).toEqual(['too_long']);
    expect(read(Lines, 'x')).toEqual(['invalid']);
  });
});

it('takes each line to return once', () => {
  const line = (id: number) => ({ line_item_id: id, quantity: 1 });
  expect(read(ReturnedLines, [line(1), line(2)])).toEqual([
    { lineItemId: 1, quantity: 1 },
    { lineItemId: 2, quantity: 1 },
  ]);
  expect(read(ReturnedLines, [line(1), line(1)])).toEqual(['invalid']);
  expect(read(ReturnedLines, [])).toEqual(['required']);
});

it.each([
  [SlotStart, '2026-11-25T10:00', true],
  [SlotStart, '2026-11-25T10:00:00', false],
  [SlotStart, 'x2026-11-25T10:00', false],
  [WayKey, 'card-2', true],
  [WayKey, 'Card', false],
  [WayKey, '2card', false],
  [WayKey, 'a'.repeat(31), false],
])('takes keys and times as the shop writes them: %#', (schema, text, isTaken) => {
  expect(v.is(schema, text)).toBe(isTaken);
});

describe('an address of an order', () => {
  const NAMED = { first_name: 'Mona', last_name: 'Hassan', phone: '01012345678' };

  it('may lack its place, which its delivery may need', () => {
    expect(read(Billing, NAMED)).toEqual({
      ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: '', city: '' },
      ...{ address1: '', address2: null, email: null, notes: null },
    });
  });

  it('has all that was given', () => {
    const place = { governorate: 'EGC', city: 'Cairo', address_1: '1 Street', address_2: 'Flat 2' };
    expect(read(Billing, { ...NAMED, ...place, email: 'm@example.com', notes: 'Ring' })).toMatchObject({
      ...{ governorate: 'EGC', city: 'Cairo', address1: '1 Street', address2: 'Flat 2' },
      ...{ email: 'm@example.com', notes: 'Ring' },
    });
    expect(read(Billing, { ...NAMED, governorate: 'XX' })).toEqual(['invalid_governorate']);
  });
});

describe('changes of a customer', () => {
  it('are those that were given', () => {
    expect(read(CustomerChanges, {})).toStrictEqual({});
    expect(read(CustomerChanges, { first_name: 'Mona' })).toStrictEqual({ firstName: 'Mona' });
    expect(read(CustomerChanges, { last_name: 'Hassan' })).toStrictEqual({ lastName: 'Hassan' });
  });

  it('name addresses as the shop does', () => {
    const address = { governorate: 'EGC', city: 'Cairo', address_1: '1 Street' };
    expect(read(CustomerChanges, { addresses: [address] })).toEqual({
      addresses: [{ label: null, governorate: 'EGC', city: 'Cairo', address1: '1 Street', address2: null }],
    });
  });
});
