import type { ContactPort } from '../ports/contact.js';
import type { LastTexts } from '../ports/lastTexts.js';
import type { NewsletterPort } from '../ports/newsletter.js';
import type { StatePort } from '../ports/state.js';
import { databaseContact } from './contact.js';
import type { Database } from './sql.js';
import { guarded } from './guarded.js';
import { databaseLastTexts } from './lastTexts.js';
import { databaseNewsletter } from './newsletter.js';
import { databaseState, type StateOptions } from './state.js';

/** What the shop itself keeps, wherever its products and texts are. */
export interface OwnRecords {
  /** For what else is kept in the same database. */
  database: Database;
  state: StatePort;
  newsletter: NewsletterPort;
  contact: ContactPort;
  lastTexts: LastTexts;
  close(): void;
}

/** The shop's own records in an open database. */
export function ownRecords(database: Database, options: StateOptions = {}): OwnRecords {
  return {
    database,
    state: databaseState(guarded(database, 'store_unavailable'), options),
    newsletter: databaseNewsletter(guarded(database, 'newsletter_unavailable')),
    contact: databaseContact(guarded(database, 'store_unavailable')),
    lastTexts: databaseLastTexts(database),
    close: () => database.close(),
  };
}
