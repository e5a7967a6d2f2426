import type { Customer } from '../../../domain/account/customer.js';
import { errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { wasWithin } from '../../../domain/core/wasWithin.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { Backend } from '../../ports/backend.js';
import type { UnsyncedSubscription } from '../../ports/records/newsletter.js';
import { newsletterLetter } from '../letters/newsletterLetter.js';

/** A service that knows of no such address by then never got it. */
const UNKNOWN_TO_SERVICE_MS = 86_400_000;

/** A letter that could not be sent by then is not sent. */
const LETTER_WITHIN_MS = 86_400_000;

interface Subscription {
  email: string;
  page: string | null;
  locale: Locale;
}

/**
 * Subscribes an address and records the consent; name and phone come from the session's customer, never from the
 * request. It is recorded first, so that a process that ends half-way loses nothing: `notifySubscribers` continues. Returns
 * the letter to a new subscriber, which the response does not wait for.
 */
export async function subscribe(
  backend: Backend,
  caller: Caller,
  { email, page, locale }: Subscription,
): Promise<() => Promise<void>> {
  const { newsletter, subscribers, store, content } = backend;
  const { footer } = await content.getShell();
  const { description, button } = footer.newsletter;
  const words = `${inLocale(description, locale)} [${inLocale(button, locale)}]`;
  const customer = caller.kind === 'customer' ? await findCustomer(store, caller.id) : null;
  const subscriber = { email, ...nameOf(customer) };
  const { token, wasSubscribed } = await subscribers.keep(subscriber, { page, words, locale });
  try {
    await newsletter?.subscribe(subscriber);
  } catch (error) {
    if (!wasSubscribed) await subscribers.forget([email]);
    throw error;
  }
  return () => welcome(backend, token);
}

/** Writes to a new subscriber, once. */
async function welcome({ content, subscribers, mail, settings, state }: Backend, token: string) {
  await state.withLocks([`newsletter letter ${token}`], async () => {
    const [subscription] = await subscribers.listUnsynced(token);
    if (subscription?.consent == null || subscription.stoppedAt !== null) return;
    const { email, subscribedAt, consent } = subscription;
    if (wasWithin(subscribedAt.getTime(), LETTER_WITHIN_MS, Date.now())) {
      const { shopName } = await content.getShell();
      const letter = newsletterLetter({
        ...{ ...consent, token, subscribedAt },
        ...{ shopName: inLocale(shopName, consent.locale), publicUrl: settings.publicUrl },
      });
      await mail.send({ to: email, ...letter });
    }
    await subscribers.markSynced(subscription);
  });
}

/** Ends a subscription by the key of its links, however often. Throws `not_found` for an unknown key. */
export async function stopLetters({ subscribers }: Backend, key: string): Promise<void> {
  if ((await subscribers.stop(key)) === null) throw new ShopError('not_found');
}

/**
 * Tells the newsletter's service who has stopped the letters, and who has subscribed while a process ended; what fails is
 * told the next time.
 */
export async function notifySubscribers(backend: Backend): Promise<void> {
  const { subscribers, report } = backend;
  for (const subscription of await subscribers.listUnsynced()) {
    try {
      await (subscription.stoppedAt === null
        ? notifySubscription(backend, subscription)
        : notifyStop(backend, subscription));
    } catch (error) {
      report('newsletter-not-told', error);
      // It would fail for the others too, each after its time limit.
      if (errorCodeOf(error) === 'newsletter_unavailable') return;
    }
  }
}

async function notifyStop(
  { newsletter, subscribers }: Backend,
  subscription: UnsyncedSubscription,
): Promise<void> {
  const { email, stoppedAt } = subscription;
  if (newsletter === null) return;
  const isLate = Date.now() - (stoppedAt?.getTime() ?? 0) > UNKNOWN_TO_SERVICE_MS;
  if ((await newsletter.unsubscribe(email)) || isLate) await subscribers.markSynced(subscription);
}

async function notifySubscription(backend: Backend, subscription: UnsyncedSubscription): Promise<void> {
  const { newsletter, subscribers } = backend;
  const { email, firstName, lastName, phone, token } = subscription;
  const known = Object.entries({ firstName, lastName, phone }).filter(([, value]) => value !== null);
  try {
    await newsletter?.subscribe({ email, ...Object.fromEntries(known) });
  } catch (error) {
    if (errorCodeOf(error) !== 'invalid_email') throw error;
    return subscribers.forget([email]);
  }
  await welcome(backend, token);
}

function nameOf(customer: Customer | null) {
  if (customer === null || customer.firstName === '') return {};
  const { firstName, lastName, phone } = customer;
  return { firstName, lastName, ...(phone === null ? {} : { phone }) };
}

/** If the store is down, the subscription goes ahead without the name. */
async function findCustomer(store: Backend['store'], id: number): Promise<Customer | null> {
  try {
    return await store.customers.getCustomer(id);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
