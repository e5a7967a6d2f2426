import { randomInt } from 'node:crypto';
import { createClient } from '@libsql/client';
import { openDatabase } from '../../../server/database/connection/database.js';
import { insertProducts } from '../../../server/adapters/local/seed/catalogueEntries.js';
import { readDemo } from '../../../server/adapters/local/seed/readDemo.js';
import { TEST_DATABASE_URL } from '../../support/addresses.js';
import { behindTheApi } from '../../support/behindTheApi.js';

const [FIRST_OWN_ID, LAST_OWN_ID] = [900_000, 999_999];

/** How long a write waits for the server's writes. */
const BUSY_TIMEOUT_MS = 5000;

let opened: ReturnType<typeof behindTheApi> | undefined;

/** Changes data directly in the database, as an operator or a provider may without notice. */
export function behindTheShop(): ReturnType<typeof behindTheApi> {
  opened ??= behindTheApi(createClient({ url: TEST_DATABASE_URL, timeout: BUSY_TIMEOUT_MS }));
  return opened;
}

/** Adds a product that no other test uses, as an operator would; returns its id. */
export async function addOwnProduct(): Promise<number> {
  const id = randomInt(FIRST_OWN_ID, LAST_OWN_ID);
  const demo = readDemo();
  const template = demo.products.find(({ isVariable }) => !isVariable);
  if (template === undefined) throw new Error('The demonstration shop has no simple product');
  const names = { sku: `LATE-${id}`, name: { en: `Late Arrival ${id}`, ar: `وصل متأخرًا ${id}` } };
  const items = template.items.map((item) => ({ ...item, id, sku: names.sku }));
  const product = { ...template, id, ...names, items };
  const database = await openDatabase({ url: TEST_DATABASE_URL });
  try {
    await database.write((writer) => insertProducts(writer, demo, [product]));
  } finally {
    database.close();
  }
  return id;
}
