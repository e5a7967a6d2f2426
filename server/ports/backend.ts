import type { Processor } from '../../domain/content/privacy.js';
import type { AnalyticsSettings, Trial } from '../../domain/content/pageViews.js';
import type { CashRules } from '../../domain/checkout/cashRules.js';
import type { DeliveryCalendar } from '../../domain/checkout/deliveryPromise.js';
import type { InstalmentPlan } from '../../domain/payment/instalmentPlan.js';
import type { PaymentWay } from '../../domain/payment/ways.js';
import type { Locale } from '../../domain/core/locale.js';
import type { LimitName } from '../../domain/core/rateLimits.js';
import type { BookingsPort } from './bookings.js';
import type { CarrierPort } from './carrier.js';
import type { ContactPort } from './contact.js';
import type { ContentPort } from './content.js';
import type { ErrorReportsPort } from './errorReports.js';
import type { MailPort } from './mail.js';
import type { MessagesPort } from './messages.js';
import type { MediaPort } from './media.js';
import type { MissedSearchesPort } from './missedSearches.js';
import type { NoticesPort } from './notices.js';
import type { NewsletterPort, SubscribersPort } from './newsletter.js';
import type { PaymentsPort, TestCardPage } from './payments.js';
import type { RecordProblemsPort } from './shared/records/recordProblems.js';
import type { ReturnsPort } from './order/returns.js';
import type { PublishingPort } from './publishing.js';
import type { StatePort } from './state.js';
import type { StockRequestsPort } from './stockRequests.js';
import type { WishesPort } from './wishes.js';
import type { StorePort } from './store.js';

/** Settings of the operator that actions and pages need. */
export interface ShopSettings {
  /** Origin of the shop, such as `https://shop.example`. */
  publicUrl: string;
  /** Origin of this deployment, including previews; null outside the platform. */
  deploymentUrl: string | null;
  /** Path prefix before `/api` in the browser, such as `/backend`; empty for `/api` itself. */
  apiBase: string;
  /** Digits only, as WhatsApp links require; null if there is none. */
  whatsAppNumber: string | null;
  /** null: the shop has no analytics. */
  analytics: AnalyticsSettings | null;
  /** Whether browsers report their errors. */
  reportsErrors: boolean;
  /** Address for contact messages and alerts to the operator; null: messages are only stored. */
  contactEmail: string | null;
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
  /** Limits per customer on unpaid cash on delivery: pieces of one product, and orders. */
  cashLimits: { pieces: number; orders: number };
  /**
   * The part of a product's stock, and of a day's appointments, that orders without a proven number may take together,
   * 0 to 1.
   */
  unprovenShare: number;
  /** null: every order may be paid in cash. */
  cashRules: CashRules | null;
  /** Ways to pay, in the order in which they are offered; a store may have switched some of them off. */
  paymentWays: readonly PaymentWay[];
  /** Whether the operator has left the ways to pay to the store, as far as it tells them. */
  hasStoreWays: boolean;
  /** Plans of ways to pay, of which some may not be offered; empty: nothing is said of instalments. */
  instalmentPlans: readonly InstalmentPlan[];
  /** Whether shoppers can enter coupons. */
  takesCoupons: boolean;
  /** Working days and holidays, from which delivery dates are computed. */
  deliveryCalendar: DeliveryCalendar;
  /** How the customer of a cash order can confirm it, if `cashRules` asks for it. */
  confirmsBy: { whatsApp: boolean; code: boolean };
  /** null: there is no webhook of WhatsApp. */
  whatsAppWebhook: { appSecret: string; verifyToken: string; phoneNumberId: string } | null;
  /** Bearer token of the daily cron job; null: cron routes are disabled. */
  cronSecret: string | null;
  /** Secret with which the store signs webhooks; null: webhooks are disabled. */
  webhookSecret: string | null;
  /** HMAC key for the digests of one-time codes. */
  codeSecret: string;
  /** How many products the build prerenders, in ranking order; null for all. */
  prerenderProducts: number | null;
  /** Days from delivery within which goods can be returned; 0: customers cannot ask for it, and nothing is said. */
  returnDays: number;
  /** For fitting one tyre at the branch, in piastres; null: nothing is said of fitting. */
  fittingFee: number | null;
  /** Street and city of the shop, for search engines; null if it has none. */
  shopAddress: string | null;
  /** Who sells, as printed on receipts; `name` null: the shop's name. */
  seller: { name: string | null; register: string | null; taxNumber: string | null };
  /** How many landing pages of sizes, brands and cars the build prerenders, in each language. */
  prerenderLandings: number;
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
  bookings: BookingsPort;
  returns: ReturnsPort;
  stockRequests: StockRequestsPort;
  wishes: WishesPort;
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
  /** null: errors are only logged. */
  errorReports: ErrorReportsPort | null;
  /** Whether the build has drawn the picture for social networks with this digest. */
  hasSocialCard: (digest: string) => boolean;
  /** Runs work that continues after the response; its failures are logged. */
  later: (work: () => Promise<void>) => void;
  /** Sends the notices that are due; part of the backend, because whoever queues one knows no letters. */
  sendNotices: (backend: Backend) => Promise<void>;
  /** Logs a failure that does not affect the result but should be known. */
  report: (event: string, error: unknown) => void;
}
