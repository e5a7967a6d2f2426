import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkDemo } from './checkDemo.js';
import { type Demo, DemoError, type DemoItem, type DemoProduct } from './demo.js';
import { readRecord, readRecords } from './records.js';
import { readFaq, readPages, readTips } from './readTexts.js';
import {
  BestSellers,
  Brand,
  Category,
  Offers,
  Origin,
  Product,
  type ProductRecord,
  Site,
} from './schemas.js';

/** Below the folder in which the shop is started, wherever its code has been bundled to. */
const DEMO_FOLDER = 'demo';

/** Reads and checks the demonstration shop. Throws `DemoError`, which names the file and the record. */
export function readDemo(folder = DEMO_FOLDER): Demo {
  const file = (name: string) => join(folder, name);
  const demo: Demo = {
    brands: readRecords(Brand, file('brands.json')),
    origins: readRecords(Origin, file('origins.json')),
    categories: readRecords(Category, file('categories.json')),
    offers: readRecord(Offers, file('offers.json')),
    bestSellers: readRecord(BestSellers, file('bestSellers.json')),
    products: readProducts(file('products')),
    tips: readTips(file('tips')),
    pages: readPages(file('pages')),
    faq: readFaq(folder),
    site: readRecord(Site, file('site.json')),
  };
  const problems = checkDemo(demo);
  if (problems.length > 0) throw new DemoError(problems.map((problem) => file(problem)).join('\n'));
  return demo;
}

/** A file for each category, named by it. */
function readProducts(folder: string): DemoProduct[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const products = files.flatMap((name) =>
    readRecords(Product, join(folder, name)).map((record) => toProduct(record, basename(name, '.json'))),
  );
  return products.sort((a, b) => a.id - b.id);
}

function toProduct(record: ProductRecord, category: string): DemoProduct {
  const { variations, size, price, stock, sale, attributes, ...product } = record;
  const { id, sku } = product;
  const simple = { id, sku, label: { en: '', ar: '' }, size, price: price ?? 0, stock: stock ?? 0, sale };
  return {
    ...product,
    category,
    isVariable: variations !== undefined,
    items: variations?.map((one, place) => toItem({ ...one, attributes }, one.id ?? id + 1 + place)) ?? [
      toItem({ ...simple, attributes }, id),
    ],
  };
}

type ItemRecord = Pick<ProductRecord, 'sku' | 'size' | 'sale' | 'attributes'> &
  Omit<NonNullable<ProductRecord['variations']>[number], 'id'>;

function toItem(record: ItemRecord, id: number): DemoItem {
  const { sku, label, size, attributes, picture, price, stock, sale } = record;
  const marking = size?.marking ?? '';
  return {
    ...{ id, sku, price, stock },
    label: label ?? { en: marking, ar: marking },
    tyre: size ?? null,
    attributes: { ...size?.attributes, ...attributes },
    picture: picture ?? null,
    sale: sale ?? null,
  };
}
