import type { Locale } from '../../../domain/core/locale.js';

/** A newsletter subscriber; absent fields keep the known values. */
export interface Subscriber {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

/** What a subscriber has agreed to. */
export interface Consent {
  /** Path of the page with the form; null if the browser did not tell. */
  page: string | null;
  /** The words beside the form and on its button. */
  words: string;
  locale: Locale;
}

/** A subscriber who agrees; `consent` null: subscribed before it was recorded. */
export interface StoredSubscriber {
  email: string;
  firstName: string | null;
  lastName: string | null;
  subscribedAt: Date;
  consent: Consent | null;
  /** Opens the page on which they stop the letters. */
  token: string;
}

/** Everything kept about an address; `stoppedAt` null: letters are sent to it. */
export interface SubscriptionRecord extends StoredSubscriber {
  stoppedAt: Date | null;
}

/** What the service of the newsletter, or the subscriber by letter, has not been told yet. */
export interface UnsyncedSubscription extends SubscriptionRecord {
  phone: string | null;
}

/** Who gets the newsletter, in the shop's own records. */
export interface SubscribersPort {
  /**
   * Keeps a subscriber and their consent, once: it is replaced only after they have stopped the letters, or if it was not
   * recorded. A new consent is unsynced. `wasSubscribed`: letters were sent to the address before.
   */
  keep(subscriber: Subscriber, consent: Consent): Promise<{ token: string; wasSubscribed: boolean }>;
  /** Ends the subscription and forgets name and number; returns its address, or null for an unknown token. */
  stop(token: string): Promise<string | null>;
  /** Those who agree, oldest first. */
  list(): Promise<StoredSubscriber[]>;
  /** What is kept about these addresses, in any spelling, including those who have stopped; oldest first. */
  find(emails: readonly string[]): Promise<SubscriptionRecord[]>;
  /** Ends these subscriptions and forgets all but the address and its stop, which the service still has to be told. */
  forget(emails: readonly string[]): Promise<void>;
  /** New consents and stops until `markSynced`, oldest first; with a token, of its owner. */
  listUnsynced(token?: string): Promise<UnsyncedSubscription[]>;
  /** Unless the subscription has begun or ended meanwhile. */
  markSynced(subscription: Pick<SubscriptionRecord, 'email' | 'stoppedAt'>): Promise<void>;
}

/** The service that sends the newsletter. */
export interface NewsletterPort {
  /**
   * Subscribes an address. The result does not reveal whether it was subscribed before. Throws `invalid_email` if the
   * service rejects the address, `newsletter_unavailable` if the service fails.
   */
  subscribe(subscriber: Subscriber): Promise<void>;
  /** Sends no more to an address; false if the service does not know it, or not yet. Throws `newsletter_unavailable`. */
  unsubscribe(email: string): Promise<boolean>;
}
