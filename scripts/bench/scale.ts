import { addCustomers } from './scale/customers.js';
import { median, printTable, quantile } from './scale/figures.js';
import { measureKinds } from './scale/kinds.js';
import { openScaledShop, type ScaledShop, spentBy } from './scale/shop.js';
import { ADDS_EVERY, readGoods, VIEWS_PER_VISIT, visits } from './scale/visits.js';
import { type Rush, rowOf, rush, type RushResult, statusesOf } from './scale/writes.js';

/*
 * `npm run bench -- scale [INSTANCES…]`: the built shop with 1, 2, 10 and 50 processes of each function behind one edge,
 * 30 ms away from its database. Run `npm run build:platform` first; `LIBSQL_SERVER` is the binary of a real libSQL
 * server, and without it the tests' stand-in is used. Fails if an order is lost or doubled, if stock is wrong, or if a
 * write is refused otherwise than promised.
 */

const INSTANCES = process.argv.slice(2).map(Number);
const VISITS = 60;
const VISIT_EVERY_MS = 700;
/** Customers who order at the same moment. */
const RUSH = 60;
const SLOW_MS = 300;
const KILLED = 5;
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

async function rushes(shop: ScaledShop): Promise<RushResult[]> {
  const goods = await readGoods(shop.database.url);
  const product = (index: number) => goods[index]?.id ?? 0;
  const wanted: Rush[] = [
    { name: 'enough for everybody', customers: RUSH, stock: 10 * RUSH, productId: product(0) },
    { name: 'half as many pieces as customers', customers: RUSH, stock: RUSH / 2, productId: product(1) },
    {
      name: `a database ${SLOW_MS} ms away`,
      ...{ customers: RUSH, stock: 10 * RUSH, productId: product(2) },
      during: ({ database }) => Promise.resolve(void database.setLatency(SLOW_MS)),
    },
    {
      name: `${KILLED} instances die`,
      ...{ customers: RUSH, stock: 10 * RUSH, productId: product(3) },
      during: async ({ functions, database }) => {
        database.setLatency(30);
        await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER_MS));
        functions.kill('/api/wcPost', KILLED);
      },
    },
  ];
  const results: RushResult[] = [];
  for (const each of wanted) {
    const result = await rush(shop, each);
    results.push({ ...result, name: `${shop.instances} instances, ${result.name}` });
    console.log(JSON.stringify(rowOf({ ...result, name: `${shop.instances}: ${result.name}` })));
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
  const browsed: Awaited<ReturnType<typeof browse>>[] = [];
  const results: RushResult[] = [];
  for (const instances of INSTANCES.length > 0 ? INSTANCES : [1, 2, 10, 50]) {
    const shop = await openScaledShop(instances);
    try {
      browsed.push(await browse(shop));
      results.push(...(await rushes(shop)));
    } finally {
      await shop.close();
    }
  }
  printTable('Visits', browsed);
  printTable('Everybody orders at once', results.map(rowOf));
  if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

await main();
