/** Prefix of generated SKUs for items without one, because the column is required. */
const NO_SKU = 'no-sku:';

/** The value for the table. */
export function storedSku(id: number, sku: string | null): string {
  return sku ?? `${NO_SKU}${id}`;
}

/** The original SKU; null if there was none. */
export function readSku(stored: string): string | null {
  return stored.startsWith(NO_SKU) ? null : stored;
}
