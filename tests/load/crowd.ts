import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { cartOf } from '../../scripts/bench/scale/customers.js';
import { printTable, quantile } from '../../scripts/bench/table/figures.js';
import { at } from './attacks.js';
import { openClient, type Reply, type Sent } from './client.js';
import type { Shop } from './shop.js';

const SECONDS = 12;
/** Until the code is compiled and the pages of the build are renewed. */
const WARM_UP = { connections: 32, seconds: 10 };
const GOALS = { servedMs: 2000, refusedMs: 300, healthMs: 250, ofBestThroughput: 0.8 };
const BUSY = 503;

interface Crowd {
  connections: number;
  seconds: number;
  replies: Reply[];
  healthMs: number[];
}

/** Mixed traffic over so many connections at once. Prints the table; returns the goals that break. */
export async function runCrowds(shop: Shop, connections: readonly number[]): Promise<string[]> {
  await crowd(shop, WARM_UP.connections, WARM_UP.seconds);
  const crowds: Crowd[] = [];
  for (const count of connections) crowds.push(await crowd(shop, count, SECONDS));
  const rows = crowds.map(rowOf);
  printTable('Mixed traffic; times in ms', rows);
  return rows.flatMap((row, place) => {
    const best = Math.max(0, ...rows.slice(0, place).map((fewer) => fewer['served a second']));
    const falls = row['served a second'] < best * GOALS.ofBestThroughput;
    return [...brokenOf(row), ...(falls ? [`${row.connections} connections: throughput falls`] : [])];
  });
}

/** Shoppers with an address each; one asks again after an answer, and after a 503 when it says so. */
export async function crowd(shop: Shop, connections: number, seconds: number): Promise<Crowd> {
  const { send, close } = openClient(shop.port);
  const prober = fork('tests/load/probe.ts', [String(shop.port)], { execArgv: ['--import', 'tsx'] });
  const replies: Reply[] = [];
  const over = new AbortController();
  const until = after(seconds * 1000).then(() => over.abort());
  async function shopper(number: number): Promise<void> {
    for (let turn = number * 7; !over.signal.aborted; turn += 1) {
      const reply = await send({ ...mixed(shop, number, turn), from: `10.2.${number >> 8}.${number & 255}` });
      replies.push(reply);
      if (reply.status === BUSY) await Promise.race([after(reply.retryAfterS * 1000), until]);
    }
  }
  try {
    const shoppers = Array.from({ length: connections }, (_, number) => shopper(number));
    await Promise.all([...shoppers, until]);
    prober.send('over');
    const [healthMs] = (await once(prober, 'message')) as [number[]];
    return { connections, seconds, replies, healthMs };
  } finally {
    close();
    prober.kill();
  }
}

/** Of twenty requests: eight pages on demand, the rest as a shop's pages ask, with one addition to a cart. */
function mixed({ goods, customers }: Shop, number: number, turn: number): Omit<Sent, 'from'> {
  const { id, path, category } = at(goods, number + turn);
  const kind = (turn * 13) % 20;
  if (kind < 8) return { path: `/search?keyword=tyre%20${id}&turn=${turn}` };
  if (kind < 11) return { path };
  if (kind < 15) return { path: `/api/wcFetch/product/${id}` };
  if (kind < 17) return { path: `/api/wcFetch/products?category=${category}&page=${1 + (turn % 3)}` };
  if (kind < 19) return { path: `/api/wpFetch/search_key?keyword=tyre%20${turn % 50}` };
  const { cookie } = at(customers, number);
  return {
    ...{ path: '/api/wcPost/place-order', method: 'POST', body: JSON.stringify(cartOf(at(goods, 0).id)) },
    headers: { cookie, 'idempotency-key': randomUUID() },
  };
}

function rowOf({ connections, seconds, replies, healthMs }: Crowd) {
  const served = replies.filter(({ status }) => status >= 200 && status < 400);
  const refused = replies.filter(({ status }) => status === BUSY);
  const times = ascending(served);
  return {
    ...{ connections, 'served a second': Math.round(served.length / seconds) },
    ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99), longest: times.at(-1) ?? 0 },
    '503, %': (100 * refused.length) / Math.max(1, replies.length),
    '503, p99': quantile(ascending(refused), 0.99),
    'other replies': replies.length - served.length - refused.length,
    'health, longest': Math.max(...healthMs),
  };
}

function brokenOf(row: ReturnType<typeof rowOf>): string[] {
  const broken = [
    row.longest > GOALS.servedMs && 'served later than 2 s',
    row['503, p99'] > GOALS.refusedMs && 'a 503 takes longer than 300 ms',
    row['other replies'] > 0 && 'replies that are neither served nor a 503',
    row['health, longest'] > GOALS.healthMs && 'health takes longer than 250 ms',
  ];
  return broken.filter((text) => text !== false).map((text) => `${row.connections} connections: ${text}`);
}

const ascending = (replies: readonly Reply[]) => replies.map(({ ms }) => ms).sort((a, b) => a - b);
