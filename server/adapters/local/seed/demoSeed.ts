import { type CategoryEntry, insertCategories } from '../../../catalogueIndex/catalogueWriter.js';
import { couponTerms } from '../../../../domain/coupon/couponTerms.js';
import { languageColumns, languageValues } from '../../../database/columns/languageColumns.js';
import type { Writer } from '../../../database/sql/sql.js';
import { insertMany } from '../../../database/sql/insertMany.js';
import { markSearchTexts } from '../../../catalogueIndex/searchTable.js';
import { shippingRates } from './shippingRates.js';
import { insertProducts } from './catalogueEntries.js';
import type { Demo, DemoProduct } from './demo.js';
import { documentRows } from './documents.js';
import { grownProducts } from './grown/grow.js';
import { idOf } from './links.js';
import { pictureAddress } from './pictureAddress.js';
import { readDemo } from './readDemo.js';
import { markPictures } from './renewPictures.js';
import { insertTexts, markTexts } from './renewTexts.js';

/** The demonstration shop as data to be inserted into a database. */
interface DemoSeed {
  /** Writes everything except generated products, and if so without the products and coupons of the records. */
  write(writer: Writer, withProducts: boolean): Promise<void>;
  /** Writes the generated products `from` to `to`, counted from 1 and inclusive. */
  grow(writer: Writer, from: number, to: number): Promise<void>;
  /** All products, including this many generated ones. */
  products(grown: number): DemoProduct[];
}

/** Reads the records. Throws `DemoError` if one is invalid. */
export function demoSeed(folder?: string): DemoSeed {
  const demo = readDemo(folder);
  return {
    write: (writer, withProducts) =>
      writeShop(
        writer,
        withProducts ? demo : { ...demo, products: [], brands: [], origins: [], coupons: [] },
      ),
    grow: (writer, from, to) => insertProducts(writer, demo, grownProducts(demo, from, to)),
    products: (grown) => [...demo.products, ...grownProducts(demo, 1, grown)],
  };
}

async function writeShop(writer: Writer, demo: Demo): Promise<void> {
  await insertMany(
    writer,
    'brands',
    ['id', 'slug', ...languageColumns('name'), 'logo'],
    demo.brands.map(({ id, slug, name, logo }) => [id, slug, ...languageValues(name), pictureAddress(logo)]),
  );
  await insertMany(
    writer,
    'origins',
    ['id', 'slug', ...languageColumns('name')],
    demo.origins.map(({ id, slug, name }) => [id, slug, ...languageValues(name)]),
  );
  await insertCategories(writer, categoryEntries(demo));
  await insertProducts(writer, demo, demo.products);
  const texts = documentRows(demo);
  await insertTexts(writer, texts);
  await markTexts(writer, texts);
  await insertMany(
    writer,
    'shipping_rates',
    ['governorate', 'method', ...languageColumns('title'), 'cost', 'eta_days_from', 'eta_days'],
    shippingRates().map(({ governorate, method, title, cost, days }) => [
      ...[governorate, method],
      ...languageValues(title),
      ...[cost, days.from, days.to],
    ]),
  );
  await insertMany(writer, 'coupons', ['code', 'terms'], couponRows(demo));
  await markSearchTexts(writer);
  await markPictures(writer);
}

const HUNDREDTHS = 100;

function couponRows({ coupons }: Demo): [string, string][] {
  return coupons.map(({ code, percent, perCustomer }) => {
    const amount = percent * HUNDREDTHS;
    const terms = couponTerms({ kind: 'percent', amount, usageLimitPerCustomer: perCustomer });
    return [code, JSON.stringify(terms)];
  });
}

function categoryEntries({ categories }: Demo): CategoryEntry[] {
  return categories.map(({ id, slug, name, description, icon, parent }) => {
    return {
      id,
      slug,
      name,
      description,
      icon,
      parentId: parent === undefined ? null : idOf(categories, parent),
    };
  });
}
