import { writeFileSync } from 'node:fs';
import { faultsSoFar, type Tally } from './faults.js';
import { type Breach, BREACHES } from './invariants.js';
import type { ShopKind } from './shops.js';

/** What came of the schedules of a shop, as JSON in the folder that the command names. */
export function report(kind: ShopKind) {
  const startedAtMs = performance.now();
  const breached = Object.fromEntries(BREACHES.map((name) => [name, 0]));
  const total = { journeys: 0, orders: 0, seeds: [] as number[] };
  return {
    add(seed: number, breaches: readonly Breach[], orders: number): void {
      total.journeys += 1;
      total.orders += orders;
      for (const breach of breaches) breached[breach.kind] = (breached[breach.kind] ?? 0) + 1;
      if (breaches.length > 0) total.seeds.push(seed);
    },
    write(): void {
      const folder = process.env['FAULT_REPORTS'];
      if (folder === undefined) return;
      const ms = Math.round(performance.now() - startedAtMs);
      const faults: Tally = faultsSoFar();
      writeFileSync(
        `${folder}/${kind}.json`,
        JSON.stringify({ kind, ms, ...total, breached, faults: Object.fromEntries(faults) }),
      );
    },
  };
}
