import type { Customer } from '../../../domain/account/customer.js';
import { ShopError } from '../../../domain/core/errors.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { wasWithin } from '../../../domain/core/wasWithin.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { Backend } from '../../ports/backend.js';
import type { Consent } from '../../ports/records/newsletter.js';
import { newsletterLetter } from '../letters/newsletterLetter.js';

/** A service that knows of no such address by then never got it. */
const UNKNOWN_TO_SERVICE_MS = 86_400_000;

/** Whoever asks again in this time, because a process ended before it wrote, still gets the letter. */
const LETTER_WITHIN_MS = 86_400_000;

interface Subscription {
  email: string;
  page: string | null;
  locale: Locale;
}

/**
 * Subscribes an address and records the consent; name and phone come from the session's customer, never from the
 * request. Returns the letter to a new subscriber, which the response does not wait for.
 */
export async function subscribe(
  backend: Backend,
  caller: Caller,
  { email, page, locale }: Subscription,
): Promise<() => Promise<void>> {
  const { newsletter, subscribers, store, content, mail, settings, state } = backend;
  const { footer, shopName } = await content.getShell();
  const { description, button } = footer.newsletter;
  const words = `${inLocale(description, locale)} [${inLocale(button, locale)}]`;
  const consent: Consent = { page, words, locale };
  const customer = caller.kind === 'customer' ? await findCustomer(store, caller.id) : null;
  const subscriber = { email, ...nameOf(customer) };
  await newsletter?.subscribe(subscriber);
  const { token, since } = await subscribers.keep(subscriber, consent);
  const told = `newsletter letter ${token} ${since}`;
  return async () => {
    if (!wasWithin(Date.parse(since), LETTER_WITHIN_MS, Date.now())) return;
    await state.withLocks([told], async () => {
      if ((await state.countOf(told)) > 0) return;
      const { publicUrl } = settings;
      const shop = inLocale(shopName, locale);
      await mail.send({
        to: email,
        ...newsletterLetter({ locale, shopName: shop, publicUrl, words, token }),
      });
      await state.countEvent(told, (2 * LETTER_WITHIN_MS) / 1000);
    });
  };
}

/** Ends a subscription by the key of its links, however often. Throws `not_found` for an unknown key. */
export async function stopLetters({ subscribers }: Backend, key: string): Promise<void> {
  if ((await subscribers.stop(key)) === null) throw new ShopError('not_found');
}

/** Tells the newsletter's service who has stopped the letters; what fails is told the next time. */
export async function tellStops({ newsletter, subscribers, report }: Backend): Promise<void> {
  if (newsletter === null) return;
  for (const { email, stoppedAt } of await subscribers.listUntold()) {
    try {
      const isLate = Date.now() - stoppedAt.getTime() > UNKNOWN_TO_SERVICE_MS;
      if ((await newsletter.unsubscribe(email)) || isLate) await subscribers.markTold(email);
    } catch (error) {
      report('newsletter-stop-not-told', error);
      return;
    }
  }
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
