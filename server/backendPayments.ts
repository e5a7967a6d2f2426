import { createHmac } from 'node:crypto';
import { TEST_PROVIDER } from './cardProviders.js';
import type { ConfiguredProvider } from './config/cardProvider.js';
import type { Env } from './config/env.js';
import { guarded } from './database/connection/guarded.js';
import type { OwnRecords } from './database/records/ownRecords.js';
import type { Backend } from './ports/backend.js';
import type { PaymentsPort } from './ports/payments.js';

/** Opens a configured card provider. */
export function openCardProvider({ provider, values }: ConfiguredProvider): PaymentsPort {
  return provider.open(values);
}

/**
 * The configured providers by key. The test page moves no real money, so it is not offered with a real store: without a
 * provider such a shop takes cash only.
 */
export function openPayments(
  { cardProviders, storeAccess, testCardPage, sessionSecret }: Env,
  database: OwnRecords['database'],
): Pick<Backend, 'payments' | 'testCardPage'> {
  if (cardProviders.length > 0) {
    const opened = cardProviders.map((each) => [each.provider.gateway.id, openCardProvider(each)] as const);
    return { payments: new Map(opened), testCardPage: null };
  }
  if (storeAccess !== null || !testCardPage) return { payments: new Map(), testCardPage: null };
  const test = TEST_PROVIDER.open(
    guarded(database, 'payment_unavailable'),
    testPaymentsSecret(sessionSecret),
  );
  return {
    payments: new Map([[TEST_PROVIDER.gateway.id, test.payments]]),
    testCardPage: test.testCardPage,
  };
}

/** The key shared by the embedded provider and the shop, derived so that no secret serves two purposes. */
function testPaymentsSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('embedded payments').digest('base64url');
}
