import { addAttributeColumns, hasAttributeColumns } from '../columns/attributeColumns.js';
import { addLanguageColumns, hasLanguageColumns } from '../columns/languageColumns.js';
import type { Database, Reader } from '../sql/sql.js';
import { integer } from '../sql/rows.js';
import { CHANGE_LOG, UNUSED_INDEXES } from '../sql/changeLog.js';
import { foreignTables, newerSchema } from '../sql/problems.js';
import { tableNames } from '../sql/tables.js';
import {
  CATALOGUE,
  CATALOGUE_CHANGES,
  CATALOGUE_TRIGGERS,
  GONE_GOODS,
  GOODS_PICTURES,
  ITEM_QUANTITY_PRICES,
  ITEM_CHOICES,
  ITEM_QUANTITY_RULES,
  ITEM_SALE_END_AND_GTIN,
  PLANNED_SALES,
  PRODUCT_ADVICE,
  PRODUCT_ILLUSTRATED,
} from '../schema/catalogue.js';
import {
  MIRROR_DIGESTS,
  MIRROR_OUTLINES,
  MIRROR_READS,
  MIRRORED_RULES,
  UNCOUNTED_ITEMS,
} from '../schema/mirror.js';
import {
  CUSTOMER_CARS,
  ORDER_CANCELLED_FOR,
  DELIVERY_FROM,
  ORDER_COMPLETED,
  ORDER_CONFIRMATION,
  ORDER_COUPONS,
  ORDER_DELIVERY,
  ORDER_DEPOSIT,
  ORDER_LINES_IN_ORDERS,
  ORDER_NOTES,
  ORDER_PAYMENT,
  ORDER_STEPS,
  ORDER_WRITES,
  PEOPLE_AND_ORDERS,
} from '../schema/orders.js';
import {
  ATTEMPT_PAGES,
  ATTEMPT_PROVIDERS,
  ATTEMPT_SESSIONS,
  ATTEMPT_TERMS,
  CARD_PAYMENTS,
  PAYMENT_ATTEMPTS,
} from '../schema/payments.js';
import { BOOKINGS } from '../schema/bookings.js';
import {
  ACCOUNT_LETTERS,
  NOTICES,
  NOTICE_DETAILS,
  NOTICE_SUBJECTS,
  NOTICE_VERSIONS,
} from '../schema/notices.js';
import {
  ANSWERED_MESSAGES,
  CONTACT_MESSAGES,
  CONTENT,
  KEY_HOLDERS,
  NEWSLETTER_CONSENT,
  NEWSLETTER_SYNC,
  MISSED_SEARCHES,
  ONE_TIME_CODES,
  PROVEN_CONTACTS,
  RECORD_PROBLEMS,
  RETURN_ANSWERS,
  RETURNS,
  STATE,
  STOCK_REQUESTS,
  WISHES,
} from '../schema/records.js';
import { REVIEWS } from '../schema/reviews.js';

/** SQLite application id in the header: `shop` in ASCII. */
export const APPLICATION_ID = 0x73686f70;

/**
 * Migrations from an empty database to the current schema, in order; `PRAGMA user_version` counts those applied. Never
 * edit a released one: append another.
 */
export const MIGRATIONS: readonly string[] = [
  CATALOGUE + CATALOGUE_TRIGGERS + PEOPLE_AND_ORDERS + CONTENT + STATE,
  ONE_TIME_CODES,
  CARD_PAYMENTS,
  UNCOUNTED_ITEMS,
  CONTACT_MESSAGES,
  CATALOGUE_CHANGES,
  MIRROR_DIGESTS,
  ORDER_WRITES,
  PAYMENT_ATTEMPTS,
  ITEM_SALE_END_AND_GTIN,
  ATTEMPT_SESSIONS,
  MIRRORED_RULES,
  ORDER_DELIVERY,
  MIRROR_READS,
  ATTEMPT_PAGES,
  ORDER_LINES_IN_ORDERS,
  PRODUCT_ILLUSTRATED,
  CHANGE_LOG,
  KEY_HOLDERS,
  UNUSED_INDEXES,
  CUSTOMER_CARS,
  REVIEWS,
  ORDER_CANCELLED_FOR,
  DELIVERY_FROM,
  NOTICES,
  ORDER_CONFIRMATION,
  ORDER_COMPLETED,
  BOOKINGS,
  ORDER_DEPOSIT,
  ORDER_COUPONS,
  NOTICE_SUBJECTS,
  RETURNS,
  WISHES,
  STOCK_REQUESTS + NOTICE_VERSIONS,
  ORDER_NOTES,
  PRODUCT_ADVICE,
  ITEM_QUANTITY_PRICES,
  ITEM_QUANTITY_RULES,
  ORDER_PAYMENT + ATTEMPT_PROVIDERS,
  NOTICE_DETAILS,
  ATTEMPT_TERMS,
  ITEM_CHOICES,
  MIRROR_OUTLINES,
  RECORD_PROBLEMS,
  PROVEN_CONTACTS,
  GONE_GOODS + GOODS_PICTURES + PLANNED_SALES,
  ORDER_STEPS,
  ANSWERED_MESSAGES,
  NEWSLETTER_CONSENT,
  MISSED_SEARCHES,
  NEWSLETTER_SYNC,
  ACCOUNT_LETTERS,
  RETURN_ANSWERS,
];

/** How many steps today's schema has. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Applies missing migrations in one transaction, and adds columns for new facets and languages. If two processes start
 * at once, the second waits and then finds nothing to do.
 */
export async function migrate(database: Database): Promise<void> {
  if (
    (await versionOf(database)) === MIGRATIONS.length &&
    (await hasAttributeColumns(database)) &&
    (await hasLanguageColumns(database))
  ) {
    return;
  }
  await database.write(async (writer) => {
    const version = await versionOf(writer);
    if (version > MIGRATIONS.length) {
      throw newerSchema(version, MIGRATIONS.length);
    }
    if (version === 0) await refuseForeignTables(writer);
    for (const step of MIGRATIONS.slice(version)) await writer.script(step);
    if (version < MIGRATIONS.length) await writer.script(`PRAGMA user_version = ${MIGRATIONS.length}`);
    await addAttributeColumns(writer);
    await addLanguageColumns(writer);
  });
}

/** How many migrations have been applied; 0 for a database without a shop. */
export async function versionOf(reader: Reader): Promise<number> {
  const [row] = await reader.rows('PRAGMA user_version');
  return row === undefined ? 0 : integer(row, 'user_version');
}

/** A hosted database has no application id, so foreign tables reveal that it is not the shop's. */
async function refuseForeignTables(reader: Reader): Promise<void> {
  if ((await tableNames(reader)).length > 0) throw foreignTables();
}
