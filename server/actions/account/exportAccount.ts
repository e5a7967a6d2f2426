import type { Caller } from '../../../domain/account/identity.js';
import { toWireCustomer, type WireCustomer } from '../../../domain/account/wireCustomer.js';
import type { Locale } from '../../../domain/core/locale.js';
import { ORDER_STATUSES } from '../../../domain/order/order.js';
import { toWireOwnReturn, type WireOwnReturn } from '../../../domain/returns/wireReturns.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';
import type { FeatureRecord } from '../../ports/records/featureRecords.js';
import { ownersOrder } from '../order/orders.js';
import { readOwnAccount } from './identity.js';
import { ownAddresses } from './ownAddresses.js';

interface ExportedAccount {
  /** ISO 8601. */
  exported_at: string;
  account: WireCustomer;
  /** Numbers (E.164) and mail addresses that a code has proven to be theirs, oldest first. */
  proven_contacts: { contact: string; proven_at: string }[];
  /** All orders and the cart, newest first. */
  orders: WireOrder[];
  /** Requests to return goods of these orders. */
  returns: WireOwnReturn[];
  /** The consent to letters of the account's own address and of the proven ones, and its end. */
  newsletter: ExportedSubscription[];
}

interface ExportedSubscription {
  email: string;
  /** ISO 8601. */
  subscribed_at: string;
  stopped_at: string | null;
  /** null: not recorded, or forgotten since. */
  consent: { page: string | null; words: string; locale: Locale } | null;
}

/** Everything that the shop knows of the caller, as the API shows it. Throws `login_required`. */
export async function exportAccount(
  backend: Backend,
  caller: Caller,
): Promise<ExportedAccount & Record<string, unknown>> {
  const { customer } = await readOwnAccount(backend, caller);
  const [orders, ofFeatures, proofs] = await Promise.all([
    backend.store.orders.listOrders({ customerId: customer.id, statuses: ORDER_STATUSES }),
    exportOfFeatures(backend, customer.id),
    backend.state.listProofs(customer.id),
  ]);
  const [returns, wireOrders, subscriptions] = await Promise.all([
    Promise.all(orders.map(({ id }) => backend.returns.listOfOrder(id))),
    Promise.all(orders.map((order) => ownersOrder(backend, order))),
    backend.subscribers.find(ownAddresses(customer, proofs)),
  ]);
  return {
    ...ofFeatures,
    exported_at: new Date().toISOString(),
    account: toWireCustomer(customer),
    proven_contacts: proofs.map(({ contact, provenAt }) => ({
      contact,
      proven_at: provenAt.toISOString(),
    })),
    orders: wireOrders,
    newsletter: subscriptions.map(({ email, subscribedAt, stoppedAt, consent }) => ({
      email,
      subscribed_at: subscribedAt.toISOString(),
      stopped_at: stoppedAt?.toISOString() ?? null,
      consent,
    })),
    returns: returns.flat().map(toWireOwnReturn),
  };
}

async function exportOfFeatures({ features }: Backend, customerId: number): Promise<Record<string, unknown>> {
  const entries = Object.entries<FeatureRecord>(features).map(
    async ([name, records]) => [name, await records.exported(customerId)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
