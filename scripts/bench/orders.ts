import { readGoods } from './scale/visits.js';
import { openScaledShop } from './scale/shop.js';
import { orderStream, statusesOf } from './scale/writes.js';
import { printTable, quantile } from './table/figures.js';

/*
 * `npm run bench -- orders [SECONDS]`: orders without a pause, by the round trip to the database and the processes of
 * each function. Run `npm run build:platform` first; `LIBSQL_SERVER` is the binary of a real libSQL server, and without
 * it the tests' stand-in is used. Fails if an order is lost or doubled, if stock is wrong, or if one is refused.
 */

const SECONDS = Number(process.argv[2] ?? 60);
const ROUND_TRIPS_MS = [0, 10, 80];
const INSTANCES = [1, 2, 4];
const SHOPPERS = 8;

async function measure(roundTripMs: number, instances: number) {
  const shop = await openScaledShop(instances);
  try {
    const [{ id: productId } = { id: 0 }] = await readGoods(shop.database.url);
    const result = await orderStream(shop, { shoppers: SHOPPERS, seconds: SECONDS, productId, roundTripMs });
    const { placed, seconds, checkoutMs, replies, undecided, faults } = result;
    if (faults.length > 0 || undecided > 0) process.exitCode = 1;
    return {
      ...{ 'round trip, ms': roundTripMs, instances, orders: placed, 'orders a second': placed / seconds },
      'ms of a checkout, p50': quantile(checkoutMs, 0.5),
      'ms of a checkout, p99': quantile(checkoutMs, 0.99),
      ...{ undecided, answers: statusesOf(replies) },
      contradictions: faults.length === 0 ? 'none' : faults.slice(0, 5).join('; '),
    };
  } finally {
    await shop.close();
  }
}

const rows = [];
for (const roundTripMs of ROUND_TRIPS_MS) {
  for (const instances of INSTANCES) rows.push(await measure(roundTripMs, instances));
}
printTable(`${SHOPPERS} shoppers order for ${SECONDS} s`, rows);
