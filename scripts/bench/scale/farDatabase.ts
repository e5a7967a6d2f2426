import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalShop } from '../../../server/adapters/local/local.js';
import { type Exchange, startHostedDatabase } from '../../../tests/support/hostedDatabase/hostedDatabase.js';

/** Milliseconds of a round trip to the database. */
export const LATENCY_MS = 30;
const CATALOGUE_FILE = '.vercel/output/functions/api/render.func/dist/server/catalogue.db';

/** What the database has been asked to do. The rows are 0 on the stand-in, which does not count them. */
export interface DatabaseWork {
  requests: number;
  /** Requests with a statement that writes. */
  writes: number;
  rowsRead: number;
  rowsWritten: number;
}

/**
 * A hosted database that belongs to the built output, so that its functions use their catalogue file. `LIBSQL_SERVER` is
 * the binary of a real server; without it the tests' stand-in is used.
 */
export async function openFarDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const path = join(folder, 'shop.db');
  (await openLocalShop({ url: `file:${path}`, catalogueFile: CATALOGUE_FILE })).close();
  const work: DatabaseWork = { requests: 0, writes: 0, rowsRead: 0, rowsWritten: 0 };
  const serverMs: number[] = [];
  const database = await startHostedDatabase({
    copyOf: path,
    latencyMs: LATENCY_MS,
    onExchange(exchange) {
      count(work, exchange);
      serverMs.push(exchange.ms);
    },
  });
  rmSync(folder, { recursive: true });
  return {
    ...database,
    work: (): DatabaseWork => ({ ...work }),
    /** Milliseconds in the server of each request since the last call. */
    takeServerMs: () => serverMs.splice(0),
  };
}

export type FarDatabase = Awaited<ReturnType<typeof openFarDatabase>>;

function count(work: DatabaseWork, { sql, answer }: Exchange): void {
  work.requests += 1;
  if (/\b(?:insert|update|delete|replace)\b/i.test(sql)) work.writes += 1;
  for (const [, kind, rows] of answer.matchAll(/"rows_(read|written)":(\d+)/g)) {
    if (kind === 'read') work.rowsRead += Number(rows);
    else work.rowsWritten += Number(rows);
  }
}
