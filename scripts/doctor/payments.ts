/** Checks of card payments. */
import type { Env } from '../../server/config/env.js';
import { isThisMachine } from '../../server/config/parsing/addresses.js';
import { openCardProvider } from '../../server/backendPayments.js';
import { CARD_PROVIDERS } from '../../server/cardProviders.js';
import { addressSettingOf, type ConfiguredProvider } from '../../server/config/cardProvider.js';
import { formatPrice } from '../../domain/core/money.js';
import { ShopError } from '../../domain/core/errors.js';
import { type Finding, fix, note, ok } from './findings.js';
import type { Probes } from './probes.js';

/** Checks the card provider, or without one the test card page. */
export async function checkPayments(env: Env, probes: Probes): Promise<Finding[]> {
  return [...(await checkCards(env, probes)), ...checkDeposit(env)];
}

/** Says when a cash order needs a deposit. */
function checkDeposit({ codRules, cardsRefused }: Env): Finding[] {
  const rule = codRules?.deposit ?? null;
  if (rule === null) return [];
  const { above, percent } = rule;
  return [
    cardsRefused === null
      ? ok(
          'COD_RULES',
          `asks for a deposit of ${percent} % by card on cash orders above ${formatPrice(above)} EGP`,
        )
      : note('COD_RULES', 'asks for no deposit here, because this preview takes no cards'),
  ];
}

async function checkCards(env: Env, probes: Probes): Promise<Finding[]> {
  const { cardProviders, cardsRefused, paymentWays } = env;
  const refused =
    cardsRefused === null
      ? []
      : [note('Cards', `take no real money: a preview does not use the live keys of ${cardsRefused}`)];
  if (cardProviders.length === 0) return cardsRefused === null ? [checkTestCardPage(env)] : refused;
  const answers = await Promise.all(cardProviders.map((each) => checkProvider(each, probes)));
  const unused = cardProviders
    .filter(({ provider }) => !paymentWays.some((way) => way.provider === provider.gateway.id))
    .map(({ provider }) => note('PAYMENT_WAYS', `has no way by ${provider.name}, although its keys are set`));
  return [...refused, ...answers.flat(), ...unused];
}

async function checkProvider(
  configured: ConfiguredProvider,
  { askCardProvider }: Probes,
): Promise<Finding[]> {
  const access = addressSettingOf(configured.provider);
  const { modeSetting } = configured.provider;
  const payments = openCardProvider(configured);
  const trouble = await askCardProvider(payments).then(
    () => null,
    (error: unknown) =>
      error instanceof ShopError && error.cause instanceof Error ? error.cause.message : '',
  );
  return [
    trouble === null
      ? ok(access, 'responds, and accepts the keys')
      : fix(access, `cannot be used. ${trouble}`),
    payments.mode === 'test' ? note(modeSetting, 'is test: no money moves') : ok(modeSetting, 'is live'),
  ];
}

/** Without a provider: whether the test card page is enabled where it should be. */
function checkTestCardPage({ testCardPage, storeAccess, publicUrl, isProduction }: Env): Finding {
  const unset = CARD_PROVIDERS.map(addressSettingOf).join(' or ');
  if (storeAccess !== null || !testCardPage) return note('Cards', `are not accepted: ${unset} is not set`);
  if (isThisMachine(publicUrl) && !isProduction) {
    return note('Cards', `are paid on the test page, which moves no money: ${unset} is not set`);
  }
  return fix(
    'TEST_CARD_PAGE',
    'is on, so everybody can order without paying. Unset it if orders are delivered',
  );
}
