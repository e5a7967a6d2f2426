import * as v from 'valibot';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { copyProject } from '../../tests/support/projectCopy.js';
import { KEYS } from '../../tests/support/woocommerce/standIn.js';
import { LATENCY_MS, openSlowStore } from './slowStore.js';

/*
 * `npm run bench -- build [PRODUCTS]`: cost of a cold build with a store: number of requests, time, and the peak memory
 * of any of its processes. The store is the test stand-in with the latency of a real one.
 */

const PRODUCTS = Number(process.argv[2] ?? 2000);

async function main(): Promise<void> {
  const { standIn, state } = await openSlowStore(PRODUCTS);
  const cwd = copyProject();
  const cache = join(cwd, 'node_modules/.cache/storefront');
  rmSync(cache, { recursive: true, force: true });
  const usageFile = join(cwd, 'usage');
  const tellUsage = join(cwd, 'scripts/bench/tellUsage.mjs');
  const env = {
    ...process.env,
    STORE_URL: standIn.url,
    STORE_CONSUMER_KEY: KEYS.consumerKey,
    STORE_CONSUMER_SECRET: KEYS.consumerSecret,
    DATABASE_URL: `file:${join(cwd, 'mirror.db')}`,
    USAGE_FILE: usageFile,
    NODE_OPTIONS: `--import ${tellUsage}`,
  };
  try {
    const start = performance.now();
    const build = spawn(process.execPath, ['scripts/build.mjs'], {
      cwd,
      env,
      stdio: 'inherit',
    });
    const status: unknown = (await once(build, 'exit'))[0];
    if (status !== 0) throw new Error('The build failed; see the output above.');
    const seconds = (performance.now() - start) / 1000;
    const usages = readUsages(usageFile);
    const cpuSeconds = usages.reduce((sum, usage) => sum + usage.cpuSeconds, 0);
    const megabytes = Math.max(...usages.map(({ kilobytes }) => kilobytes)) / 1024;
    console.log(
      `${state.products.size} products, ${pagesIn(join(cwd, 'dist/client'))} pages: ${standIn.requests.length} requests of ${LATENCY_MS} ms, ${seconds.toFixed(0)} s (${cpuSeconds.toFixed(0)} s of CPU time), at most ${megabytes.toFixed(0)} MB in one process`,
    );
  } finally {
    // Code that was built in the copy refers to modules from there.
    rmSync(cache, { recursive: true, force: true });
    rmSync(cwd, { recursive: true, force: true });
    await standIn.close();
  }
}

const Usage = v.object({ kilobytes: v.number(), cpuSeconds: v.number() });
type Usage = v.InferOutput<typeof Usage>;

function readUsages(file: string): Usage[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => v.parse(Usage, JSON.parse(line)));
}

function pagesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => basename(file) === 'index.html').length;
}

await main();
