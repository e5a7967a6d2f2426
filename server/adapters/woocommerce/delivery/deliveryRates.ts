import type { Piastres } from '../../../../domain/core/money.js';
import { type CostFormula, parseCostFormula } from './costFormula.js';

/** A delivered line; `price` is per piece. */
export interface ParcelLine {
  quantity: number;
  price: Piastres;
  /** What coupons take off the line. */
  discount: Piastres;
  /** See `LineItem`. */
  taxShare?: number | undefined;
  /** Id of the shipping class; null for products without one. */
  shippingClass: number | null;
}

/** The cost of a delivery method, computed as WooCommerce does. */
export interface DeliveryRate {
  /** Whether price or availability depend on the cart. */
  dependsOnCart: boolean;
  /** Never available without a coupon for free delivery. */
  needsCoupon?: boolean;
  /** Null if the method is not available for these lines; `hasCoupon`: they have a coupon for free delivery. */
  costFor(lines: readonly ParcelLine[], hasCoupon: boolean): Piastres | null;
}

/** The settings of a delivery method, by name. */
type RateSettings = Readonly<Record<string, unknown>>;

/** A rate, or why the shop cannot offer it, in words for the operator. */
type RateOrProblem = DeliveryRate | { problem: string };

/** The rate of a zone's method. */
export function rateOf(methodId: string, settings: RateSettings): RateOrProblem {
  const odd = Object.keys(settings).find((name) => DECIDING.test(name) && !isText(settings[name]));
  if (odd !== undefined) return { problem: `has a setting that the shop cannot read (${odd})` };
  if (methodId === 'flat_rate') return flatRate(settings);
  if (methodId === 'free_shipping') return freeShipping(settings);
  if (methodId === 'local_pickup') return pickup(settings);
  return { problem: `is of a kind that the shop does not support (${methodId})` };
}

/** Settings that decide what a method costs and when it is offered. */
const DECIDING = /^(?:(?:no_)?(?:class_)?cost(?:_\d+)?|type|requires|min_amount|ignore_discounts)$/;

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function textOf(settings: RateSettings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/**
 * What a cost setting applies to: the whole order, products of a shipping class, or products of none; undefined for
 * other settings.
 */
function scopeOf(setting: string): number | null | 'whole' | undefined {
  if (setting === 'cost') return 'whole';
  if (setting === 'no_class_cost') return null;
  const id = CLASS_COST.exec(setting)?.[1];
  return id === undefined ? undefined : Number(id);
}

const CLASS_COST = /^class_cost_(\d+)$/;

/**
 * A cost for the whole order plus costs by shipping class: either the sum over all classes, or (`order`) the most
 * expensive one. WooCommerce does not offer the method if no cost is entered for any of the products.
 */
function flatRate(settings: RateSettings): RateOrProblem {
  const formulas = new Map<number | null | 'whole', CostFormula>();
  for (const name of Object.keys(settings)) {
    const scope = scopeOf(name);
    const text = textOf(settings, name);
    if (scope === undefined || text === '') continue;
    const formula = parseCostFormula(text);
    if (formula === null) return { problem: `has a cost that the shop cannot compute: ${text}` };
    formulas.set(scope, formula);
  }
  if (formulas.size === 0) return { problem: 'has no cost; enter 0 for free delivery' };
  return {
    dependsOnCart: [...formulas].some(([scope, formula]) => scope !== 'whole' || formula.dependsOnCart),
    costFor: (lines) => {
      const whole = formulas.get('whole')?.costFor(parcelOf(lines));
      const ofClasses = classesIn(lines).flatMap(([shippingClass, ofClass]) => {
        const formula = formulas.get(shippingClass);
        return formula === undefined ? [] : [formula.costFor(parcelOf(ofClass))];
      });
      if (whole === undefined && ofClasses.length === 0) return null;
      const extra = ofClasses.filter((cost) => cost !== null);
      if (whole === null || extra.length < ofClasses.length) return null;
      return (whole ?? 0) + (textOf(settings, 'type') === 'order' ? Math.max(0, ...extra) : sumOf(extra));
    },
  };
}

/** The lines, grouped by shipping class. */
function classesIn(lines: readonly ParcelLine[]): [number | null, ParcelLine[]][] {
  const classes = new Set(lines.map(({ shippingClass }) => shippingClass));
  return [...classes].map((id) => [id, lines.filter(({ shippingClass }) => shippingClass === id)]);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What formulas compute with: WooCommerce's costs of goods are without tax. */
function parcelOf(lines: readonly ParcelLine[]): { quantity: number; cost: Piastres } {
  return {
    quantity: sumOf(lines.map(({ quantity }) => quantity)),
    cost: Math.round(sumOf(lines.map((line) => grossOf(line) / (1 + (line.taxShare ?? 0))))),
  };
}

function grossOf({ quantity, price, discount }: ParcelLine): Piastres {
  return quantity * price - discount;
}

/** Free delivery: always, from an amount on, with a coupon, or with one or both of these. */
function freeShipping(settings: RateSettings): RateOrProblem {
  const requires = textOf(settings, 'requires');
  const needsCoupon = requires === 'coupon' || requires === 'both';
  if (requires === 'coupon') {
    return { dependsOnCart: true, needsCoupon, costFor: (_, hasCoupon) => (hasCoupon ? 0 : null) };
  }
  if (requires !== 'min_amount' && requires !== 'either' && requires !== 'both') {
    return { dependsOnCart: false, costFor: () => 0 };
  }
  const least = parseCostFormula(textOf(settings, 'min_amount') || '0')?.costFor({ quantity: 0, cost: 0 });
  if (least === undefined || least === null) return { problem: 'has an invalid minimum amount' };
  const countsFull = textOf(settings, 'ignore_discounts') === 'yes';
  return {
    dependsOnCart: true,
    needsCoupon,
    costFor: (lines, hasCoupon) => {
      const counted = countsFull ? lines.map((line) => ({ ...line, discount: 0 })) : lines;
      const isEnough = sumOf(counted.map(grossOf)) >= least;
      const isFree = requires === 'either' ? hasCoupon || isEnough : isEnough && (hasCoupon || !needsCoupon);
      return isFree ? 0 : null;
    },
  };
}

function pickup(settings: RateSettings): RateOrProblem {
  const text = textOf(settings, 'cost');
  const formula = parseCostFormula(text === '' ? '0' : text);
  return formula === null
    ? { problem: `has a cost that the shop cannot compute: ${text}` }
    : {
        dependsOnCart: formula.dependsOnCart,
        costFor: (lines) => formula.costFor(parcelOf(lines)),
      };
}
