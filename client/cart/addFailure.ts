import type { Translate } from '../../locales/intl.js';
import { type ErrorCode, ShopError } from '../../domain/core/errors.js';
import type { MessageKey } from '../../locales/keys.js';

/** Messages for errors about stock; every other error gets a general one, so that product pages carry only these. */
const FAILURES: Partial<Record<ErrorCode, MessageKey>> = {
  insufficient_stock: 'error.insufficient_stock',
  one_per_order: 'error.one_per_order',
  too_many_of_product: 'error.too_many_of_product',
};

/** Why a choice was not added to the cart. */
export function addFailure(error: unknown, general: MessageKey, t: Translate): string {
  const { code, details } = error instanceof ShopError ? error : new ShopError('internal_error');
  return t(FAILURES[code] ?? general, { available: details.available ?? 0, pieces: details.pieces ?? 0 });
}
