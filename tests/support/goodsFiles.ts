import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runCommandLine } from './runCommandLine.js';
import { PRODUCTS } from '../../scripts/products/manageProducts.js';
import { writeDelimited } from '../../domain/csv/delimitedText.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { readTable, tableNames } from '../../server/database/sql/tables.js';
import { copySeededDatabase } from './seededDatabase.js';

/** Tables that an import may change. */
const GOODS = [
  ...['products', 'items', 'product_categories', 'uncounted_items', 'categories', 'brands', 'origins'],
  ...['search', 'gone_goods', 'planned_sales', 'goods_pictures', 'catalogue_changes', 'sqlite_sequence'],
];

/** The demonstration shop in a database of its own, and the command on it. */
export async function openGoods() {
  const folder = mkdtempSync(join(tmpdir(), 'goods-'));
  const path = join(folder, 'shop.db');
  await copySeededDatabase(path);
  const database = await openDatabase({ url: `file:${path}` });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...goodsOf(database, folder), path };
}

/** `npm run products` on a database, with files in a folder. */
export function goodsOf(database: Awaited<ReturnType<typeof openDatabase>>, folder: string) {
  const printed: string[] = [];
  const file = join(folder, 'goods.csv');
  const tools = {
    database,
    print: (line: string) => printed.push(line),
    log: (line: string) => printed.push(line),
    writeFile: writeFileSync,
  };
  const run = (...args: string[]) => {
    printed.length = 0;
    return runCommandLine(PRODUCTS, args, tools);
  };
  return {
    database,
    folder,
    file,
    /** What the last command has printed. */
    printed,
    run,
    /** Imports these rows, the first of which names the columns. */
    importRows(rows: readonly (readonly string[])[], ...flags: string[]) {
      writeFileSync(file, writeDelimited(rows));
      return run('import', file, ...flags);
    },
    async exported(): Promise<string> {
      await run('export', file);
      return readFileSync(file, 'utf8');
    },
    /** All rows of the goods, or of everything else. */
    async dump(which: 'goods' | 'others'): Promise<Record<string, unknown[]>> {
      const names = (await tableNames(database)).filter(
        (name) => GOODS.includes(name) === (which === 'goods'),
      );
      const tables = names.filter((name) => !['search', 'catalogue_changes'].includes(name));
      const rows = tables.map(async (name) => {
        const { key } = await readTable(database, name);
        return [name, await database.rows(`SELECT * FROM "${name}" ORDER BY ${key.join(', ')}`)] as const;
      });
      return Object.fromEntries(await Promise.all(rows));
    },
  };
}
