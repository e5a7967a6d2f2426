import { describe, expect, it, vi } from 'vitest';
import { newCustomer, required, temporaryDatabase } from '../../../tests/contract/support.js';
import { localCustomers } from '../local/customers.js';
import { openDatabase } from '../../database/database.js';
import { drawPicture, pictureFile, viewsOf } from './pictures/draw.js';
import type { LetterStyle } from './pictures/lettering.js';
import { BRANDS } from './seed/brands.js';
import { PRODUCTS } from './seed/catalogue.js';
import type { PictureSpec, SeedProduct, Words } from './seed/types.js';
import { localOrders } from '../local/orders.js';
import { seedDatabase } from './seedDatabase.js';
import { picturesOf, variationSpec } from './seedPictures.js';

const lettered = vi.hoisted(() => [] as string[]);

vi.mock('./pictures/lettering.js', async (load) => {
  const real = await load<typeof import('./pictures/lettering.js')>();
  return {
    ...real,
    letter(text: string, style?: LetterStyle) {
      lettered.push(text);
      return real.letter(text, style);
    },
    straight(text: string, ...rest: never[]) {
      lettered.push(text);
      return real.straight(text, ...(rest as unknown as [number, number, number]));
    },
  };
});

// Rubber and tread letter nothing, and are what takes time.
vi.mock('./pictures/tyre/tread.js', () => ({ treadFaces: () => [], grooveFaces: () => [] }));
vi.mock('./pictures/solid.js', async (load) => ({
  ...(await load<typeof import('./pictures/solid.js')>()),
  bandFaces: () => [],
}));

/** Every number that a picture letters, `5W-30` as 5 and 30. */
function figuresOn(spec: PictureSpec, views: readonly string[]): string[] {
  lettered.length = 0;
  for (const view of views) drawPicture(spec, view);
  return [...new Set(lettered.join(' ').match(/\d+(?:\.\d+)?/g) ?? [])];
}

function wordsOf({ name, excerpt, description, brand }: SeedProduct): Words {
  const brandName = Object.entries(BRANDS).find(([key]) => key === brand)?.[1].name.en ?? '';
  return {
    en: [brandName, name.en, excerpt.en, description.en].join(' '),
    ar: [brandName, name.ar, excerpt.ar, description.ar].join(' '),
  };
}

/** Figures that a text does not name as numbers of their own. */
function missingIn(text: string, figures: readonly string[]): string[] {
  const numbers = new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
  return figures.filter((figure) => !numbers.has(figure));
}

const VARIABLE = PRODUCTS.filter(({ variations }) => variations !== undefined);

describe('what a picture letters', () => {
  it('is said of the product as well: no figure stands on a picture that its texts do not name', () => {
    const wrong = PRODUCTS.flatMap((product) => {
      // A tyre letters the same from every side.
      const views = viewsOf(product.picture).slice(0, product.picture.kind === 'tyre' ? 1 : undefined);
      const figures = figuresOn(product.picture, views);
      const missing = missingIn(wordsOf(product).en, figures);
      return missing.map((figure) => `${product.sku}: ${figure}`);
    });
    expect(wrong).toEqual([]);
  });

  it('of one of several sizes is that size, and never the others’', () => {
    const wrong = VARIABLE.flatMap((product) =>
      (product.variations ?? []).flatMap((variation) => {
        const spec = variationSpec(product, variation);
        if (spec === null) return [];
        const common = figuresOn(product.picture, [picturesOf(product)[0]?.view ?? '']);
        const own = figuresOn(spec, [picturesOf(product)[0]?.view ?? '']).filter(
          (figure) => !common.includes(figure),
        );
        return missingIn(variation.label.en, own).map(
          (figure) => `${product.sku}${variation.skuSuffix}: ${figure}`,
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is drawn for every battery, oil, coolant, rope and blade that comes in several sizes', () => {
    const pictured = VARIABLE.filter((product) =>
      (product.variations ?? []).every((variation) => variationSpec(product, variation) !== null),
    ).map(({ sku }) => sku);
    const goods = VARIABLE.filter(({ category }) => category === 'batteries' || category === 'oils');
    expect(pictured).toEqual(
      expect.arrayContaining([...goods.map(({ sku }) => sku), 'ACC-TOT-COOL', 'ACC-RDK-TOW', 'ACC-BOS-WIP']),
    );
  });
});

it('two different drawings never have one file', () => {
  const drawn = new Map<string, string>();
  for (const { spec, view } of PRODUCTS.flatMap(picturesOf)) {
    const file = pictureFile(spec, view);
    const drawing = JSON.stringify(spec);
    expect(drawn.get(file) ?? drawing, file).toBe(drawing);
    drawn.set(file, drawing);
  }
});

it('a database of an older version shows today’s pictures, and keeps those from elsewhere', async () => {
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
    const customer = await newCustomer(localCustomers(database));
    const blue = required(
      (await database.rows("SELECT id, product_id FROM items WHERE sku = 'BAT-VAR-BLUE-95'"))[0],
    );
    const line = {
      productId: Number(blue['product_id']),
      variationId: Number(blue['id']),
      quantity: 1,
      price: 1,
    };
    const order = await localOrders(database).createCart(customer.id, [
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
    expect((await localOrders(database).getOrder(order.id))?.items[0]?.image).toContain('95ah');
  } finally {
    database.close();
    place.remove();
  }
});
