import { addCustomers } from './scale/customers.js';
import { median, printTable, quantile } from './table/figures.js';
import { measureKinds } from './scale/kinds.js';
import { LATENCY_MS } from './scale/farDatabase.js';
import { openScaledShop, type ScaledShop, spentBy } from './scale/shop.js';
import { ADDS_EVERY, readGoods, VIEWS_PER_VISIT, visits } from './scale/visits.js';
import { type Rush, rowOf, rush, type RushResult, statusesOf } from './scale/writes.js';

/*
 * `npm run bench -- scale [INSTANCES…]`: the built shop with 1, 2, 10 and 50 processes of each function behind one edge,
 * 30 ms away from its database. Run `npm run build:platform` first; `LIBSQL_SERVER` is the binary of a real libSQL
 * server, and without it the tests' stand-in is used. Fails if an order is lost or doubled, if stock is wrong, or if a
 * write is refused otherwise than promised.
 */

const GIVEN = process.argv.slice(2).map(Number);
const INSTANCES = GIVEN.length > 0 ? GIVEN : [1, 2, 10, 50];
const VISITS = 40;
const VISIT_EVERY_MS = 700;
/** Customers who order at the same moment. */
const RUSH = 40;
const SLOW_MS = 300;
/** Of the instances, this share dies. */
const KILLED_SHARE = 0.2;
const KILLED_AFTER_MS = 800;

async function browse(shop: ScaledShop) {
  const goods = await readGoods(shop.database.url);
  const customers = await addCustomers(shop.database.url, VISITS / ADDS_EVERY);
  const spent = await spentBy(shop, () => visits(shop, VISITS, VISIT_EVERY_MS, goods, customers));
  const replies = shop.takeReplies();
  const views = VISITS * VIEWS_PER_VISIT;
  const reads = replies.filter(({ path }) => !path.startsWith('/api/wcPost'));
  const times = reads.map(({ reply }) => reply.ms).sort((a, b) => a - b);
  const megabytes = spent.usages.map((usage) => usage.megabytes);
  return {
    instances: shop.instances,
    processes: spent.usages.length,
    'page views': views,
    'requests to the edge, per view': replies.length / views,
    'requests to functions, per view': spent.calls / views,
    'requests to the database, per view': spent.database.requests / views,
    'of these writes': spent.database.writes / views,
    'rows read, per view': spent.database.rowsRead / views,
    'CPU ms per view, starts included': spent.cpuMs / views,
    'MB of a process, median': median(megabytes),
    'MB of all': megabytes.reduce((sum, each) => sum + each, 0),
    'ms of a read, median': quantile(times, 0.5),
    'ms of a read, 95 %': quantile(times, 0.95),
    answers: statusesOf(replies.map(({ reply }) => ({ ...reply, code: null }))),
  };
}

/** What goes well, and with the most instances also what does not. */
function rushesOf(instances: number, areMost: boolean, productIds: readonly number[]): Rush[] {
  const [plenty = 0, scarce = 0, slow = 0, dying = 0] = productIds;
  const common = { customers: RUSH, stock: 10 * RUSH };
  const killed = Math.ceil(instances * KILLED_SHARE);
  const good = [
    { ...common, name: 'enough for everybody', productId: plenty },
    { ...common, name: 'half as many pieces as customers', stock: RUSH / 2, productId: scarce },
  ];
  const bad: Rush[] = [
    {
      ...{ ...common, name: `a database ${SLOW_MS} ms away`, productId: slow },
      during: ({ database }) => Promise.resolve(void database.setLatency(SLOW_MS)),
    },
    {
      ...{ ...common, name: `${killed} instances die`, productId: dying },
      during: async ({ functions, database }) => {
        database.setLatency(LATENCY_MS);
        await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER_MS));
        functions.kill('/api/wcPost', killed);
      },
    },
  ];
  return areMost ? [...good, ...bad] : good;
}

async function rushes(shop: ScaledShop, areMost: boolean): Promise<RushResult[]> {
  const goods = await readGoods(shop.database.url);
  const results: RushResult[] = [];
  for (const wanted of rushesOf(
    shop.instances,
    areMost,
    goods.map(({ id }) => id),
  )) {
    results.push(await rush(shop, wanted));
  }
  return results;
}

async function main(): Promise<void> {
  const { kinds, colds } = await measureKinds();
  printTable(
    'Starting a function, up to its first response',
    colds.map(({ name, cpuMs, megabytes }) => ({ function: name, 'CPU ms': cpuMs, MB: megabytes })),
  );
  printTable(
    'One request, past the edge',
    kinds.map((cost) => ({ ...cost })),
  );
  let hasFaults = false;
  const most = Math.max(...INSTANCES);
  for (const instances of INSTANCES) {
    const shop = await openScaledShop(instances);
    try {
      printTable(`Visits, ${instances} instances`, [await browse(shop)]);
      const results = await rushes(shop, instances === most);
      printTable(`${RUSH} customers order at once, ${instances} instances`, results.map(rowOf));
      hasFaults ||= results.some(({ faults }) => faults.length > 0);
    } finally {
      await shop.close();
    }
  }
  if (hasFaults) process.exitCode = 1;
}

await main();
