import type { InstalmentPlan } from '../../domain/payment/instalmentPlan.js';
import type { PaymentWay } from '../../domain/payment/ways.js';
import { TEST_PROVIDER } from '../cardProviders.js';
import { type ConfiguredProvider, takesRealMoney } from './cardProvider.js';
import type { Settings } from './settings/table.js';
import { readInstalmentPlans } from './parsing/instalmentPlans.js';
import { readPaymentWays } from './parsing/paymentWays.js';

interface Payments {
  cardProviders: readonly ConfiguredProvider[];
  cardsRefused: string | null;
  paymentWays: readonly PaymentWay[];
  /** Whether the ways without a provider are those of the store. */
  hasStoreWays: boolean;
  instalmentPlans: readonly InstalmentPlan[];
}

/** Providers and ways to pay. A preview offers none whose keys are live. */
export function readPayments(
  { PAYMENT_WAYS, INSTALMENT_PLANS, STORE_URL: store }: Settings,
  configured: readonly ConfiguredProvider[],
  { isPreview, testCardPage }: { isPreview: boolean; testCardPage: boolean },
): Payments {
  const refused = configured.filter((each) => isPreview && takesRealMoney(each));
  const cardProviders = configured.filter((each) => !refused.includes(each));
  const isTest = configured.length === 0 && store === undefined && testCardPage;
  const offered = isTest ? [TEST_PROVIDER] : configured.map(({ provider }) => provider);
  const usable = isTest ? [TEST_PROVIDER] : cardProviders.map(({ provider }) => provider);
  const ways = readPaymentWays(PAYMENT_WAYS, offered);
  return {
    cardProviders,
    cardsRefused: refused.length === 0 ? null : refused.map(({ provider }) => provider.name).join(' and '),
    paymentWays: ways.filter(
      (way) => way.provider === null || usable.some(({ gateway }) => gateway.id === way.provider),
    ),
    hasStoreWays: PAYMENT_WAYS === undefined && store !== undefined,
    instalmentPlans: readInstalmentPlans(INSTALMENT_PLANS, ways),
  };
}
