import { createHmac } from 'node:crypto';
import { TEST_PROVIDER } from './cardProviders.js';
import type { ConfiguredProvider } from './config/cardProvider.js';
import type { Env } from './config/env.js';
import { guarded } from './database/guarded.js';
import type { OwnRecords } from './database/ownRecords.js';
import type { Backend } from './ports/backend.js';
import type { PaymentsPort } from './ports/payments.js';

/** Opens the configured card provider. */
export function openCardProvider({ provider, values }: ConfiguredProvider): PaymentsPort {
  return provider.open(values);
}

/**
 * The test page moves no real money, so it is not offered with a real store: without a provider such a shop takes cash
 * only.
 */
export function openPayments(
  { cardProvider, storeAccess, testCardPage, sessionSecret }: Env,
  database: OwnRecords['database'],
): Pick<Backend, 'payments' | 'testCardPage'> {
  if (cardProvider !== null) return { payments: openCardProvider(cardProvider), testCardPage: null };
  if (storeAccess !== null || !testCardPage) return { payments: null, testCardPage: null };
  return TEST_PROVIDER.open(guarded(database, 'payment_unavailable'), testPaymentsSecret(sessionSecret));
}

/** The key shared by the embedded provider and the shop, derived so that no secret serves two purposes. */
function testPaymentsSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('embedded payments').digest('base64url');
}
