import type { ContactPort } from '../../ports/contact.js';
import type { ContentPort } from '../../ports/content.js';
import type { LastTexts } from '../../ports/lastTexts.js';
import type { NewsletterPort } from '../../ports/newsletter.js';
import type { PaymentsPort, TestCardPage } from '../../ports/payments.js';
import type { StatePort } from '../../ports/state.js';
import type { StorePort } from '../../ports/store.js';
import { embeddedCatalogue } from './catalogue.js';
import { embeddedContact } from './contact.js';
import type { GeideaKeys } from '../geidea/signature.js';
import { embeddedContent } from './content.js';
import { embeddedCustomers } from './customers.js';
import { type Database, type DatabaseOptions, openDatabase } from './database.js';
import { guarded } from './guarded.js';
import { embeddedLastTexts } from './lastTexts.js';
import { embeddedNewsletter } from './newsletter.js';
import { embeddedOrders } from './orders.js';
import { embeddedCardPage, embeddedPayments } from './payments.js';
import { seedDatabase } from './seedDatabase.js';
import { embeddedShipping } from './shipping.js';
import { embeddedState } from './state.js';

export interface EmbeddedOptions extends DatabaseOptions {
  /** How many products the demonstration shop shall have; absent or small, the written ones. */
  demoProducts?: number | undefined;
  /** Hears what opening did, in one line, where it did something. */
  log?: ((line: string) => void) | undefined;
}

/** What the shop itself keeps, wherever its goods and texts are. */
export interface OwnRecords {
  state: StatePort;
  newsletter: NewsletterPort;
  contact: ContactPort;
  lastTexts: LastTexts;
  /** The provider that moves no money, with the keys that it shares with the shop. */
  cardPayments: (keys: GeideaKeys) => { payments: PaymentsPort; testCardPage: TestCardPage };
  close(): void;
}

export interface Embedded extends OwnRecords {
  store: StorePort;
  content: ContentPort;
}

/**
 * Opens the shop that needs nothing but a database: the file is made and filled with the demonstration shop
 * where it is new, and kept as it is otherwise. Throws `DatabaseFileError` for a file of another kind.
 */
export async function openEmbedded({ demoProducts, log, ...options }: EmbeddedOptions): Promise<Embedded> {
  const database = await openDatabase(options);
  try {
    const added = await seedDatabase(database, demoProducts ?? 0);
    if (added > 0) log?.(`Added ${added} products of the demonstration shop to the database`);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    store: embeddedStore(guarded(database, 'store_unavailable')),
    content: embeddedContent(guarded(database, 'content_unavailable')),
    ...ownRecords(database),
  };
}

/** What the shop keeps in a database that is open. */
export function ownRecords(database: Database, now?: () => number): OwnRecords {
  return {
    state: embeddedState(guarded(database, 'store_unavailable'), now),
    newsletter: embeddedNewsletter(guarded(database, 'newsletter_unavailable')),
    contact: embeddedContact(guarded(database, 'store_unavailable')),
    lastTexts: embeddedLastTexts(database),
    cardPayments: (keys) => {
      const guardedDatabase = guarded(database, 'payment_unavailable');
      return {
        payments: embeddedPayments(guardedDatabase, keys),
        testCardPage: embeddedCardPage(guardedDatabase, keys),
      };
    },
    close: () => database.close(),
  };
}

function embeddedStore(database: Database): StorePort {
  return {
    catalogue: embeddedCatalogue(database),
    customers: embeddedCustomers(database),
    orders: embeddedOrders(database),
    shipping: embeddedShipping(database),
    acceptsPayment: () => Promise.resolve(true),
    ping: async () => {
      await database.rows('SELECT 1');
    },
  };
}

/** Opens the shop's own records alone, for a shop whose goods and orders are kept elsewhere. Seeds nothing. */
export async function openState(options: DatabaseOptions, now?: () => number): Promise<OwnRecords> {
  return ownRecords(await openDatabase(options), now);
}
