import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { parseUsername } from '../../../domain/forms/fields.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { Source } from '../../ports/shared/source.js';
import { mailAddress } from './accountLetters.js';
import { type CodeHolder, type Destination, spendCode } from './oneTimeCodes.js';
import { NOBODY_ID } from './passwordTries.js';
import { type AskedCode, sendToDestination } from './sendCode.js';

interface OrderCodeRequest extends AskedCode {
  orderId: number;
  /** The number or address that the order is said to have been placed with. */
  contact: string;
}

/**
 * Sends a code to the number or address of an order: its own, or its customer's. The response is sent before this runs,
 * and a contact of another order, or an unknown order, costs the same work.
 */
export async function sendOrderCode(
  backend: Backend,
  { orderId, contact, ...asked }: OrderCodeRequest,
  source: Source,
): Promise<void> {
  await nextTurn(); // let the response be sent first
  const username = parseUsername(contact);
  if (username === null) return;
  const found = await findContacts(backend, orderId);
  const destination = found === null ? null : destinationIn(found, username, backend.messages !== null);
  const entered = { username, owner: null, epoch: 0 };
  const sending = { ...asked, purpose: 'order', entered, holder: holderOf(found), destination } as const;
  await sendToDestination(backend, sending, source);
}

/**
 * The key that opens an order without a login, for whoever has the code that was sent to its contact: what the links in
 * letters about it open, too. Throws `wrong_code`, alike for an unknown order.
 */
export async function openByCode(
  backend: Backend,
  { orderId, ...given }: { orderId: number; ticket: string; code: string },
): Promise<Pick<Order, 'id' | 'key'>> {
  const found = await findContacts(backend, orderId);
  await spendCode(backend, { ...given, purpose: 'order', holder: holderOf(found) });
  return { id: orderId, key: found?.order.key ?? '' };
}

/** An order with everything that reaches its customer. */
interface FoundOrder {
  order: Order;
  /** E.164 */
  phones: string[];
  addresses: string[];
}

/** Carts are not found: nobody has their number. */
async function findContacts({ store }: Backend, orderId: number): Promise<FoundOrder | null> {
  const order = await store.orders.getOrder(orderId);
  const customer = await store.customers.getCustomer(order?.customerId ?? NOBODY_ID);
  if (order === null || order.status === 'pending-cart') return null;
  const phones = [order.billing?.phone, customer?.phone, customer?.username].map((text) =>
    parseMobile(text ?? ''),
  );
  const addresses = [order.billing?.email, customer && mailAddress(customer)];
  return {
    order,
    phones: phones.filter((phone) => phone !== null),
    addresses: addresses.flatMap((address) => address?.toLowerCase() ?? []),
  };
}

/** Where a code for this contact of the order goes; a shop that sends no messages mails it. */
function destinationIn(
  { phones, addresses }: FoundOrder,
  contact: string,
  sendsMessages: boolean,
): Destination | null {
  const phone = parseMobile(contact);
  if (phone === null) return addresses.includes(contact) ? { by: 'mail', to: contact } : null;
  if (!phones.includes(phone)) return null;
  if (sendsMessages) return { by: 'message', to: phone };
  const [address] = addresses;
  return address === undefined ? null : { by: 'mail', to: address };
}

/** A change of a contact voids the code. */
function holderOf(found: FoundOrder | null): CodeHolder | null {
  if (found === null) return null;
  const { order, phones, addresses } = found;
  return { id: `order ${order.id}`, version: [...phones, ...addresses].join(' ') };
}
