import type { Piastres } from '../../../../domain/core/money.js';
import { type CostFormula, parseCostFormula } from './costFormula.js';

/** A line of what is delivered; `price` is one piece's. */
export interface ParcelLine {
  quantity: number;
  price: Piastres;
  /** Id of the shipping class; null for goods that have none. */
  shippingClass: number | null;
}

/** What a way of delivery costs, as WooCommerce works it out. */
export interface DeliveryRate {
  /** Whether price or availability are another's for another cart. */
  dependsOnCart: boolean;
  /** Null where this is not delivered so. */
  costFor(lines: readonly ParcelLine[]): Piastres | null;
}

/** The settings of a way of delivery by their names. */
export type RateSettings = Readonly<Record<string, unknown>>;

/** A rate, or in words for the operator what keeps the shop from offering it. */
export type RateOrProblem = DeliveryRate | { problem: string };

/** The rate of a zone's method. */
export function rateOf(methodId: string, settings: RateSettings): RateOrProblem {
  if (methodId === 'flat_rate') return flatRate(settings);
  if (methodId === 'free_shipping') return freeShipping(settings);
  if (methodId === 'local_pickup') return pickup(settings);
  return { problem: `is of a kind that the shop cannot work out (${methodId})` };
}

function textOf(settings: RateSettings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** What a setting is the cost of: the whole, the goods of a class, or those of none; undefined for other settings. */
function goodsOf(setting: string): number | null | 'whole' | undefined {
  if (setting === 'cost') return 'whole';
  if (setting === 'no_class_cost') return null;
  const id = CLASS_COST.exec(setting)?.[1];
  return id === undefined ? undefined : Number(id);
}

const CLASS_COST = /^class_cost_(\d+)$/;

/**
 * A cost for the whole, and costs for goods by their shipping class: those of every class together, or (`order`) the
 * dearest alone. Where nothing is entered for any of the goods, WooCommerce does not offer it.
 */
function flatRate(settings: RateSettings): RateOrProblem {
  const formulas = new Map<number | null | 'whole', CostFormula>();
  for (const name of Object.keys(settings)) {
    const goods = goodsOf(name);
    const text = textOf(settings, name);
    if (goods === undefined || text === '') continue;
    const formula = parseCostFormula(text);
    if (formula === null) return { problem: `has a cost that the shop cannot work out: ${text}` };
    formulas.set(goods, formula);
  }
  if (formulas.size === 0) return { problem: 'has no cost; enter 0 where it is for nothing' };
  return {
    dependsOnCart: [...formulas].some(([goods, formula]) => goods !== 'whole' || formula.dependsOnCart),
    costFor: (lines) => {
      const whole = formulas.get('whole')?.costFor(parcelOf(lines));
      const ofClasses = classesIn(lines).flatMap(([shippingClass, goods]) => {
        const formula = formulas.get(shippingClass);
        return formula === undefined ? [] : [formula.costFor(parcelOf(goods))];
      });
      if (whole === undefined && ofClasses.length === 0) return null;
      const extra = ofClasses.filter((cost) => cost !== null);
      if (whole === null || extra.length < ofClasses.length) return null;
      return (whole ?? 0) + (textOf(settings, 'type') === 'order' ? Math.max(0, ...extra) : sumOf(extra));
    },
  };
}

/** The lines by their shipping class. */
function classesIn(lines: readonly ParcelLine[]): [number | null, ParcelLine[]][] {
  const classes = new Set(lines.map(({ shippingClass }) => shippingClass));
  return [...classes].map((id) => [id, lines.filter(({ shippingClass }) => shippingClass === id)]);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function parcelOf(lines: readonly ParcelLine[]): { quantity: number; cost: Piastres } {
  return {
    quantity: sumOf(lines.map(({ quantity }) => quantity)),
    cost: sumOf(lines.map(({ quantity, price }) => quantity * price)),
  };
}

/** For nothing: always, or from an amount on. The shop takes no coupons. */
function freeShipping(settings: RateSettings): RateOrProblem {
  const requires = textOf(settings, 'requires');
  if (requires === 'coupon' || requires === 'both') {
    return { problem: 'is for who has a coupon, and the shop takes none' };
  }
  if (requires !== 'min_amount' && requires !== 'either') {
    return { dependsOnCart: false, costFor: () => 0 };
  }
  const least = parseCostFormula(textOf(settings, 'min_amount') || '0')?.costFor({ quantity: 0, cost: 0 });
  if (least === undefined || least === null) return { problem: 'has a least amount that is none' };
  return { dependsOnCart: true, costFor: (lines) => (parcelOf(lines).cost >= least ? 0 : null) };
}

function pickup(settings: RateSettings): RateOrProblem {
  const text = textOf(settings, 'cost');
  const formula = parseCostFormula(text === '' ? '0' : text);
  return formula === null
    ? { problem: `has a cost that the shop cannot work out: ${text}` }
    : {
        dependsOnCart: formula.dependsOnCart,
        costFor: (lines) => formula.costFor(parcelOf(lines)),
      };
}
