import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/connection/database.js';
import type { Database } from '../database/sql/sql.js';
import { printedTables } from '../database/records/tableRecords.js';
import { bundleScripts } from '../../tests/support/bundledScript.js';
import { openFitment, readOwnFitment, writeOwnFitment } from './fitment.js';

const folder = mkdtempSync(join(tmpdir(), 'fitment-'));
const url = `file:${join(folder, 'shop.db')}`;
const HEAD = 'make,model,name_ar,year_from,front';
const OWN = `${HEAD}\nToyota,Corolla,,2013,185/65 R15\nZeekr,X,زيكر,2024,235/50 R19\n`;

let database: Database;
let script: string;
beforeAll(async () => {
  database = await openDatabase({ url });
  const pathOf = await bundleScripts(['scripts/fitment.ts']);
  script = pathOf('scripts/fitment.ts');
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
  });
  return { status, stdout, stderr };
}

async function rowsOfCorolla(): Promise<number | undefined> {
  const table = await openFitment(database).table();
  const models = table.flatMap(({ models: all }) => all);
  return models.find(({ slug }) => slug === 'toyota-corolla')?.generations.length;
}

test('uses the built-in fitment table until one is imported, and again after its removal', async () => {
  const shop = await rowsOfCorolla();
  await writeOwnFitment(database, { csv: OWN, isWhole: false });
  expect(await rowsOfCorolla()).toBe(1);
  const table = await openFitment(database).table();
  expect(table.some(({ slug }) => slug === 'zeekr')).toBe(true);
  expect(table.some(({ slug }) => slug === 'kia')).toBe(true);
  await writeOwnFitment(database, { csv: OWN, isWhole: true });
  expect((await openFitment(database).table()).map(({ slug }) => slug)).toEqual(['toyota', 'zeekr']);
  await writeOwnFitment(database, null);
  expect(await rowsOfCorolla()).toBe(shop);
});

test('picks up an imported fitment table within a minute in a running process', async () => {
  let now = 0;
  const fitment = openFitment(database, { now: () => now });
  const before = await fitment.table();
  await writeOwnFitment(database, { csv: OWN, isWhole: true });
  now += 59_000;
  expect(await fitment.table()).toBe(before);
  now += 2_000;
  const after = await fitment.table();
  expect(after).toHaveLength(2);
  now += 61_000;
  expect(await fitment.table()).toBe(after);
  await writeOwnFitment(database, null);
});

test('keeps the known fitment table when the database cannot be read', async () => {
  const reports: string[] = [];
  const fitment = openFitment(
    { rows: () => Promise.reject(new Error('gone')) },
    { report: (event) => reports.push(event) },
  );
  expect((await fitment.table()).length).toBeGreaterThan(30);
  expect(reports).toEqual(['fitment-not-read']);
});

test('imports a fitment file with npm run fitment, supports a dry run, and rejects an invalid file', async () => {
  const good = join(folder, 'good.csv');
  const wrong = join(folder, 'wrong.csv');
  writeFileSync(good, OWN);
  writeFileSync(wrong, `${OWN}Kia,=cmd(),,2013,185/65 R15\nKia,Rio,,1700,185/65 R15\n`);

  expect(command('import', good, '--dry-run').stdout).toContain('Nothing was changed');
  const refused = command('import', wrong);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/line 4: model begins with =[^]*line 5: year_from “1700”/);
  expect(await readOwnFitment(database)).toBeNull();
  expect(command('import', good)).toMatchObject({ status: 0 });
  expect(await readOwnFitment(database)).toEqual({ csv: OWN, isWhole: false });
  expect(command('export').stdout).toBe(OWN);
}, 60_000);

test('switches fitment off by a command, which an empty file cannot do, and on again', async () => {
  const empty = join(folder, 'empty.csv');
  writeFileSync(empty, `${HEAD}\n`);
  expect(command('import', empty, '--whole')).toMatchObject({ status: 1 });
  expect(await rowsOfCorolla()).toBeGreaterThan(0);
  expect(command('off')).toMatchObject({ status: 0 });
  expect(await openFitment(database).table()).toEqual([]);
  expect(command('export').stdout).toMatch(/^make,model,[^\n]*\n$/);
  expect(command('reset')).toMatchObject({ status: 0 });
  expect(await rowsOfCorolla()).toBeGreaterThan(0);
});

const SHOP_MODELS = 30;

test.each<[stored: string, told: RegExp | null, slugs: string[]]>([
  ['odd', /^Import fitment is left out,.*csv is missing.*table shop_meta/, []],
  ['null', /csv is missing/, []],
  ['[]', /csv is missing/, []],
  ['{"csv": 5}', /csv is 5/, []],
  [JSON.stringify({ csv: OWN, isWhole: 'odd' }), /isWhole is "odd", so its default is taken/, ['zeekr']],
  [JSON.stringify({ csv: OWN }), null, ['zeekr']],
  [
    JSON.stringify({ csv: `${OWN}Kia,Rio,,1700,185/65 R15\nBYD,F3,,2014,195/60 R15\n`, isWhole: false }),
    /^Import fitment is read in part: line 4 of the table of cars: year_from “1700”/,
    ['zeekr', 'byd'],
  ],
  [
    JSON.stringify({ csv: 'a,b\n1,2\n', isWhole: true }),
    /line 1 of the table of cars: missing column make/,
    [],
  ],
])(
  'reads what can be read of the stored import %j, and tells the rest once',
  async (stored, told, slugs) => {
    await writeOwnFitment(database, { csv: OWN, isWhole: false });
    await database.write((writer) =>
      writer.run("UPDATE shop_meta SET value = ? WHERE key = 'fitment'", [stored]),
    );
    const lines: string[] = [];
    const tables = printedTables((line) => lines.push(line));
    const look = async () => {
      const table = await openFitment(database, { tables }).table();
      expect(table.length).toBeGreaterThan(SHOP_MODELS);
      expect(table.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
      await tables.notes.settle();
    };
    await look();
    await look();
    expect(lines).toHaveLength(told === null ? 0 : 1);
    if (told !== null) expect(lines[0]).toMatch(told);
    expect(command('export')).toMatchObject({ status: 0, stderr: '' });
    await writeOwnFitment(database, null);
  },
  30_000,
);
