export interface Subscriber {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

export interface NewsletterPort {
  /** Takes the subscription in; throws `ShopError('invalid_email')` where the service refuses the address. */
  subscribe(subscriber: Subscriber): Promise<void>;
}
