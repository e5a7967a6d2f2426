import { PAY_HOURS } from '../../../domain/core/limits.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { PaymentMethod } from '../../../domain/payment/orderPayment.js';
import { brokenBound, feeOn, methodOfKind, type PaymentWay } from '../../../domain/payment/ways.js';
import { toWireWay, type WireWay } from '../../../domain/payment/wireWays.js';
import type { Backend } from '../../ports/backend.js';
import type { PaymentsPort } from '../../ports/payments.js';
import type { StoreWay } from '../../ports/store.js';

/** Cash without limits, for a shop in which nothing else is left: an order must be payable. */
const LAST_WAY: PaymentWay = {
  ...{ key: 'cod', kind: 'cash', name: null, text: null, provider: null, integrations: [] },
  ...{ min: null, max: null, fee: { fixed: 0, basisPoints: 0 }, payTo: null, hours: 0 },
};

type Ways = Pick<Backend, 'store' | 'settings'>;

/**
 * All ways that orders may have been placed with: those of the setting, or else those that the store has by itself, and
 * cards.
 */
export async function knownWays({ store, settings }: Ways): Promise<readonly PaymentWay[]> {
  const ofStore = await storeWays({ store, settings });
  return ofStore === null ? settings.paymentWays : [...ofStore.map(toWay), ...byProvider(settings)];
}

/** null if the operator has set the ways to pay, or the store does not tell its own. */
async function storeWays({ store, settings }: Ways): Promise<readonly StoreWay[] | null> {
  return settings.hasStoreWays ? store.listWays() : null;
}

function byProvider({ paymentWays }: Backend['settings']): PaymentWay[] {
  return paymentWays.filter(({ provider }) => provider !== null);
}

function toWay({ key, kind, name, text, payTo }: StoreWay): PaymentWay {
  return { ...LAST_WAY, key, kind, name, text, payTo, hours: PAY_HOURS };
}

/** The ways to pay of this shop, default first: those that the store has enabled. */
export async function listWays(backend: Backend): Promise<PaymentWay[]> {
  const { store, payments, settings } = backend;
  const ofStore = await storeWays(backend);
  const own = (ofStore ?? []).filter(({ isOn }) => isOn).map(toWay);
  const asked = ofStore === null ? settings.paymentWays : byProvider(settings);
  const offered = [...own, ...(await acceptedOf(asked, { store, payments }))];
  return offered.length === 0 ? [LAST_WAY] : offered;
}

async function acceptedOf(
  ways: readonly PaymentWay[],
  { store, payments }: Pick<Backend, 'store' | 'payments'>,
): Promise<PaymentWay[]> {
  const usable = ways.filter(({ provider }) => provider === null || payments.has(provider));
  // Cash is offered in any case if there is nothing else.
  if (usable.every(({ kind }) => kind === 'cash')) return usable;
  const accepted = await Promise.all(
    usable.map(({ kind, provider }) => store.acceptsPayment(methodOfKind(kind), provider)),
  );
  return usable.filter((_, index) => accepted[index]);
}

interface PaymentMethods {
  methods: PaymentMethod[];
  /** Of the default provider. */
  mode: 'test' | 'live' | 'off';
  ways: WireWay[];
  /** Whether some orders cannot be paid in cash: `/payment/cash` tells which. */
  cash_rules?: true;
  /** Whether customers are asked by message to confirm cash orders. */
  confirms_cash?: true;
}

/** What a shopper can choose from. */
export async function listPaymentMethods(backend: Backend): Promise<PaymentMethods> {
  const { payments, settings } = backend;
  const ways = await listWays(backend);
  const methods = [...new Set(ways.map(({ kind }) => methodOfKind(kind)))];
  const takesCash = methods.includes('cod');
  const provider = ways.find((way) => way.provider !== null)?.provider ?? null;
  const asks = takesCash && (settings.codRules?.confirmation ?? null) !== null;
  return {
    methods,
    mode: provider === null ? 'off' : (payments.get(provider)?.mode ?? 'off'),
    ways: ways.map(toWireWay),
    ...(takesCash && settings.codRules !== null ? { cash_rules: true } : {}),
    ...(asks ? { confirms_cash: true } : {}),
  };
}

/** Whether every order may be paid in cash: without rules, and whatever its total. */
export async function takesAnyInCash(backend: Backend): Promise<boolean> {
  if (backend.settings.codRules !== null) return false;
  const ways = await listWays(backend);
  return ways.some(({ kind, min, max }) => kind === 'cash' && min === null && max === null);
}

/**
 * The way with this key. Throws `invalid_fields` for one that is not offered, `payment_unavailable` for cards in a shop
 * without a provider.
 */
export async function requireWay(backend: Backend, key: string): Promise<PaymentWay> {
  const way = (await listWays(backend)).find((each) => each.key === key);
  if (way !== undefined) return way;
  if (key === 'card' && backend.payments.size === 0) throw new ShopError('payment_unavailable');
  throw new ShopError('invalid_fields', { fields: { payment_method: 'unknown' } });
}

/** The fee for a total with delivery. Throws `way_not_possible` for a total outside the limits of the way. */
export function requireFee(way: PaymentWay, total: Piastres): Piastres {
  if (brokenBound(way, total) !== null) throw new ShopError('way_not_possible');
  return feeOn(way.fee, total);
}

/** Key of the provider that takes deposits and what nothing else is known of; null in a shop without cards. */
export function defaultProvider({
  payments,
  settings,
}: Pick<Backend, 'payments' | 'settings'>): string | null {
  const way = settings.paymentWays.find(({ kind, provider }) => kind === 'card' && provider !== null);
  return way?.provider ?? [...payments.keys()][0] ?? null;
}

/**
 * The port of a provider, for null that of the default one. Throws `payment_unavailable` if the shop does not have it
 * (any more).
 */
export function requireProvider(backend: Backend, key: string | null): PaymentsPort {
  const port = backend.payments.get(key ?? defaultProvider(backend) ?? '');
  if (port === undefined) throw new ShopError('payment_unavailable');
  return port;
}
