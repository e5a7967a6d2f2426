/** A newsletter subscriber; absent fields keep the service's values. */
export interface Subscriber {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

export interface NewsletterPort {
  /**
   * Subscribes an address. The result does not reveal whether it was subscribed before. Throws `invalid_email` if the
   * service rejects the address, `newsletter_unavailable` if the service fails.
   */
  subscribe(subscriber: Subscriber): Promise<void>;
}
