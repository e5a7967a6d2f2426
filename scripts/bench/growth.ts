import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openDatabase } from '../../server/database/connection/database.js';
import { copyProject } from '../../tests/support/projectCopy.js';
import { readOutput } from './childOutput.js';
import { isStarted } from './isStarted.js';
import { measuredRun, type Usage } from './measuredRun.js';

/*
 * `npm run bench -- growth [SIZES]`: the demonstration shop grown to several sizes: a cold build, one with cached code,
 * one without changes, one after the price of every hundredth product has changed, and a product page on demand.
 * All sites stay until the end: the default sizes take about 10 GB.
 */

const SIZES = process.argv.slice(2).map(Number);
const DEFAULT_SIZES = [165, 1000, 4000, 10_000];
const MEGABYTE = 1e6;
const MINUTE_MS = 60_000;

/** A build, and with the first of a size its page on demand. */
interface Growth extends ReturnType<typeof row> {
  'page on demand, ms'?: number;
}

async function main(): Promise<void> {
  const rows = [];
  for (const products of SIZES.length > 0 ? SIZES : DEFAULT_SIZES) rows.push(...(await grow(products)));
  console.table(rows);
}

export async function grow(products: number): Promise<Growth[]> {
  const cwd = copyProject();
  const importer = readFileSync(IMPORTER);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO_PRODUCTS: String(products),
    DATABASE_URL: `file:${join(cwd, 'shop.db')}`,
    SESSION_SECRET: 'only for this measurement, which it is long enough for',
  };
  const build = () => measuredRun(['scripts/build.mjs'], { cwd, env });
  try {
    discard(join(cwd, CACHE));
    const rows = [row(products, 'cold', await build(), cwd)];
    discard(join(cwd, 'dist'));
    discard(join(cwd, CACHE, 'pages'));
    rows.push(row(products, 'cached code', await build(), cwd));
    rows.push(row(products, 'no changes', await build(), cwd));
    await changePrices(env['DATABASE_URL'] ?? '');
    rows.push(row(products, '1 % changed', await build(), cwd));
    const page = await readOutput(process.execPath, ['--import', 'tsx', 'scripts/bench/onDemand.ts'], {
      timeoutMs: 5 * MINUTE_MS,
      cwd,
      env,
    });
    return rows.map((each, place) => (place === 0 ? { ...each, 'page on demand, ms': Number(page) } : each));
  } finally {
    // The project's own build would otherwise import the copy's.
    writeFileSync(IMPORTER, importer);
    // Code that was built in the copy refers to modules from there.
    discard(join(cwd, CACHE));
    discarded.push(cwd);
  }
}

/** The framework notes in its own package where the last build is. */
const IMPORTER = 'node_modules/@brillout/vite-plugin-import-build/dist/autoImporter.js';

/** Shared with the project, whose modules the copy links to. */
const CACHE = 'node_modules/.cache/storefront';

const discarded: string[] = [];

/**
 * Moves a folder out of the way of the next build, to be deleted when this process ends: for minutes after thousands of
 * files have been deleted, ext4 searches longer for each new one.
 */
function discard(folder: string): void {
  if (!existsSync(folder)) return;
  const aside = `${folder}.discarded-${process.pid}-${discarded.length}`;
  renameSync(folder, aside);
  discarded.push(aside);
}

process.once('exit', () => {
  for (const folder of discarded) rmSync(folder, { recursive: true, force: true });
});

/** As a sale of some products does. */
async function changePrices(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await database.write((writer) =>
    writer.script(
      'UPDATE products SET price = price + 100 WHERE id % 100 = 1; UPDATE items SET price = price + 100 WHERE product_id % 100 = 1;',
    ),
  );
  database.close();
}

function row(products: number, build: string, { seconds, cpuSeconds, megabytes }: Usage, cwd: string) {
  const site = join(cwd, 'dist/client');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
  return {
    products,
    build,
    pages: files.filter((file) => basename(file) === 'index.html').length,
    'CPU s': Math.round(cpuSeconds * 10) / 10,
    's on the clock': Math.round(seconds * 10) / 10,
    'memory of all, MB': Math.round(megabytes),
    files: files.length,
    'output, MB': Math.round(bytes / MEGABYTE),
  };
}

if (isStarted(import.meta.url)) await main();
