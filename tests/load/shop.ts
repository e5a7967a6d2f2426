import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addCustomers, SECRET } from '../../scripts/bench/scale/customers.js';
import { type Goods, readGoods } from '../../scripts/bench/scale/visits.js';
import { setStock } from '../../scripts/bench/scale/books.js';
import { isBuilt, NO_BUILD } from '../../scripts/bench/site/builtShop.js';
import { bundledScript } from '../support/bundledScript.js';
import { freePort } from '../support/freePort.js';

const PLENTY = 1_000_000;
const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

export interface Shop {
  port: number;
  goods: readonly Goods[];
  customers: readonly { cookie: string }[];
  /** Resident memory of the server, in MB. */
  megabytes: () => number;
  close: () => Promise<void>;
}

/** Starts the built shop in a process and a folder of its own, with so many customers. Throws without a build. */
export async function openShop(customers: number): Promise<Shop> {
  if (!isBuilt()) throw new Error(NO_BUILD);
  const folder = ownFolder();
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  const port = await freePort();
  const server = spawn(process.execPath, [resolve(await bundledScript('scripts/serve.ts'))], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PUBLIC_URL: `http://localhost:${port}`, TRUSTED_PROXY: '127.0.0.1' },
      ...{ PORT: String(port), DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET, LOG: '0' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(server);
  const goods = await readGoods(databaseUrl);
  for (const { id } of goods.slice(0, 8)) await setStock(databaseUrl, id, PLENTY);
  const people = await addCustomers(databaseUrl, customers);
  return {
    ...{ port, goods },
    customers: people.map(({ cookies }) => ({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    })),
    megabytes: () => residentMegabytes(server.pid ?? 0),
    async close() {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A folder with links to all that the project has, except its data. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const ours = readdirSync('.').filter((name) => !name.startsWith('.'));
  for (const name of ours) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

async function started(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit').then(() => {
    throw new Error('The shop has ended');
  });
  await Promise.race([once(server.stdout ?? server, 'data'), exit]);
  exit.catch(() => undefined);
}

function residentMegabytes(pid: number): number {
  const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(resident) * PAGE_BYTES) / MEGABYTE;
}
