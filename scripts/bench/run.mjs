import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../findChromium.mjs';

/* `npm run bench -- NAME` runs `scripts/bench/NAME.ts`. */

/** Benchmarks that drive a browser. */
const IN_BROWSER = ['lighthouse', 'pages'];

const name = process.argv[2] ?? '';
const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
if (!/^[a-z]+$/.test(name) || !existsSync(script)) {
  console.error('Name a benchmark, for example: npm run bench -- search');
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(3)], {
  stdio: 'inherit',
  env: IN_BROWSER.includes(name) ? { ...process.env, CHROMIUM_PATH: findChromium() } : process.env,
});
process.exit(status ?? 1);
