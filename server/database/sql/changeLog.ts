/* The change log by which copies of the catalogue are updated. */

const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const;
type Event = (typeof EVENTS)[number];

/** Log entry for names shared by many products: everything derived from them is outdated. */
export const NAMES_CHANGED = 0;
/** Log entry for other rows without a product: new names, editorial texts, the table of cars. */
export const SHARED_CHANGED = -1;

/** The product of a row, by table. */
const PRODUCT_OF: Readonly<Record<string, (row: 'NEW' | 'OLD') => string>> = {
  products: (row) => `VALUES (${row}.id)`,
  items: (row) => `VALUES (${row}.product_id)`,
  product_categories: (row) => `VALUES (${row}.product_id)`,
  uncounted_items: (row) => `SELECT product_id FROM items WHERE id = ${row}.id`,
};

/** Tables whose rows belong to no product, with the log entry of a new row. */
const SHARED_TABLES = {
  categories: NAMES_CHANGED,
  brands: SHARED_CHANGED,
  origins: SHARED_CHANGED,
  documents: SHARED_CHANGED,
};

const noting = (product: string) => `INSERT OR REPLACE INTO catalogue_changes (product_id) ${product};`;

const rowsOf = (event: Event): readonly ('NEW' | 'OLD')[] =>
  ({ INSERT: ['NEW'] as const, UPDATE: ['OLD', 'NEW'] as const, DELETE: ['OLD'] as const })[event];

const onProducts = Object.entries(PRODUCT_OF).flatMap(([table, product]) =>
  EVENTS.map(
    (event) => `
CREATE TRIGGER log_${event.toLowerCase()}_of_${table} AFTER ${event} ON ${table} BEGIN
  ${rowsOf(event)
    .map((row) => noting(product(row)))
    .join('\n  ')}
END;`,
  ),
);

const onShared = Object.entries(SHARED_TABLES).flatMap(([table, whenNew]) =>
  EVENTS.map(
    (event) => `
CREATE TRIGGER log_${event.toLowerCase()}_of_${table} AFTER ${event} ON ${table} BEGIN
  ${noting(`VALUES (${event === 'INSERT' || table === 'documents' ? whenNew : NAMES_CHANGED})`)}
END;`,
  ),
);

const onFitment = EVENTS.map(
  (event) => `
CREATE TRIGGER log_${event.toLowerCase()}_of_fitment AFTER ${event} ON shop_meta
  WHEN ${event === 'DELETE' ? 'OLD' : 'NEW'}.key = 'fitment' BEGIN
  ${noting(`VALUES (${SHARED_CHANGED})`)}
END;`,
);

/** The triggers of the first change log, which distinguished prices and stock from the rest. */
const FIRST_TRIGGERS = [
  'offer_changed',
  'attributes_changed',
  ...Array.from({ length: 15 }, (_, number) => `range_changed_${number}`),
];

/**
 * Every change or deletion of a product's rows is recorded in `catalogue_changes` under the product's id; the revision
 * is the number of its last change. `shop_id` identifies this database, to detect data derived from another one.
 * `prepared` stores values computed from the tables at a revision, such as the listing columns.
 */
export const CHANGE_LOG = `
${FIRST_TRIGGERS.map((name) => `DROP TRIGGER IF EXISTS ${name};`).join('\n')}
${[...onProducts, ...onShared, ...onFitment].join('')}
INSERT INTO shop_meta (key, value) VALUES ('shop_id', lower(hex(randomblob(16))));
CREATE TABLE prepared (
  name TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  revision INTEGER NOT NULL,
  value BLOB NOT NULL
) STRICT;
`;

/** Listings are answered from columns in memory, so nothing reads these indexes any more. */
export const UNUSED_INDEXES = `
DROP INDEX IF EXISTS items_by_size;
DROP INDEX IF EXISTS products_listed;
`;
