import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerHelp } from '../command/help.mjs';
import { findChromium } from '../findChromium.mjs';

/* `npm run bench -- NAME` runs `scripts/bench/NAME.ts`; without a name, the table of all. */

const NAMES = ['all', 'api', 'growth', 'lighthouse', 'orders', 'pages', 'scale', 'search'];
/** Benchmarks that drive a browser. */
const IN_BROWSER = ['all', 'lighthouse', 'pages'];

const [name = 'all', ...options] = process.argv.slice(2);
const usage = `npm run bench                    # all in one table
npm run bench -- NAME            # one of: ${NAMES.join(', ')}
npm run bench -- NAME COUNT      # runs or products, as described at the top of scripts/bench/NAME.ts`;
answerHelp(usage, () => true);
if (!NAMES.includes(name)) {
  console.error(`There is no benchmark "${name}".\n${usage}`);
  process.exit(1);
}
const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
  stdio: 'inherit',
  env: IN_BROWSER.includes(name) ? { ...process.env, CHROMIUM_PATH: findChromium() } : process.env,
});
process.exit(status ?? 1);
