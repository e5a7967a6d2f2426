import { setTimeout as after } from 'node:timers/promises';
import { median, printTable, quantile } from '../../scripts/bench/table/figures.js';
import { type Attack, attacksOf } from './attacks.js';
import { openClient, type Send } from './client.js';
import type { Shop } from './shop.js';

const PER_SECOND = 50;
const QUIET_MS = 3000;
const ATTACKED_MS = 12_000;
/** What has been asked in vain is answered before the next measurement. */
const CALM_MS = 1500;
const PAUSE_MS = 40;
/** How much slower another shopper's page may get. */
const P50_TIMES = 1.2;
const P99_TIMES = 2;

interface Measured {
  kind: string;
  times: number[];
  failed: number;
  /** Replies to the attacker, by status. */
  statuses: Record<number, number>;
}

/**
 * One attacker with 50 requests a second of each kind, while pages are rendered for other shoppers, and the quiet times
 * in between. Prints the table; returns the kinds that break a goal.
 */
export async function runAttackers(shop: Shop, kinds: readonly string[]): Promise<string[]> {
  const shopper = openClient(shop.port);
  const attacker = openClient(shop.port);
  try {
    const attacks = attacksOf(shop, attacker.send);
    await browse(shopper.send, QUIET_MS); // until its code is compiled
    const quiet: number[] = [];
    const measured: Measured[] = [];
    for (const attack of attacks.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))) {
      quiet.push(...(await browse(shopper.send, QUIET_MS)).times);
      const over = new AbortController();
      const attacking = attackUntil(over.signal, attack);
      const shopped = await browse(shopper.send, ATTACKED_MS);
      over.abort();
      measured.push({ kind: attack.kind, ...shopped, statuses: await attacking });
      await after(CALM_MS);
    }
    return report(quiet, measured);
  } finally {
    shopper.close();
    attacker.close();
  }
}

let pages = 0;

/** Pages that are rendered on demand for shoppers from different addresses, one after the other: the ms of each. */
async function browse(send: Send, ms: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const endsAtMs = performance.now() + ms;
  while (performance.now() < endsAtMs) {
    pages += 1;
    const from = `10.1.${(pages >> 8) & 255}.${pages & 255}`;
    const reply = await send({ from, path: `/search?keyword=tyre&shopper=${pages}` });
    if (reply.status !== 200) failed += 1;
    times.push(reply.ms);
    await after(PAUSE_MS);
  }
  return { times, failed };
}

async function attackUntil(over: AbortSignal, { strike }: Attack): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const sent: Promise<void>[] = [];
  const startedAtMs = performance.now();
  while (!over.aborted) {
    const due = Math.floor(((performance.now() - startedAtMs) * PER_SECOND) / 1000);
    for (let turn = sent.length; turn < due; turn += 1) {
      const counted = strike(turn).then(({ status }) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
      sent.push(counted);
    }
    await after(1000 / PER_SECOND);
  }
  await Promise.all(sent);
  return statuses;
}

function report(quiet: readonly number[], measured: readonly Measured[]): string[] {
  const [p50, p99] = [median(quiet), p99Of(quiet)];
  const rows = measured.map(({ kind, times, failed, statuses }) => ({
    ...{ kind, p50: median(times), p99: p99Of(times) },
    ...{ 'p50, times': median(times) / p50, 'p99, times': p99Of(times) / p99, 'pages lost': failed },
    'replies to the attacker': Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  }));
  const asQuiet = { 'p50, times': 1, 'p99, times': 1, 'pages lost': 0, 'replies to the attacker': '' };
  printTable(`Another shopper's page in ms, one attacker at ${PER_SECOND} requests a second`, [
    { kind: `quiet (${quiet.length} pages)`, p50, p99, ...asQuiet },
    ...rows,
  ]);
  return rows
    .filter((row) => row['p50, times'] > P50_TIMES || row['p99, times'] > P99_TIMES || row['pages lost'] > 0)
    .map(({ kind }) => `attacker, ${kind}`);
}

function p99Of(times: readonly number[]): number {
  return quantile(
    [...times].sort((a, b) => a - b),
    0.99,
  );
}
