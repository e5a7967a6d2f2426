import { keysOf } from '../core/byKey.js';
import type { Localized } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { OrderPayment, PaymentMethod } from './orderPayment.js';

/** Kinds of ways to pay, for which the shop has words and a mark, and the method that each one is. */
const METHODS = {
  cash: 'cod',
  card: 'card',
  wallet: 'card',
  valu: 'card',
  instalments: 'card',
  kiosk: 'later',
  transfer: 'later',
  instapay: 'later',
  cheque: 'later',
} as const satisfies Record<string, PaymentMethod>;

export type WayKind = keyof typeof METHODS;

export const WAY_KINDS: readonly WayKind[] = keysOf(METHODS);

/** A surcharge: a sum and a part of the total, in hundredths of a per cent. */
export interface WayFee {
  fixed: Piastres;
  basisPoints: number;
}

/** A way to pay, as the operator offers it. */
export interface PaymentWay {
  /** In `/api` and on orders: `cod`, `card`, `wallet`. */
  key: string;
  kind: WayKind;
  /** null: the shop's own words for the kind. */
  name: Localized | null;
  text: Localized | null;
  /** Key of the provider that takes the money; null for cash, transfers and cheques. */
  provider: string | null;
  /** Those of the provider's integrations that its page offers; empty: all. */
  integrations: readonly number[];
  /** Bounds of the total with delivery, before the fee. */
  min: Piastres | null;
  max: Piastres | null;
  fee: WayFee;
  /** Where to transfer the money, or to bring the cheque, in lines of text; null for other kinds. */
  payTo: Localized | null;
  /** How long the money of an order is awaited that is paid later. */
  hours: number;
}

const BASIS_POINTS = 10_000;

/** What decides how an order in this way is treated. */
export function methodOfKind(kind: WayKind): PaymentMethod {
  return METHODS[kind];
}

/** Keys of the ways that a store has by itself, with their kinds. */
export const STORE_WAYS = { cod: 'cash', bacs: 'transfer', cheque: 'cheque' } as const satisfies Record<
  string,
  WayKind
>;

const USUAL_KINDS: Record<PaymentMethod, WayKind> = { cod: 'cash', card: 'card', later: 'transfer' };

/** The kind of an order's way; that of its method for a way that is not known any more. */
export function kindOfOrder(
  { payment }: { payment: OrderPayment | null },
  method: PaymentMethod,
  ways: readonly Pick<PaymentWay, 'key' | 'kind'>[],
): WayKind {
  const { way = '' } = payment ?? {};
  const known = ways.find(({ key }) => key === way)?.kind;
  return known ?? (isStoreWay(way) ? STORE_WAYS[way] : USUAL_KINDS[method]);
}

/** Whether a key is that of a way which a store has by itself. */
export function isStoreWay(key: string): key is keyof typeof STORE_WAYS {
  return Object.hasOwn(STORE_WAYS, key);
}

/** Whether an order in this way leads to a provider's page. */
export function leadsToPage({ kind }: Pick<PaymentWay, 'kind'>): boolean {
  return METHODS[kind] === 'card' || kind === 'kiosk';
}

/** The fee on a total with delivery, in whole piastres. */
export function feeOn({ fixed, basisPoints }: WayFee, total: Piastres): Piastres {
  return fixed + Math.round((total * basisPoints) / BASIS_POINTS);
}

/** Which bound of a way a total with delivery breaks; null: none. */
export function brokenBound(
  { min, max }: Pick<PaymentWay, 'min' | 'max'>,
  total: Piastres,
): 'min' | 'max' | null {
  if (min !== null && total < min) return 'min';
  return max !== null && total > max ? 'max' : null;
}
