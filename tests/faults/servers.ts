import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from 'vitest';
import { cartBody, checkoutBody, lineOf } from '../api/bodies.js';
import type { Person } from '../api/browser.js';
import { SECRET, UNLIMITED } from '../api/shop.js';
import { bundledScript } from '../support/bundledScript.js';

/** Slightly longer than the leases of locks and idempotency keys. */
const AFTER_THE_LEASES_S = 11;

export interface Faults {
  stopAt?: 'cart not yet written' | 'order not yet placed' | 'nothing answered yet';
  /** Sets the clock ahead by this many leases of the dead process. */
  leasesLater?: number;
  /** Additional settings. */
  settings?: Record<string, string>;
}

export interface RunningServer {
  origin: string;
  /** Resolves when the server has reached its stop point. */
  stopped: Promise<void>;
  /** Kills the process; resolves when it has exited. */
  kill(): Promise<void>;
}

const processes: ChildProcess[] = [];
afterAll(() => {
  for (const server of processes) server.kill('SIGKILL');
});

/** Starts the shop's server on a database and waits until it is listening. */
export async function startServer(databaseUrl: string, port: number, faults: Faults = {}) {
  const { stopAt = '', leasesLater = 0, settings = {} } = faults;
  const env = { STOP_AT: stopAt, CLOCK_AHEAD_S: String(leasesLater * AFTER_THE_LEASES_S), ...settings };
  const server = await run('tests/faults/faultyServer.ts', { databaseUrl, port, env });
  const stopped = says(server, `stopped at: ${stopAt}`);
  stopped.catch(() => undefined); // killed without having stopped
  await says(server, 'The shop is running');
  return { ...running(server, port), stopped } satisfies RunningServer;
}

/** Starts what the platform deploys, behind an edge, and waits until it answers. */
export async function startPlatform(
  databaseUrl: string,
  port: number,
  { settings = {} }: Pick<Faults, 'settings'> = {},
): Promise<RunningServer> {
  const server = await run('tests/support/platform/platform.ts', { databaseUrl, port, env: settings });
  await says(server, 'The platform is running');
  return { ...running(server, port), stopped: new Promise(() => undefined) };
}

interface Run {
  databaseUrl: string;
  port: number;
  env: Record<string, string>;
}

async function run(script: string, { databaseUrl, port, env }: Run): Promise<ChildProcess> {
  const server = spawn(process.execPath, [await bundledScript(script)], {
    env: {
      ...process.env,
      ...UNLIMITED,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(server);
  return server;
}

function says(server: ChildProcess, words: string): Promise<void> {
  return new Promise((heard, failed) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes(words)) heard();
    });
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
  });
}

function running(server: ChildProcess, port: number): Pick<RunningServer, 'origin' | 'kill'> {
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      const died = once(server, 'exit');
      server.kill('SIGKILL');
      await died;
    },
  };
}

export interface WriteReply {
  status: number;
  body: { code?: string; redirect?: string; items?: { quantity: number }[] };
  isReplayed: boolean;
  retryAfterSeconds: number;
}

/** Places a customer's cart on a running server; null if the server died before it answered. */
export function orderCart(
  origin: string,
  customer: Person,
  orderId: number,
  key: string,
  changes: Record<string, unknown> = {},
): Promise<WriteReply | null> {
  return post(`${origin}/api/wcPost/checkout`, customer, key, checkoutBody(orderId, changes));
}

/** Adds a piece to a customer's cart on a running server; null if the server died before it answered. */
export function addToCart(
  origin: string,
  customer: Person,
  productId: number,
  key: string,
): Promise<WriteReply | null> {
  return post(`${origin}/api/wcPost/place-order`, customer, key, cartBody(lineOf(productId)));
}

/** Sends a JSON request with a customer's cookies; null if the server died before it answered. */
export async function post(
  address: string,
  customer: Pick<Person, 'cookies'>,
  key: string,
  body: object,
): Promise<WriteReply | null> {
  const cookies = Object.entries(customer.cookies).map(([name, value]) => `${name}=${value}`);
  const headers = {
    origin: new URL(address).origin,
    cookie: cookies.join('; '),
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  try {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return {
      status: response.status,
      body: (await response.json()) as WriteReply['body'],
      isReplayed: response.headers.get('idempotency-replayed') === 'true',
      retryAfterSeconds: Number(response.headers.get('retry-after')),
    };
  } catch {
    return null;
  }
}
