import { LibsqlError } from '@libsql/client';
import { afterEach, beforeEach } from 'vitest';
import { databaseCatalogue } from '../../../server/catalogueIndex/catalogue.js';
import { openCatalogueFile } from '../../../server/catalogueIndex/replica/catalogueFile.js';
import { openReplica, type Replica } from '../../../server/catalogueIndex/replica/replica.js';
import type { Reader } from '../../../server/database/sql/sql.js';
import type { CataloguePort } from '../../../server/ports/catalogue.js';
import { required } from '../support.js';
import { buildShop, type BuiltShop } from './catalogueFile.js';

export const LISTING = { sort: 'relevance', page: 1, perPage: 500 } as const;

/** One process of the shop, far from its database. */
export interface Instance {
  catalogue: CataloguePort;
  replica: Replica;
  reader: Reader;
  /** Statements sent to the database, with their arguments. */
  asked: { sql: string; args: readonly unknown[] }[];
  reports: string[];
  /** Background work. */
  later: Promise<unknown>[];
  /** Whether the database does not respond. */
  isDown: boolean;
}

/** A built shop, new for each test, and processes that start from its file on a shared clock. */
export function replicaInstances() {
  const world = { nowMs: 0 } as { nowMs: number; shop: BuiltShop };
  const opened: Replica[] = [];
  beforeEach(async () => {
    world.nowMs = Date.UTC(2026, 10, 1);
    world.shop = await buildShop();
  });
  afterEach(() => {
    for (const replica of opened.splice(0)) replica.close();
    world.shop.remove();
  });

  async function start(
    path = world.shop.file,
    database: Reader = world.shop.database,
    timeoutMs = 60_000,
  ): Promise<Instance> {
    const instance = { asked: [], reports: [], later: [], isDown: false } as unknown as Instance;
    const reader: Reader = {
      async rows(sql, args = []) {
        instance.asked.push({ sql, args });
        if (instance.isDown) throw new LibsqlError('The database did not answer', 'UNANSWERED');
        return database.rows(sql, args);
      },
    };
    const replica = openReplica({
      file: await openCatalogueFile(path),
      database: reader,
      isHosted: true,
      timeoutMs,
      now: () => world.nowMs,
      later: (work) => instance.later.push(work),
      report: (event) => instance.reports.push(event),
    });
    opened.push(replica);
    const catalogue = replica.port(databaseCatalogue, reader);
    const rows = replica.port(
      (inner: Reader): Reader => ({ rows: (sql, args) => inner.rows(sql, args) }),
      reader,
    );
    return Object.assign(instance, { replica, catalogue, reader: rows });
  }

  return {
    start,
    shop: () => world.shop,
    passMs: (ms: number) => (world.nowMs += ms),
    raisePrice: (id: number) =>
      world.shop.change(`UPDATE items SET price = price + 100, former_price = NULL WHERE product_id = ${id}`),
  };
}

export async function priceOf({ catalogue }: Instance, id: number): Promise<number> {
  return required(await catalogue.getProduct(id)).price;
}
