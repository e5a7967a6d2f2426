import { vi } from 'vitest';
import { signCallback, type SignedCallback, timestampOf } from '../../server/adapters/geidea/signature.js';
import { required } from '../contract/support.js';
import { ORIGIN, type Customer, type Reply, type Shop } from './shop.js';

export type Button = 'approve' | 'decline' | 'cancel' | 'timeout';

/** The keys that the embedded provider of a shop with SECRET shares with it. */
export const NO_SUCH_KEYS = { publicKey: 'test-payments', password: 'not the password' };

/** Lets the embedded provider's callbacks reach the shop under test, unless they are to get lost. */
export function connectCallbacks(shop: Shop) {
  const link = { isUp: true, replies: [] as Reply[], bodies: [] as string[] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname, origin } = new URL(String(address));
    const body = String(init?.body);
    link.bodies.push(body);
    if (!link.isUp || origin !== ORIGIN) throw new TypeError('The connection is lost');
    // A provider sends no Origin.
    const reply = await shop.call('POST', pathname, { body, headers: { origin: undefined } });
    link.replies.push(reply);
    return new Response(reply.text, { status: reply.status });
  });
  return link;
}

export function redirectOf({ body }: Reply): string {
  return (body as { redirect: string }).redirect;
}

export function sessionOf(page: string): string {
  return required(new URL(page, ORIGIN).searchParams.get('session'));
}

/** Presses a button of the card page; answers where the provider sends the shopper back to. */
export async function press(shop: Shop, page: string, outcome: Button): Promise<string> {
  const reply = await shop.call('POST', '/api/payment/card', {
    body: new URLSearchParams({ session: sessionOf(page), outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (reply.status !== 303) throw new Error(`The card page answers ${reply.status}: ${reply.text}`);
  const { pathname, search } = new URL(required(reply.headers.get('location')));
  return `${pathname}${search}`;
}

/** Follows the way back to the shop; answers the page on which the shopper ends. */
export async function comeBack(customer: Customer, address: string): Promise<string> {
  const reply = await customer.get(address);
  return `${reply.status} ${reply.headers.get('location')}`;
}

/** A callback as the provider sends it, with the signature of whoever has these keys. */
export function callbackBody(
  signed: Omit<SignedCallback, 'timestamp'>,
  keys: Parameters<typeof signCallback>[0],
) {
  const timestamp = timestampOf(new Date());
  return {
    order: {
      orderId: signed.orderId,
      merchantReferenceId: signed.reference,
      amount: signed.amount / 100,
      currency: signed.currency,
      status: signed.status,
      detailedStatus: 'Paid',
    },
    signature: signCallback(keys, { ...signed, timestamp }),
    timeStamp: timestamp,
  };
}
