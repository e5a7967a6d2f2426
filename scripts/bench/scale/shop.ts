import { once } from 'node:events';
import { openPlatform } from '../../../tests/support/platform/platformServer.js';
import type { Usage } from '../../../tests/support/platform/functionPool.js';
import { freePort } from '../../../tests/support/freePort.js';
import { openClient, type Reply, type Send } from './client.js';
import { SECRET } from './customers.js';
import { type DatabaseWork, type FarDatabase, openFarDatabase } from './farDatabase.js';

export interface ScaledShop {
  instances: number;
  origin: string;
  database: FarDatabase;
  functions: ReturnType<typeof openPlatform>['functions'];
  send: Send;
  /** Replies since the last call. */
  takeReplies: () => { reply: Reply; path: string }[];
  close: () => Promise<void>;
}

/** The built shop behind one edge, with this many processes of each function and a database of its own. */
export async function openScaledShop(
  instances: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<ScaledShop> {
  const database = await openFarDatabase();
  const port = await freePort();
  const { server, functions } = openPlatform({
    instances,
    quiet: true,
    builtAtMs: 0, // as after a quiet hour: the first view of each page has it rendered anew
    env: {
      ...process.env,
      ...{ PORT: String(port), LOG: '0', DATABASE_URL: database.url, SESSION_SECRET: SECRET },
      ...settings,
    },
  });
  server.listen(port);
  await once(server, 'listening');
  const replies: { reply: Reply; path: string }[] = [];
  const origin = `http://localhost:${port}`;
  return {
    ...{ instances, origin, database, functions },
    send: openClient(origin, (reply, path) => void replies.push({ reply, path })),
    takeReplies: () => replies.splice(0),
    async close() {
      server.closeAllConnections();
      server.close();
      await functions.close();
      await database.close();
    },
  };
}

/** What some work has cost all functions and the database together. */
export interface Spent {
  cpuMs: number;
  calls: number;
  database: DatabaseWork;
  /** Milliseconds of each request in the database, ascending. */
  serverMs: number[];
  usages: Usage[];
}

export async function spentBy(
  { functions, database }: ScaledShop,
  work: () => Promise<void>,
): Promise<Spent> {
  const before = { usages: await functions.usages(), calls: total(functions.calls()), work: database.work() };
  database.takeServerMs();
  await work();
  const usages = await functions.usages();
  const after = database.work();
  const cpuOf = (all: readonly Usage[]) => all.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  return {
    cpuMs: cpuOf(usages) - cpuOf(before.usages),
    calls: total(functions.calls()) - before.calls,
    database: {
      requests: after.requests - before.work.requests,
      writes: after.writes - before.work.writes,
      rowsRead: after.rowsRead - before.work.rowsRead,
      rowsWritten: after.rowsWritten - before.work.rowsWritten,
    },
    serverMs: database.takeServerMs().sort((a, b) => a - b),
    usages,
  };
}

function total(calls: ReadonlyMap<string, number>): number {
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}
