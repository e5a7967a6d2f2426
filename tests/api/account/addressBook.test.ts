import { beforeEach, expect, it } from 'vitest';
import { CustomerSchema, type WireCustomer } from '../../../domain/account/wireCustomer.js';
import { ADDRESSES_MAX } from '../../../domain/core/limits.js';
import { parse } from 'valibot';
import { openShop } from '../shop.js';

type WireAddress = WireCustomer['addresses'][number];

const shop = await openShop();
const mona = await shop.customer();

const at = (address_1: string): WireAddress => ({
  ...{ label: null, governorate: 'EGC', city: 'Maadi', address_2: null },
  address_1,
});
const [HOME, WORK, PARENTS] = [at('9 Palm St'), at('1 Nile St'), at('5 Sea St')];

async function book(): Promise<WireAddress[]> {
  const { body } = await mona.get(`/api/wcFetch/customers/${mona.id}`);
  return parse(CustomerSchema, body).addresses;
}

/** Saves a book from a page that showed `seen`. */
async function save(addresses: WireAddress[], seen?: WireAddress[]) {
  return mona.put('/api/wcPost/update-customer', {
    addresses,
    ...(seen === undefined ? {} : { addresses_seen: seen }),
  });
}

beforeEach(() => save([HOME, WORK]));

it('is replaced as a whole where nothing was changed elsewhere', async () => {
  const seen = await book();
  expect((await save([WORK], seen)).body).toMatchObject({ addresses: [WORK] });
  await save([PARENTS]);
  expect(await book()).toEqual([PARENTS]);
});

it('keeps what another tab has added and removed since a page was loaded', async () => {
  const seen = await book();
  await save([HOME, WORK, PARENTS], seen);
  await save([WORK, HOME], seen);
  expect(await book(), 'another order').toEqual([WORK, HOME, PARENTS]);
  await save([HOME, PARENTS], await book());
  const moved = at('10 Palm St');
  await save([moved, WORK], seen);
  expect(await book(), 'an edited one').toEqual([moved, PARENTS]);
});

it('has one entry of an address that was added in two tabs at the same time', async () => {
  const seen = await book();
  await Promise.all([save([...seen, PARENTS], seen), save([...seen, PARENTS], seen)]);
  expect(await book()).toEqual([HOME, WORK, PARENTS]);
  await Promise.all(['a', 'b', 'c'].map((street) => save([...seen, at(`${street} Street`)], seen)));
  expect(await book()).toHaveLength(6);
});

it('takes no more than its most from two tabs together', async () => {
  const streets = Array.from({ length: ADDRESSES_MAX }, (_, index) => at(`${index + 1} Palm St`));
  await save(streets);
  const reply = await save([PARENTS], []);
  expect([reply.status, reply.body]).toMatchObject([400, { fields: { addresses: 'too_long' } }]);
  expect(await book()).toEqual(streets);
});

const SEEN_MAX = 100;

it.each([
  [
    'more entries than any book has',
    { addresses: [], addresses_seen: Array<WireAddress>(SEEN_MAX + 1).fill(HOME) },
    'addresses_seen',
    'too_long',
  ],
  [
    'a line longer than any',
    { addresses: [], addresses_seen: [at('x'.repeat(1001))] },
    'addresses_seen.0.address_1',
    'too_long',
  ],
  ['no book to save', { addresses_seen: [HOME] }, 'addresses', 'required'],
])('refuses a book that was seen with %s', async (_, body, field, reason) => {
  const reply = await mona.put('/api/wcPost/update-customer', body);
  expect([reply.status, reply.body]).toMatchObject([400, { fields: { [field]: reason } }]);
  expect(await book()).toEqual([HOME, WORK]);
});

it('takes a book that was seen with the longest lines and most entries', async () => {
  const seen = [at('x'.repeat(1000)), ...Array<WireAddress>(SEEN_MAX - 1).fill(HOME)];
  expect((await save([HOME, WORK], seen)).status).toBe(200);
});
