/**
 * The storefront in front of a store: builds the site from the answers of the WooCommerce stand-in and serves it at
 * PORT. It is built in a copy of the project, so that `dist/` stays the demonstration shop's.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededState } from './woocommerce/seededStandIn.js';
import { KEYS, openStandIn } from './woocommerce/standIn.js';

/** What is not the site's source, or is linked to. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '.git',
  '.vercel',
  '.data',
  'dist',
  'node_modules',
  'test-results',
]);

const copy = mkdtempSync(join(tmpdir(), 'store-front-'));
for (const name of readdirSync('.')) {
  if (!LEFT_OUT.has(name)) cpSync(name, join(copy, name), { recursive: true });
}
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));

const standIn = await openStandIn(seededState());
const env = {
  ...process.env,
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
  DATABASE_URL: `file:${join(copy, 'mirror.db')}`,
};
const run = (script: string) =>
  spawn(process.execPath, ['--import', 'tsx', script], { cwd: copy, env, stdio: 'inherit' });

run('scripts/build.ts').once('exit', (status) => {
  if (status !== 0) process.exit(1);
  const server = run('scripts/serve.ts');
  process.on('SIGTERM', () => {
    server.kill();
    process.exit(0);
  });
});
