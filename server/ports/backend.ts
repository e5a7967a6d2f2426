import type { LimitName } from '../../domain/rateLimits.js';
import type { ContactPort } from './contact.js';
import type { ContentPort } from './content.js';
import type { MailPort } from './mail.js';
import type { MediaPort } from './media.js';
import type { NewsletterPort } from './newsletter.js';
import type { StatePort } from './state.js';
import type { StorePort } from './store.js';

/** Settings of the operator that rules and pages need. */
export interface ShopSettings {
  /** Origin of the shop, such as `https://shop.example`. */
  publicUrl: string;
  /** Digits alone, as chat links want them; null where the shop has none. */
  whatsAppNumber: string | null;
  /** Where messages from the contact form are mailed; null: they are kept only. */
  contactEmail: string | null;
  maxOf: (limit: LimitName) => number;
}

/** Everything behind the shop, as the actions see it. */
export interface Backend {
  settings: ShopSettings;
  store: StorePort;
  content: ContentPort;
  newsletter: NewsletterPort;
  media: MediaPort;
  contact: ContactPort;
  mail: MailPort;
  state: StatePort;
}
