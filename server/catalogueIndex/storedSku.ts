/** Begins the made-up SKUs of what has none: the tables want one, and nobody sees it. */
const NO_SKU = 'no-sku:';

/** What stands in the table. */
export function storedSku(id: number, sku: string | null): string {
  return sku ?? `${NO_SKU}${id}`;
}

/** The SKU as it was given; null where there was none. */
export function readSku(stored: string): string | null {
  return stored.startsWith(NO_SKU) ? null : stored;
}
