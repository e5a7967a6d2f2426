import { PAY_HOURS } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { Settlement } from '../../ports/order/orders.js';
import type { AttemptTerms } from '../../ports/records/state.js';

const HOUR_MS = 60 * 60 * 1000;

type Paid = Extract<Settlement['outcome'], { kind: 'paid' }>;

/** Until when the money of an order is awaited that is placed now, ISO 8601. */
export function awaitedUntil({ settings }: Pick<Backend, 'settings'>, way: string): string {
  const hours = settings.paymentWays.find(({ key }) => key === way)?.hours ?? PAY_HOURS;
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

/** The outcome with who has the money. Late money may come from another provider than the order was placed with last. */
export function withPayment(
  { settings }: Pick<Backend, 'settings'>,
  { payment, paymentMethod }: Order,
  outcome: Paid,
  { provider, terms }: { provider: string | null; terms: AttemptTerms | null },
): Paid {
  const isInCash = outcome.deposit !== undefined;
  const isStill = payment?.provider === provider && (paymentMethod === 'cod') === isInCash;
  const usual = isInCash
    ? 'cod'
    : (settings.paymentWays.find((way) => way.provider === provider)?.key ?? 'card');
  const { code = null, proof = null } = payment ?? {};
  const agreed = settings.paymentWays.find(({ key }) => key === terms?.way);
  const chosen = agreed !== undefined && (agreed.kind === 'cash') === isInCash ? agreed.key : null;
  const way = chosen ?? (isStill ? payment.way : usual);
  return { ...outcome, payment: { way, provider, until: null, code, proof } };
}
