/** The storefront with a store: builds the site against the WooCommerce stand-in and serves it at PORT. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_NUMBER, isWithoutCars } from './addresses.js';
import { copyProject } from './projectCopy.js';
import { seededState } from './woocommerce/seededStandIn.js';
import { KEYS, openStandIn } from './woocommerce/standIn.js';

const cwd = copyProject();
process.on('exit', () => rmSync(cwd, { recursive: true, force: true }));

const standIn = await openStandIn(seededState());
const env = {
  ...process.env,
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
  WHATSAPP_NUMBER: CHAT_NUMBER,
  DATABASE_URL: `file:${join(cwd, 'mirror.db')}`,
};
const runNode = (args: readonly string[]) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
const run = (script: string, ...args: string[]) => runNode(['--import', 'tsx', script, ...args]);

if (isWithoutCars()) await once(run('scripts/fitment.ts', 'off'), 'exit');

runNode(['scripts/build.mjs']).once('exit', (status) => {
  if (status !== 0) process.exit(1);
  const server = run('scripts/serve.ts');
  process.on('SIGTERM', () => {
    server.once('exit', () => process.exit(0));
    server.kill();
  });
});
