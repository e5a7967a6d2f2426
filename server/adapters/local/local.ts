import type { ContentPort } from '../../ports/content.js';
import type { StorePort } from '../../ports/store.js';
import { databaseCatalogue } from '../../catalogueIndex/catalogue.js';
import { type DatabaseOptions, openDatabase } from '../../database/database.js';
import type { Database, Reader } from '../../database/sql.js';
import { guarded } from '../../database/guarded.js';
import { type OwnRecords, ownRecords } from '../../database/ownRecords.js';
import type { StateOptions } from '../../database/state.js';
import { seedDatabase } from './seed/seedDatabase.js';
import { localContent } from './content.js';
import { localCustomers } from './customers.js';
import { localOrders } from './orders.js';
import type { ShippingPort } from '../../ports/shipping.js';
import { integer, localized, text } from '../../database/rows.js';

export interface LocalShopOptions extends DatabaseOptions, Pick<StateOptions, 'report'> {
  /** Total number of products in the demonstration shop; absent, or below the number of records: the records only. */
  demoProducts?: number | undefined;
  /** Receives one line about what opening did, if it did anything. */
  log?: ((line: string) => void) | undefined;
}

export interface LocalShop extends OwnRecords {
  store: StorePort;
  content: ContentPort;
}

/**
 * Opens the embedded shop, which needs only a database: a new file is created and seeded with the demonstration shop,
 * an existing one is kept. Throws `DatabaseFileError` for a file that is not such a database.
 */
export async function openLocalShop({
  demoProducts,
  log,
  report,
  ...options
}: LocalShopOptions): Promise<LocalShop> {
  const database = await openDatabase(options);
  try {
    const added = await seedDatabase(database, demoProducts ?? 0);
    if (added > 0) log?.(`Added ${added} products of the demonstration shop to the database`);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    store: localStore(guarded(database, 'store_unavailable')),
    content: localContent(guarded(database, 'content_unavailable')),
    ...ownRecords(database, { report }),
  };
}

function localStore(database: Database): StorePort {
  return {
    catalogue: databaseCatalogue(database),
    customers: localCustomers(database),
    orders: localOrders(database),
    shipping: localShipping(database),
    acceptsPayment: () => Promise.resolve(true),
    ping: async () => {
      await database.rows('SELECT 1');
    },
  };
}

/** Delivery methods from the `shipping_rates` table; none for an unknown governorate. */
function localShipping(reader: Reader): ShippingPort {
  return {
    async listMethods(governorate) {
      const rows = await reader.rows(
        'SELECT * FROM shipping_rates WHERE governorate = ? ORDER BY cost, method',
        [governorate],
      );
      return rows.map((row) => ({
        id: text(row, 'method'),
        title: localized(row, 'title'),
        isPickup: false,
        cost: integer(row, 'cost'),
        etaDays: integer(row, 'eta_days'),
        dependsOnCart: false,
      }));
    },
  };
}
