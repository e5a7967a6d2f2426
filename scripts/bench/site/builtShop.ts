import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export const NO_BUILD = 'There is no built site: npm run build';

export function isBuilt(): boolean {
  return existsSync('dist/client/index.html');
}

/** Serves the built site at a port, once it answers; `kill` ends it. Throws if there is no build. */
export async function startShop(port: number, settings: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  if (!isBuilt()) throw new Error(NO_BUILD);
  const shop = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(shop, 'exit').then(() => {
    if (!shop.killed) console.error('The shop has ended, or was ended by another process');
    throw new Error('The shop did not start');
  });
  await Promise.race([once(shop.stdout, 'data'), exit]);
  exit.catch(() => undefined);
  return shop;
}
