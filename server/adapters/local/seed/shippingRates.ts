import type { DayRange } from '../../../../domain/delivery/deliveryPromise.js';
import { GOVERNORATES } from '../../../../domain/egypt/governorates.js';
import type { Localized } from '../../../../domain/core/locale.js';
import { type Piastres, PIASTRES_PER_POUND } from '../../../../domain/core/money.js';

/** A delivery method of a governorate. */
interface ShippingRate {
  governorate: string;
  method: 'standard' | 'express';
  title: Localized;
  cost: Piastres;
  days: DayRange;
}

interface Zone {
  governorates: readonly string[];
  /** Whole pounds. */
  cost: number;
  days: readonly [from: number, to: number];
  /** Cost in pounds and days of express delivery, if there is any. */
  express?: Pick<Zone, 'cost' | 'days'>;
}

const STANDARD: Localized = { en: 'Standard delivery', ar: 'توصيل عادي' };
const EXPRESS: Localized = { en: 'Express delivery', ar: 'توصيل سريع' };

/** Zones by distance from the warehouse in Cairo. */
const ZONES: readonly Zone[] = [
  { governorates: ['EGC', 'EGGZ'], cost: 60, days: [1, 2], express: { cost: 120, days: [1, 1] } },
  { governorates: ['EGKB'], cost: 70, days: [1, 2] },
  { governorates: ['EGALX', 'EGMNF', 'EGSHR', 'EGGH', 'EGBH'], cost: 85, days: [1, 2] },
  { governorates: ['EGDK', 'EGKFS', 'EGDT', 'EGIS', 'EGPTS', 'EGSUZ', 'EGFYM'], cost: 95, days: [2, 3] },
  { governorates: ['EGBNS', 'EGMN'], cost: 105, days: [2, 3] },
  { governorates: ['EGAST', 'EGSHG'], cost: 120, days: [3, 4] },
  { governorates: ['EGKN', 'EGLX', 'EGASN', 'EGBA'], cost: 140, days: [3, 4] },
  { governorates: ['EGMT', 'EGWAD', 'EGSIN', 'EGJS'], cost: 180, days: [4, 5] },
];

/** The rates of all governorates. Throws if a governorate has no zone. */
export function shippingRates(): ShippingRate[] {
  return Object.keys(GOVERNORATES).flatMap((governorate) => {
    const zone = ZONES.find((candidate) => candidate.governorates.includes(governorate));
    if (zone === undefined) throw new Error(`No delivery zone for ${governorate}`);
    return ratesOf(governorate, zone);
  });
}

function ratesOf(governorate: string, { express, ...usual }: Zone): ShippingRate[] {
  const standard = { governorate, method: 'standard', title: STANDARD, ...rate(usual) } as const;
  if (express === undefined) return [standard];
  return [standard, { governorate, method: 'express', title: EXPRESS, ...rate(express) }];
}

function rate({ cost, days: [from, to] }: Pick<Zone, 'cost' | 'days'>) {
  return { cost: cost * PIASTRES_PER_POUND, days: { from, to } };
}
