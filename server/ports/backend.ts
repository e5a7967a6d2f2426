import type { Processor } from '../../domain/content/privacy.js';
import type { AnalyticsSettings, Trial } from '../../domain/content/pageViews.js';
import type { InstalmentPlan } from '../../domain/payment/instalmentPlan.js';
import type { PaymentWay } from '../../domain/payment/ways.js';
import type { Locale } from '../../domain/core/locale.js';
import type { LimitName } from '../../domain/core/rateLimits.js';
import type { SharedSettings } from '../config/settings/table.js';
import type { AccountLettersPort } from './records/accountLetters.js';
import type { BookingsPort } from './records/bookings.js';
import type { CarrierPort } from './carrier.js';
import type { ContactPort } from './contact.js';
import type { ContentPort } from './content.js';
import type { MailPort } from './mail.js';
import type { MessagesPort } from './messages.js';
import type { MediaPort } from './media.js';
import type { MissedSearchesPort } from './records/missedSearches.js';
import type { NoticesPort } from './records/notices.js';
import type { NewsletterPort, SubscribersPort } from './records/newsletter.js';
import type { PaymentsPort, TestCardPage } from './payments.js';
import type { RecordProblemsPort } from './records/recordProblems.js';
import type { ReturnsPort } from './records/returns.js';
import type { PublishingPort } from './publishing.js';
import type { StatePort } from './records/state.js';
import type { FeatureRecords } from '../../features/records.js';
import type { StorePort } from './store.js';

/** What actions and pages know of the configuration: every setting that is no secret, and what follows from them. */
export interface ShopSettings extends Omit<SharedSettings, 'paymentWays' | 'instalmentPlans'> {
  /** Origin of the shop, such as `https://shop.example`. */
  publicUrl: string;
  /** Origin of this deployment, including previews; null outside the platform. */
  deploymentUrl: string | null;
  /** Path prefix before `/api` in the browser, such as `/backend`; empty for `/api` itself. */
  apiBase: string;
  /** null: the shop has no analytics. */
  analytics: AnalyticsSettings | null;
  /** Whether browsers report their errors. */
  reportsErrors: boolean;
  /** Who is told of placed orders. */
  orders: {
    /** null: nobody. */
    email: string | null;
    locale: Locale;
    /** Whether they get a letter each morning. */
    hasDigest: boolean;
    /** Origin and path of the store's WordPress, whose admin has the orders; null for the embedded shop. */
    storeUrl: string | null;
    /** HMAC key of the links to orders of the embedded shop. */
    linkSecret: string;
  };
  /** Whether the shop writes letters about orders; otherwise the store does. */
  writesLetters: boolean;
  /** Whether mail reaches people whom the store does not know. */
  mailsAnyone: boolean;
  /** Ways to pay, in the order in which they are offered; a store may have switched some of them off. */
  paymentWays: readonly PaymentWay[];
  /** Whether the operator has left the ways to pay to the store, as far as it tells them. */
  hasStoreWays: boolean;
  /** Plans of ways to pay, of which some may not be offered; empty: nothing is said of instalments. */
  instalmentPlans: readonly InstalmentPlan[];
  /** Whether shoppers can enter coupons. */
  coupons: boolean;
  /** How the customer of a cash order can confirm it, if `codRules` asks for it. */
  confirmsBy: { whatsApp: boolean; code: boolean };
  /** null: there is no webhook of WhatsApp. */
  whatsAppWebhook: { appSecret: string; verifyToken: string; phoneNumberId: string } | null;
  /** Bearer token of the daily cron job; null: cron routes are disabled. */
  cronSecret: string | null;
  /** Secret with which the store signs webhooks; null: webhooks are disabled. */
  webhookSecret: string | null;
  /** HMAC key for the digests of one-time codes. */
  codeSecret: string;
  /** Who gets personal data to work for the shop. */
  processors: readonly Processor[];
  /** false if the shop's own records are lost with this instance. */
  isDurable: boolean;
  /** null for a real shop, and on the operator's own machine. */
  trial: Trial | null;
  maxOf: (limit: LimitName) => number;
}

/** What the shop itself records, whatever its store and content are. */
export interface ShopRecords {
  state: StatePort;
  subscribers: SubscribersPort;
  contact: ContactPort;
  notices: NoticesPort;
  accountLetters: AccountLettersPort;
  bookings: BookingsPort;
  returns: ReturnsPort;
  features: FeatureRecords;
  missedSearches: MissedSearchesPort;
  recordProblems: RecordProblemsPort;
}

/** All ports and settings, as the actions see them. */
export interface Backend extends ShopRecords {
  /** null: the operator sends the newsletter to the shop's own list. */
  newsletter: NewsletterPort | null;
  settings: ShopSettings;
  store: StorePort;
  content: ContentPort;
  media: MediaPort;
  /** Payment providers by key, the default one first; empty: the shop takes no cards. */
  payments: ReadonlyMap<string, PaymentsPort>;
  /** null: a real provider is configured, which has its own page. */
  testCardPage: TestCardPage | null;
  mail: MailPort;
  /** null: the shop orders no deliveries; the operator notes how an order was sent. */
  carrier: CarrierPort | null;
  /** null: nothing reaches a mobile number. */
  messages: MessagesPort | null;
  publishing: PublishingPort;
  /** Whether the build has drawn the picture for social networks with this digest. */
  hasSocialCard: (digest: string) => boolean;
  /** Runs work that continues after the response; its failures are logged. */
  later: (work: () => Promise<void>) => void;
  /** Sends the notices that are due; part of the backend, because whoever queues one knows no letters. */
  sendNotices: (backend: Backend) => Promise<void>;
  /** Logs a failure that does not affect the result but should be known. */
  report: (event: string, error: unknown) => void;
}
