import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawDemonstration } from '../server/adapters/embedded/drawDemonstration.js';
import { readEnv } from '../server/env.js';
import { checkWords } from './checkWords.js';

/** `npm run build`: checks the words, draws the pictures, then builds and prerenders the site into `dist/`. */
async function main(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  readEnv();
  checkWords();
  const { drawn, kept } = await drawDemonstration('public/pictures');
  console.log(`Pictures: ${drawn} drawn, ${kept} kept`);
  buildSite();
  if (process.env['VERCEL_ENV'] === 'preview') writePreviewSecret();
}

/** The command line, for it alone makes the framework build both sides and prerender in one go. */
function buildSite(): void {
  const { status } = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; the reason stands above.');
  // The function that renders on demand answers unknown addresses, each in its own language.
  rmSync('dist/client/404.html', { force: true });
}

/** A preview deployment without SESSION_SECRET signs its sessions with a secret of its own build. */
function writePreviewSecret(): void {
  mkdirSync('dist/server', { recursive: true });
  writeFileSync('dist/server/preview-secret', randomBytes(32).toString('hex'));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
