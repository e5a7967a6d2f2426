import * as v from 'valibot';
import { PAY_HOURS, PAY_HOURS_MAX } from '../../../domain/core/limits.js';
import type { Piastres } from '../../../domain/core/money.js';
import { methodOfKind, type PaymentWay, WAY_KINDS, type WayKind } from '../../../domain/payment/ways.js';
import type { CardProvider } from '../../ports/cardProvider.js';
import { ConfigurationError } from './configurationError.js';
import {
  amount,
  FEE_POUNDS_MAX,
  listSetting,
  NAME_MAX_CHARS,
  percent,
  POUNDS_MAX,
  words,
} from './paymentFields.js';

export const WAYS_EXAMPLE =
  '[{"kind": "cash"}, {"kind": "card", "by": "geidea"}, {"kind": "wallet", "by": "paymob", "integrations": [123457], "max": 30000}, {"kind": "instapay", "pay_to": {"en": "rasfa@instapay", "ar": "rasfa@instapay"}}]';
const HINT = `must be a JSON list of ways to pay such as ${WAYS_EXAMPLE}; .env.example describes the fields`;
const WAYS_MAX = 12;
const FEE_PERCENT_MAX = 25;
const INTEGRATIONS_MAX = 10;
const TEXT_MAX_CHARS = 300;

const Way = v.strictObject({
  kind: v.picklist(WAY_KINDS),
  key: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/))),
  by: v.optional(v.string()),
  integrations: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      v.minLength(1),
      v.maxLength(INTEGRATIONS_MAX),
    ),
  ),
  name: v.optional(words(NAME_MAX_CHARS)),
  text: v.optional(words(TEXT_MAX_CHARS)),
  min: v.optional(amount(POUNDS_MAX)),
  max: v.optional(amount(POUNDS_MAX)),
  fee: v.optional(amount(FEE_POUNDS_MAX), 0),
  fee_percent: v.optional(percent(FEE_PERCENT_MAX), 0),
  pay_to: v.optional(words(TEXT_MAX_CHARS)),
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAY_HOURS_MAX))),
});
type Way = v.InferOutput<typeof Way>;

/** Schema of `PAYMENT_WAYS`. */
export const PaymentWaysSetting = listSetting(Way, WAYS_MAX, HINT);

/** What the configuration needs to know of a provider. */
type Offering = Pick<CardProvider, 'name' | 'gateway' | 'kinds' | 'hasIntegrations'>;

/**
 * The shop's ways to pay, in the order in which they are offered. Without the setting: cash, and cards by the only
 * provider. Throws a `ConfigurationError` about the first way that cannot work.
 */
export function readPaymentWays(
  setting: readonly Way[] | undefined,
  providers: readonly Offering[],
): PaymentWay[] {
  if (setting === undefined) return usualWays(providers);
  const ways = setting.map((way) => toWay(way, providers));
  const keys = ways.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) refuse(`two ways with the key ${twice}: give one of them another "key"`);
  if (ways.filter(({ kind }) => kind === 'cash').length > 1) refuse('cash only once');
  return ways;
}

function usualWays(providers: readonly Offering[]): PaymentWay[] {
  const [only, second] = providers;
  if (only !== undefined && second !== undefined) {
    throw new ConfigurationError(
      `PAYMENT_WAYS must be set, because ${only.name} and ${second.name} both are: it says which of them takes what, such as ${WAYS_EXAMPLE}`,
    );
  }
  const cash = toWay({ ...PLAIN, kind: 'cash' }, []);
  return only === undefined ? [cash] : [cash, toWay({ ...PLAIN, kind: 'card' }, [only])];
}

const PLAIN = { fee: 0, fee_percent: 0 };

function toWay(way: Way, providers: readonly Offering[]): PaymentWay {
  const { kind, key = USUAL_KEYS[kind] ?? kind, name = null, text = null, min = null, max = null } = way;
  if (kind !== 'cash' && key === 'cod') refuse('a way with the key cod, which is cash');
  if (kind === 'cash' && key !== 'cod') refuse(`the key ${key}, because cash has the key cod`);
  if (min !== null && max !== null && min > max) refuse(`${key} with a "min" above its "max"`);
  const method = methodOfKind(kind);
  const isByHand = method === 'later' && kind !== 'kiosk';
  if (isByHand !== (way.pay_to !== undefined)) {
    refuse(
      isByHand ? `${key} without "pay_to"` : `"pay_to" for ${key}, which is neither a transfer nor a cheque`,
    );
  }
  if (method !== 'later' && way.hours !== undefined) refuse(`"hours" for ${key}, which is not paid later`);
  const provider = method === 'cod' || isByHand ? noProvider(way, key) : providerOf(way, key, providers);
  return {
    ...{ key, kind, name, text, provider, min, max },
    integrations: way.integrations ?? [],
    fee: { fixed: way.fee satisfies Piastres, basisPoints: way.fee_percent },
    payTo: way.pay_to ?? null,
    hours: way.hours ?? PAY_HOURS,
  };
}

/** Keys that `/api` has always had. */
const USUAL_KEYS: Partial<Record<WayKind, string>> = { cash: 'cod' };

function noProvider({ by, integrations }: Way, key: string): null {
  if (by !== undefined || integrations !== undefined) refuse(`a provider for ${key}, which has none`);
  return null;
}

/** The key of the provider that takes the money. */
function providerOf({ by, kind, integrations }: Way, key: string, providers: readonly Offering[]): string {
  const known = providers.map(({ gateway }) => gateway.id).join(' or ') || 'none';
  const found = by === undefined ? onlyOne(providers) : providers.find(({ gateway }) => gateway.id === by);
  if (found === undefined)
    return refuse(`${key} without "by", the key of a provider that is set up (${known})`);
  if (!found.kinds.includes(kind))
    refuse(`${key} by ${found.name}, which takes ${found.kinds.join(', ')} here`);
  if (integrations !== undefined && !found.hasIntegrations) {
    refuse(`"integrations" for ${key}, because ${found.name} has none`);
  }
  if (integrations === undefined && found.hasIntegrations && kind !== 'card') {
    refuse(`${key} without "integrations", the ids that its page offers`);
  }
  return found.gateway.id;
}

function onlyOne(providers: readonly Offering[]): Offering | undefined {
  return providers.length === 1 ? providers[0] : undefined;
}

function refuse(what: string): never {
  throw new ConfigurationError(`PAYMENT_WAYS must not have ${what}`);
}
