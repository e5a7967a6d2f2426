import { afterAll, expect, it } from 'vitest';
import { report } from './report.js';
import { runSchedule } from './schedule.js';
import { openFaultyShop, type ShopKind } from './shops.js';

/** Schedules in `npm test`: fewer where each takes longer. */
const USUAL_COUNTS: Record<ShopKind, number> = { embedded: 174, store: 20, hosted: 6 };
const SCHEDULE_TIMEOUT_MS = 20_000;

/** Runs the schedules that the environment asks for, or the usual ones. */
export async function testSchedules(kind: ShopKind): Promise<void> {
  const world = await openFaultyShop(kind);
  const first = Number(process.env['FAULT_SEED'] ?? 1);
  const count = Number(process.env['FAULT_COUNT'] ?? USUAL_COUNTS[kind]);
  const surprises: string[] = [];
  const note = (reason: unknown) => void surprises.push(String(reason));
  process.on('unhandledRejection', note);
  afterAll(() => void process.off('unhandledRejection', note));

  it(
    `keeps its promises in ${count} schedules of faults`,
    async () => {
      const failures: string[] = [];
      const told = report(kind);
      for (let seed = first; seed < first + count; seed += 1) {
        const { breaches, orders } = await runSchedule(world, seed);
        for (const reason of surprises.splice(0))
          breaches.push({ kind: 'answer', what: `unhandled: ${reason}` });
        told.add(seed, breaches, orders);
        failures.push(...breaches.map(({ kind: breach, what }) => `--seed ${seed}: ${breach}: ${what}`));
      }
      told.write();
      expect(failures).toEqual([]);
    },
    count * SCHEDULE_TIMEOUT_MS,
  );
}
