import { object, string, number, parse } from 'valibot';
import { readJson } from '../command/readJson.js';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/*
 * `npm run bench -- cold [RUNS]`: the size of each function of `.vercel/output`, and the time from the start of its
 * process to its first response, which loads the modules and opens the database. Run `npm run build:platform` first.
 */

const RUNS = Number(process.argv[2] ?? 3);
const FUNCTIONS = '.vercel/output/functions/api';
const MEGABYTE = 1e6;

/** A request that makes a function do what it is for. */
const ASKED: Record<string, string> = {
  health: '/api/health',
  icons: '/api/icons/tabler.json?icons=home',
  media: '/media/nothing.webp',
  'not-found': '/api/nothing',
  payment: '/api/payment/methods',
  post: '/api/post/nothing',
  render: '/search',
  wcFetch: '/api/wcFetch/categories',
  wcPost: '/api/wcPost/nothing',
  webhook: '/api/webhook/nothing',
  wpFetch: '/api/wpFetch/nav_links',
};

/** Milliseconds from the start of the process to its first response. */
async function start(name: string, databaseUrl: string): Promise<number> {
  const folder = resolve(FUNCTIONS, `${name}.func`);
  const { handler } = readJson(join(folder, '.vc-config.json'), object({ handler: string() }));
  const startedAtMs = performance.now();
  const child = fork(resolve('tests/support/platform/platformFunction.mjs'), [join(folder, handler)], {
    cwd: folder,
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG: '0',
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'only for this measurement, which it is long enough for',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const message: unknown = (await once(child, 'message'))[0];
    const { port } = parse(object({ port: number() }), message);
    const response = await fetch(`http://127.0.0.1:${port}${ASKED[name] ?? '/'}`, { redirect: 'manual' });
    await response.arrayBuffer();
    return performance.now() - startedAtMs;
  } finally {
    child.kill();
  }
}

function weightMb(name: string): number {
  const folder = join(FUNCTIONS, `${name}.func`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stats = files.map((file) => lstatSync(join(folder, file))).filter((stat) => stat.isFile());
  return stats.reduce((sum, { size }) => sum + size, 0) / MEGABYTE;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const data = mkdtempSync(join(tmpdir(), 'cold-'));
const databaseUrl = `file:${join(data, 'shop.db')}`;
try {
  await start('health', databaseUrl);
  console.log('| function | MB | first response, ms |\n| --- | --- | --- |');
  for (const file of readdirSync(FUNCTIONS)) {
    const name = basename(file, '.func');
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await start(name, databaseUrl));
    console.log(`| ${name} | ${weightMb(name).toFixed(1)} | ${median(times).toFixed(0)} |`);
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
