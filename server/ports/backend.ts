import type { LimitName } from '../../domain/core/rateLimits.js';
import type { ContactPort } from './contact.js';
import type { ContentPort } from './content.js';
import type { MailPort } from './mail.js';
import type { MediaPort } from './media.js';
import type { NewsletterPort } from './newsletter.js';
import type { PaymentsPort, TestCardPage } from './payments.js';
import type { PublishingPort } from './publishing.js';
import type { StatePort } from './state.js';
import type { StorePort } from './store.js';

/** Settings of the operator that rules and pages need. */
export interface ShopSettings {
  /** Origin of the shop, such as `https://shop.example`. */
  publicUrl: string;
  /** Origin of this very deployment, a preview's too; null where the shop runs by itself. */
  deploymentUrl: string | null;
  /** Path under which the browser finds `/api`, such as `/backend`; empty for `/api` itself. */
  apiBase: string;
  /** Digits alone, as chat links want them; null where the shop has none. */
  whatsAppNumber: string | null;
  /** Where the operator reads messages and what has to be looked at; null: messages are kept only. */
  contactEmail: string | null;
  /** What one customer may have on the way that is yet to be paid in cash: pieces of one product, and orders. */
  cashLimits: { pieces: number; orders: number };
  /** What the daily caller of guarded addresses has to know; null: there is none. */
  cronSecret: string | null;
  /** What the store signs its messages with; null: nobody may tell the shop of changes. */
  webhookSecret: string | null;
  /** Keys the digests of codes that are mailed. */
  codeSecret: string;
  /** Of how many products the build writes pages, those that the shop ranks first; null: of all. */
  prerenderProducts: number | null;
  /** false: a demonstration, whose data is gone with its instance. */
  isDurable: boolean;
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
  /** null: the shop takes no cards. */
  payments: PaymentsPort | null;
  /** null: the provider's page is its own. */
  testCardPage: TestCardPage | null;
  mail: MailPort;
  publishing: PublishingPort;
  state: StatePort;
  /** Tells the log of a failure that spoils nothing but that somebody should know of. */
  report: (event: string, error: unknown) => void;
}
