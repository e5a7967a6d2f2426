import type { CsvFault } from '../../domain/csv/csvFile.js';
import type { GoodsRow } from './goodsColumns.js';
import type { FoundPicture } from './pictures.js';
import { type Plan, planImport } from './planImport.js';
import type { Shop } from './shop.js';

interface Accepted {
  plan: Plan;
  /** What is wrong with the lines that are left out. */
  refused: CsvFault[];
}

interface PlanSettings {
  pictures: ReadonlyMap<string, FoundPicture>;
  prunes: boolean;
  nowMs: number;
}

/**
 * The plan for the lines without faults. A line may become one when another is left out, such as a variation of a
 * refused product. `readNew` reads the shop, because each attempt adds names to it.
 */
export async function acceptedPlan(
  rows: readonly GoodsRow[],
  readNew: () => Promise<Shop>,
  settings: PlanSettings,
): Promise<Accepted & { shop: Shop }> {
  const refused: CsvFault[] = [];
  let kept = rows;
  for (;;) {
    const shop = await readNew();
    const leftOut = rows.filter((row) => !kept.includes(row));
    const plan = planImport(kept, shop, { ...settings, leftOut });
    if (plan.faults.length === 0) return { plan, shop, refused: sorted(refused) };
    refused.push(...plan.faults);
    const faulty = new Set(plan.faults.map(({ line }) => line));
    kept = kept.filter(({ line }) => !faulty.has(line));
  }
}

function sorted(faults: readonly CsvFault[]): CsvFault[] {
  return faults.toSorted((one, other) => one.line - other.line);
}
