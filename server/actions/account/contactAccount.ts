import { createHmac, randomUUID } from 'node:crypto';
import { contactName } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { FullNameParts } from '../../../domain/forms/fields.js';
import type { Backend } from '../../ports/backend.js';
import type { Confirmed } from './identity.js';
import { moveRecords } from './joinContact.js';
import { countAll } from '../../ports/shared/counters.js';

/** 128 random bits. */
const NAME_DIGITS = 32;

interface ContactForm {
  name: FullNameParts;
  /** E.164 */
  phone: string;
}

interface ContactRequest {
  /** The idempotency key; null without one. */
  key: string | null;
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
}

/**
 * Lets a stranger order with a name and a number: creates a contact account, for which a session is to begin, or
 * changes the one of this session (`isNew` is false). Nothing is looked up by the number, so the outcome is the same
 * whether or not it belongs to somebody. Whoever is logged in stays so, and nothing is changed. Throws
 * `too_many_requests`.
 */
export async function continueAsContact(
  backend: Backend,
  caller: Caller,
  form: ContactForm,
  request: ContactRequest,
): Promise<Confirmed & { isNew: boolean }> {
  const { store, state } = backend;
  const own = caller.kind === 'customer' ? await store.customers.getCustomer(caller.id) : null;
  const names = { firstName: form.name.first, lastName: form.name.last };
  if (own !== null) {
    const changes = { ...names, phone: form.phone };
    const customer = own.isContact ? await store.customers.updateCustomer(own.id, changes) : own;
    return { customer, epoch: 0, isNew: false };
  }
  await requireFewOf(backend, form.phone, request.network);
  const username = contactName(secretDigits(backend, form, request.key));
  const customer = await store.customers.createContact({ username, ...names, phone: form.phone });
  if (caller.kind === 'guest') await moveRecords(backend, caller.id, customer.id);
  return { customer, epoch: await state.sessionEpoch(customer.id), isNew: true };
}

/** The same for a repeated request, and random for everyone else: keys are random, and the secret is the shop's. */
function secretDigits({ settings }: Backend, form: ContactForm, key: string | null): string {
  return createHmac('sha256', settings.codeSecret)
    .update(JSON.stringify(['contact', key ?? randomUUID(), form]))
    .digest('hex')
    .slice(0, NAME_DIGITS);
}

/** Counted alike for every number, so that the limit does not reveal who has an account. */
async function requireFewOf(backend: Backend, phone: string, network: string): Promise<void> {
  const waitSeconds = await countAll(backend, [
    { key: `contacts network ${network} number ${phone}`, limit: 'contacts-number-source' },
    { key: `contacts number ${phone}`, limit: 'contacts-number' },
  ]);
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
}
