import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
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
  await build({ logLevel: 'warn' });
  if (process.env['VERCEL_ENV'] === 'preview') writePreviewSecret();
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
