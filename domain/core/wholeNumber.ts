const BEFORE_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * `1500` → `"1,500"`: Latin digits and en-US grouping, for whole numbers from 0. Without `Intl`, whose first formatter
 * takes a phone 20 ms.
 */
export function formatWhole(size: number): string {
  return String(size).replace(BEFORE_THOUSANDS, ',');
}
