import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../../../domain/core/locale.js';
import { DEMO_PICTURES, namedPictures } from '../../../../scripts/build/demoPictures.js';
import { newCustomer, required, temporaryDatabase } from '../../../../tests/contract/support.js';
import { localCustomers } from '../customers.js';
import { openDatabase } from '../../../database/connection/database.js';
import { UNNOTED } from '../../../database/records/tableRecords.js';
import { localCarts } from '../order/carts.js';
import { localOrders } from '../order/orders.js';
import type { DemoProduct } from './demo.js';
import { readDemo } from './readDemo.js';
import { seedDatabase } from './seedDatabase.js';

const DEMO = readDemo();
/** The texts with figures that are drawn on pictures. */
const LETTERING = JSON.parse(readFileSync('server/adapters/local/seed/lettering.json', 'utf8')) as Record<
  string,
  string[]
>;

/** Every number drawn on the pictures; `5W-30` gives 5 and 30. */
function figuresOn(pictures: readonly string[]): string[] {
  const lettered = pictures.flatMap((picture) => LETTERING[picture] ?? []);
  return [...new Set(lettered.join(' ').match(/\d+(?:\.\d+)?/g) ?? [])];
}

function wordsOf({ name, excerpt, description, brand }: DemoProduct): Written {
  const brandName = DEMO.brands.find(({ slug }) => slug === brand)?.name.en ?? '';
  return {
    en: [brandName, name.en, excerpt.en, description.en].join(' '),
    ar: [brandName, name.ar, excerpt.ar, description.ar].join(' '),
  };
}

/** Numbers that the text does not contain as separate numbers. */
function missingIn(text: string, figures: readonly string[]): string[] {
  const numbers = new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
  return figures.filter((figure) => !numbers.has(figure));
}

const VARIABLE = DEMO.products.filter(({ isVariable }) => isVariable);

describe('lettering of pictures', () => {
  it('is known of pictures that exist', () => {
    expect(figuresOn(['battery-varta-70ah-blue-front.webp'])).toContain('70');
    const pictures = readdirSync(DEMO_PICTURES);
    expect(Object.keys(LETTERING).filter((picture) => !pictures.includes(picture))).toEqual([]);
  });

  it('draws no figure on a picture that the product’s texts do not mention', () => {
    const wrong = DEMO.products.flatMap((product) =>
      missingIn(wordsOf(product).en, figuresOn(product.pictures)).map(
        (figure) => `${product.sku}: ${figure}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('letters a variation’s picture with its own size only', () => {
    const wrong = VARIABLE.flatMap(({ pictures, items }) =>
      items.flatMap(({ sku, picture, label }) => {
        const common = figuresOn(pictures.slice(0, 1));
        const own = figuresOn(picture === null ? [] : [picture]).filter((figure) => !common.includes(figure));
        return missingIn(label.en, own).map((figure) => `${sku}: ${figure}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('draws a picture for every size of batteries, oils, coolants, ropes and blades', () => {
    const pictured = VARIABLE.filter(({ items }) => items.every(({ picture }) => picture !== null)).map(
      ({ sku }) => sku,
    );
    const goods = VARIABLE.filter(({ category }) => category === 'batteries' || category === 'oils');
    expect(pictured).toEqual(
      expect.arrayContaining([...goods.map(({ sku }) => sku), 'ACC-TOT-COOL', 'ACC-RDK-TOW', 'ACC-BOS-WIP']),
    );
  });
});

it('has exactly the pictures that the demonstration’s records name', () => {
  const named = new Set(namedPictures(DEMO).map(({ picture }) => picture));
  expect([...named].sort()).toEqual(readdirSync(DEMO_PICTURES).sort());
});

it('ships only two pictures of the site itself to a shop with its own products', () => {
  const kept = execFileSync('git', ['ls-files', 'public/pictures'], { encoding: 'utf8' });
  expect(kept.trim().split('\n')).toEqual(['public/pictures/hero.webp', 'public/pictures/og.jpg']);
});

it('updates the pictures of an older demonstration database, and keeps external ones', async () => {
  const place = temporaryDatabase();
  const database = await openDatabase({ url: place.url });
  try {
    await seedDatabase(database, 0);
    const read = () =>
      database.rows(
        `SELECT p.sku, p.images, i.image FROM products p JOIN items i ON i.product_id = p.id
         WHERE i.sku IN ('BAT-VAR-BLUE-95', 'ACC-BAS-INFC', 'ACC-MIC-GAU') ORDER BY i.id`,
      );
    const fresh = await read();
    const customer = await newCustomer(localCustomers(database, UNNOTED));
    const blue = required(
      (await database.rows("SELECT id, product_id FROM items WHERE sku = 'BAT-VAR-BLUE-95'"))[0],
    );
    const line = {
      productId: Number(blue['product_id']),
      variationId: Number(blue['id']),
      quantity: 1,
      price: 1,
    };
    const order = await localCarts(database, UNNOTED).createCart(customer.id, [
      { ...line, name: { en: 'Battery', ar: null }, image: '/pictures/of-old.webp' },
    ]);
    await database.write(async (writer) => {
      await writer.run("DELETE FROM shop_meta WHERE key = 'picture_names_version'");
      await writer.run('UPDATE items SET image = NULL');
      await writer.run(`UPDATE products SET images = '["/pictures/of-old.webp"]'`);
      await writer.run(
        `UPDATE products SET images = '["https://cdn.example/own.webp"]' WHERE sku = 'ACC-MIC-GAU'`,
      );
    });
    await seedDatabase(database, 0);
    const renewed = await read();
    expect(renewed.slice(0, 2)).toEqual(fresh.slice(0, 2));
    expect(renewed[2]?.['images']).toBe('["https://cdn.example/own.webp"]');
    expect(fresh[0]?.['image']).toContain('95ah');
    expect((await localOrders(database, UNNOTED).getOrder(order.id))?.items[0]?.image).toContain('95ah');
  } finally {
    database.close();
    place.remove();
  }
});
