import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeDelimited } from '../../domain/csv/delimitedText.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { openGoods } from '../../tests/support/goodsFiles.js';

const ROWS = 1500;
/** Before anything is written. */
const FIRST_MOMENT = 'Reading';
/** The last one is when everything is written. */
const MOMENTS = [FIRST_MOMENT, 'Writing: 1000', null];

/*
 * The command writes in one transaction: killed at any moment it leaves the goods as they were or as the file has them.
 */
it('leaves the old goods or the new ones when it is killed', async () => {
  const goods = await openGoods();
  const old = await goods.dump('goods');
  const head = ['SKU', 'Name', 'Regular price', 'Stock'];
  const rows = Array.from({ length: ROWS }, (_, index) => [`K-${index}`, `Killed ${index}`, '10', '1']);
  writeFileSync(goods.file, writeDelimited([head, ...rows]));
  for (const moment of MOMENTS) {
    await runUntil(goods.path, goods.file, moment);
    const [count] = await goods.database.rows("SELECT count(*) AS count FROM products WHERE sku LIKE 'K-%'");
    const isNew = count?.['count'] === ROWS;
    // A busy machine may deliver the second kill after the commit.
    if (moment === null) expect(isNew).toBe(true);
    else if (!isNew || moment === FIRST_MOMENT) expect(await goods.dump('goods')).toEqual(old);
    // A connection of its own: one that was open before has the old full-text index in memory.
    const fresh = await openDatabase({ url: `file:${goods.path}` });
    expect(await fresh.rows('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
    fresh.close();
  }
}, 120_000);

/** Runs the import, and kills it as soon as it prints this; null: lets it end. */
async function runUntil(path: string, file: string, moment: string | null): Promise<void> {
  const command = ['--import', 'tsx', 'scripts/products/products.ts', 'import', file];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATABASE_URL: `file:${path}` } });
  const ended = once(child, 'exit');
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (moment !== null && printed.includes(moment)) child.kill('SIGKILL');
  });
  const [code, signal] = (await ended) as [number | null, string | null];
  expect([code, signal]).toEqual(moment === null ? [0, null] : [null, 'SIGKILL']);
}
