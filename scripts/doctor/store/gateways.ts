import { isStoreWay, type PaymentWay, type WayKind } from '../../../domain/payment/ways.js';
import { type Gateway, toStoreWays } from '../../../server/adapters/woocommerce/order/storeWays.js';
import type { Env } from '../../../server/config/env.js';
import { type Finding, fix, note, ok } from '../findings.js';

const SUBJECT = 'Payment methods';
const WHERE = 'WooCommerce → Settings → Payments';

/** Findings about what is switched on in the store and what the shop makes of it. */
export function examineGateways(
  gateways: readonly Gateway[],
  env: Pick<Env, 'paymentWays' | 'hasStoreWays'>,
): Finding[] {
  const on = gateways.filter(({ enabled }) => enabled);
  const offered = offeredIds(gateways, env);
  const unused = on.filter(({ id }) => !offered.includes(id));
  return [
    ...on
      .filter(({ id }) => offered.includes(id))
      .map(({ id, title }) => ok(SUBJECT, `offers ${named(id, title)}`)),
    ...unused.map(({ id, title }) =>
      note(
        SUBJECT,
        `does not offer ${named(id, title)}, which is switched on in the store: ${reasonOf(env)}`,
      ),
    ),
    ...switchedOff(gateways, env),
    ...(env.hasStoreWays ? withoutAccount(gateways) : []),
  ];
}

/** What the shop would offer, but is off in the store; cash is taken all the same where nothing else is left. */
function switchedOff(
  gateways: readonly Gateway[],
  env: Pick<Env, 'paymentWays' | 'hasStoreWays'>,
): Finding[] {
  const off = new Set(gateways.filter(({ enabled }) => !enabled).map(({ id }) => id));
  const wanted = new Set(env.paymentWays.map(gatewayOfWay));
  // A transfer of PAYMENT_WAYS needs nothing of the store.
  const lost = [...wanted].filter((id) => off.has(id) && !isTransfer(id));
  const others = lost.filter((id) => id !== CASH);
  const isStoreWayLeft = env.hasStoreWays && gateways.some(({ id, enabled }) => enabled && isStoreWay(id));
  const isNoneOn = gateways.every(({ enabled }) => !enabled);
  const isCashTaken = isNoneOn || (!isStoreWayLeft && wanted.size === lost.length);
  const cash = isCashTaken
    ? fix(
        SUBJECT,
        `cash on delivery is off in the store, and taken all the same, because no other method is left: ${WHERE}`,
      )
    : note(SUBJECT, `cash on delivery is not offered, because it is off in the store: ${WHERE}`);
  return [
    ...(lost.includes(CASH) ? [cash] : []),
    ...others.map((id) => note(SUBJECT, `${id} is not offered, because it is off in the store: ${WHERE}`)),
  ];
}

function offeredIds(
  gateways: readonly Gateway[],
  { paymentWays, hasStoreWays }: Pick<Env, 'paymentWays' | 'hasStoreWays'>,
) {
  const ofStore = hasStoreWays ? toStoreWays(gateways, true).map(({ key }) => key) : [];
  return [...ofStore, ...paymentWays.map(gatewayOfWay)];
}

const CASH = 'cod';
const TRANSFER = 'bacs';
const CHEQUE = 'cheque';

/** The gateway in the store's orders of ways without a provider; every other kind is a transfer. */
const GATEWAYS: Partial<Record<WayKind, string>> = { cash: CASH, cheque: CHEQUE };

function gatewayOfWay({ kind, provider }: PaymentWay): string {
  return provider ?? GATEWAYS[kind] ?? TRANSFER;
}

function isTransfer(id: string): boolean {
  return id === TRANSFER || id === CHEQUE;
}

function named(id: string, title: string): string {
  return title === '' ? id : `${title} (${id})`;
}

function reasonOf({ hasStoreWays }: Pick<Env, 'hasStoreWays'>): string {
  return hasStoreWays ? 'the shop knows no such gateway' : 'PAYMENT_WAYS has no such way';
}

/** Nobody can transfer money without knowing where to. */
function withoutAccount(gateways: readonly Gateway[]): Finding[] {
  const silent = toStoreWays(gateways, false).filter(
    ({ isOn, kind, payTo }) => isOn && kind !== 'cash' && payTo === null,
  );
  return silent.map(({ key }) =>
    note(
      SUBJECT,
      `${key} has neither instructions nor a bank account that the shop can read, so customers are asked to contact you. Enter them under ${WHERE}; bank accounts need version 1.8 of the companion plugin`,
    ),
  );
}
