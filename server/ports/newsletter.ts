/** Who subscribes; what is absent stays as the service knows it. */
export interface Subscriber {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

export interface NewsletterPort {
  /**
   * Takes the subscription in, also of who is a subscriber already, and never tells which. Throws
   * `invalid_email` where the service refuses the address, `newsletter_unavailable` where it takes nothing.
   */
  subscribe(subscriber: Subscriber): Promise<void>;
}
