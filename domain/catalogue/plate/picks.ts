/** Three tyres of a listing that are worth a first look, each with a reason that its data support. */
import type { Piastres } from '../../core/money.js';
import { GAUGE_KEYS, type Scores } from '../attributes/gauges.js';
import { isSoldInSets, priceOfSet } from './plate.js';
import type { Product } from '../product.js';

/** `lowest`: of so many tyres; `value`: up to that price of four; the others: with that score. */
export const PICK_KINDS = ['lowest', 'value', 'best', 'quiet', 'wear', 'wet'] as const;
type PickKind = (typeof PICK_KINDS)[number];

/** A tyre with the reason why it was picked. */
export interface Picked<Item> {
  kind: PickKind;
  /** What the reason says: the number of tyres, a price in piastres or a score. */
  figure: number;
  item: Item;
}

/** What picking needs of a tyre. */
export interface PickCandidate extends Pick<Product, 'price' | 'quantityPrices' | 'quantityRule' | 'stock'> {
  /** null if nothing is known. */
  scores: Scores | null;
}

/** Among fewer tyres there is nothing to pick. */
const CANDIDATES_MIN = 4;
const PICKS = 3;

/**
 * The cheapest set, the tyre that drives best up to the middle price, and the one that drives best of all; where these
 * are the same tyre, the quietest, the most durable or the safest in the wet instead. Only sets that can be ordered.
 */
export function pickThree<Item extends PickCandidate>(all: readonly Item[]): Picked<Item>[] {
  const items = all.filter(isSoldInSets).sort((a, b) => priceOfSet(a) - priceOfSet(b));
  const [cheapest] = items;
  if (cheapest === undefined || items.length < CANDIDATES_MIN) return [];
  const upTo = roundedUp(priceOfSet(items[Math.floor((items.length - 1) / 2)] ?? cheapest));
  const picks: Picked<Item>[] = [{ kind: 'lowest', figure: items.length, item: cheapest }];
  const claims: (Picked<Item> | null)[] = [
    claim(
      'value',
      highest(
        items.filter((item) => priceOfSet(item) <= upTo),
        totalScore,
      ),
      () => upTo,
    ),
    claim('best', highest(items, totalScore), totalScore),
    ...GAUGE_KEYS.map((key) => {
      const scoreOf = ({ scores }: Item) => scores?.[key] ?? 0;
      return claim(key, highest(items, scoreOf), scoreOf);
    }),
  ];
  for (const each of claims) {
    const isNew = each !== null && picks.every(({ item }) => item !== each.item);
    if (isNew && picks.length < PICKS) picks.push(each);
  }
  return picks;
}

/** The sum of all scores; 0 where one is unknown, because sums of different scores cannot be compared. */
function totalScore({ scores }: PickCandidate): number {
  const known = GAUGE_KEYS.flatMap((key) => scores?.[key] ?? []);
  return known.length < GAUGE_KEYS.length ? 0 : known.reduce((sum, score) => sum + score, 0);
}

/** The first, and so the cheapest, of those with the highest score; undefined if no score is known. */
function highest<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | undefined {
  const most = Math.max(...items.map(scoreOf));
  return most === 0 ? undefined : items.find((item) => scoreOf(item) === most);
}

function claim<Item>(
  kind: PickKind,
  item: Item | undefined,
  figureOf: (item: Item) => number,
): Picked<Item> | null {
  return item === undefined ? null : { kind, figure: figureOf(item), item };
}

const STEP_PIASTRES: Piastres = 100_00;

/** A price that is said easily: up to the next hundred pounds. */
function roundedUp(price: Piastres): Piastres {
  return Math.ceil(price / STEP_PIASTRES) * STEP_PIASTRES;
}
