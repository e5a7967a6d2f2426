import { GOVERNORATES } from '../../../domain/checkout/egypt.js';
import type { Localized } from '../../../domain/core/locale.js';
import { PIASTRES_PER_POUND } from '../../../domain/core/money.js';
import { languageValues } from '../../database/languageColumns.js';
import type { SqlValue } from '../../database/sql.js';

interface Zone {
  governorates: readonly string[];
  /** Whole pounds. */
  cost: number;
  etaDays: number;
  /** Cost in pounds and days of express delivery, if there is any. */
  express?: { cost: number; etaDays: number };
}

const STANDARD: Localized = { en: 'Standard delivery', ar: 'توصيل عادي' };
const EXPRESS: Localized = { en: 'Express delivery', ar: 'توصيل سريع' };

/** Zones by distance from the warehouse in Cairo. */
const ZONES: readonly Zone[] = [
  { governorates: ['EGC', 'EGGZ'], cost: 60, etaDays: 2, express: { cost: 120, etaDays: 1 } },
  { governorates: ['EGKB'], cost: 70, etaDays: 2 },
  { governorates: ['EGALX', 'EGMNF', 'EGSHR', 'EGGH', 'EGBH'], cost: 85, etaDays: 2 },
  { governorates: ['EGDK', 'EGKFS', 'EGDT', 'EGIS', 'EGPTS', 'EGSUZ', 'EGFYM'], cost: 95, etaDays: 3 },
  { governorates: ['EGBNS', 'EGMN'], cost: 105, etaDays: 3 },
  { governorates: ['EGAST', 'EGSHG'], cost: 120, etaDays: 4 },
  { governorates: ['EGKN', 'EGLX', 'EGASN', 'EGBA'], cost: 140, etaDays: 4 },
  { governorates: ['EGMT', 'EGWAD', 'EGSIN', 'EGJS'], cost: 180, etaDays: 5 },
];

/** Rows of `shipping_rates`. Throws if a governorate has no zone. */
export function shippingRates(): SqlValue[][] {
  return Object.keys(GOVERNORATES).flatMap((governorate) => {
    const zone = ZONES.find((candidate) => candidate.governorates.includes(governorate));
    if (zone === undefined) throw new Error(`No delivery zone for ${governorate}`);
    return ratesOf(governorate, zone);
  });
}

function ratesOf(governorate: string, { cost, etaDays, express }: Zone): SqlValue[][] {
  const standard = ['standard', ...languageValues(STANDARD), cost * PIASTRES_PER_POUND, etaDays];
  if (express === undefined) return [[governorate, ...standard]];
  const quick = ['express', ...languageValues(EXPRESS), express.cost * PIASTRES_PER_POUND, express.etaDays];
  return [
    [governorate, ...standard],
    [governorate, ...quick],
  ];
}
