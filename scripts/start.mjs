/**
 * `npm start`: from a fresh clone to a running shop. Plain JavaScript, because it runs before anything is installed.
 * Steps with an up-to-date result are skipped: packages by the lock file, the site by its sources.
 */
import './dotEnv.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { answerHelp } from './command/help.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

/** The default of DATABASE_URL. */
const SHOP = '.data/shop.db';

answerHelp(
  `npm start                        # installs packages, builds the shop and serves it; PORT=3001 npm start
npm start -- --empty             # the same, and a new database begins without products`,
  (word) => word === '--empty',
);
if (process.argv.includes('--empty')) {
  process.env.DEMO_PRODUCTS = 'none';
  if (existsSync(SHOP) && !process.env.DATABASE_URL) {
    console.log(
      `${SHOP} exists and stays as it is: --empty is for a new one, such as DATABASE_URL=file:.data/own.db`,
    );
  }
}
const port = requirePort(process.env.PORT || '3000');

await requireFreePort(port);
await ensureInstalled({ withTools: false });
await ensureBuilt();
// Successful requests are logged on demand, failures always.
const env = { ...process.env, LOG: process.env.LOG ?? '0' };
const serve = ['--import', 'tsx', 'scripts/serve.ts'];
const { status } = spawnSync(process.execPath, serve, { stdio: 'inherit', env });
process.exit(status ?? 0);

/** The same check as in `server/config/environment.ts`, which cannot be loaded before installation. */
function requirePort(text) {
  const wanted = Number(text);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= 65_535) return wanted;
  console.error('PORT must be a port, a whole number from 1 to 65535');
  process.exit(1);
}

function requireFreePort(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const isTaken = error.code === 'EADDRINUSE';
      const hint = `Port ${wanted} is in use. Stop the other process, or choose another port: PORT=${wanted + 1} npm start`;
      console.error(isTaken ? hint : error.message);
      process.exit(1);
    });
    probe.listen(wanted, () => probe.close(resolve));
  });
}
