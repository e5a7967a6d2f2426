import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalShop, type LocalShop } from '../../../server/adapters/local/local.js';
import { oddColumnsOf, whileOdd } from '../../support/records/oddRows.js';
import { copySeededDatabase } from '../../support/seededDatabase.js';
import { lineOf, newCustomer, required, temporaryDatabase } from '../support.js';

const place = temporaryDatabase();
let shop: LocalShop;

beforeAll(async () => {
  await copySeededDatabase(place.path);
  shop = await openLocalShop({ url: place.url });
});

afterAll(() => {
  shop.close();
  place.remove();
});

describe('a cart with something odd in it', () => {
  const LINE = {
    id: 1,
    productId: 1,
    variationId: null,
    quantity: 1,
    price: 5,
    name: { en: 'A' },
    image: null,
  };

  test.each([
    ['[null]', 0],
    ['"odd"', 0],
    ['{}', 0],
    [JSON.stringify([LINE, { ...LINE, id: 2, quantity: 'many' }]), 1],
    [JSON.stringify([LINE, { ...LINE, id: 2, name: null }]), 1],
    [JSON.stringify([{ ...LINE, image: 5 }]), 1],
  ])('keeps the lines that can be read, and takes more: %s', async (lines, readable) => {
    const { id } = await newCustomer(shop.store.customers);
    const { items } = await shop.store.catalogue.listProducts({ sort: 'relevance', page: 1, perPage: 5 });
    const product = required(items.find(({ type }) => type === 'simple'));
    const cart = await shop.store.carts.createCart(id, [lineOf(product, 1)]);
    await shop.database.write((writer) =>
      writer.run('UPDATE orders SET lines = ? WHERE id = ?', [lines, cart.id]),
    );

    const { cart: found } = await shop.store.carts.findCart(id);
    expect(required(found).items).toHaveLength(readable);
    const after = await shop.store.carts.changeLines(required(found), {
      set: [],
      add: [lineOf(product, 2)],
    });
    expect(after.items).toHaveLength(readable + 1);
  });
});

describe('a document that every shop has', () => {
  test.each(['shell', 'home', 'not-found', 'translations'])('%s is read with its defaults', async (key) => {
    const { getShell, getHome, getNotFound, getTranslations } = shop.content;
    const [row] = await shop.database.rows("SELECT * FROM documents WHERE kind = 'site' AND key = ?", [key]);
    const odd = oddColumnsOf(required(row)).filter(({ column }) => column === 'body');
    const faults: string[] = [];
    for (const each of odd) {
      const where = { table: 'documents', where: "kind = 'site' AND key = ?", args: [key] };
      await whileOdd(shop.database, where, each, async () => {
        await Promise.all([getShell(), getHome(), getNotFound(), getTranslations()]).catch(
          (error: unknown) => {
            faults.push(`${each.name}: ${String(error)}`);
          },
        );
      });
    }
    expect(faults).toEqual([]);
  });
});
