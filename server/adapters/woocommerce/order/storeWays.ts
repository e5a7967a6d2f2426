import * as v from 'valibot';
import { byKey } from '../../../../domain/core/byKey.js';
import { PAY_TO_MAX_CHARS, WAY_NAME_MAX_CHARS, WAY_TEXT_MAX_CHARS } from '../../../../domain/core/limits.js';
import {
  DEFAULT_LOCALE,
  fillText,
  inLocale,
  type Locale,
  LOCALES,
  type Localized,
  mapText,
  TRANSLATIONS,
} from '../../../../domain/core/locale.js';
import { isStoreWay, methodOfKind, STORE_WAYS } from '../../../../domain/payment/ways.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import type { StoreWay } from '../../../ports/store.js';
import { localizedTitle } from '../delivery/deliveryMethods.js';
import type { StoreClient } from '../../wpRest/client.js';
import { plainLines, plainText } from '../../wpRest/plainText.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import { FLAG } from '../../wpRest/fields.js';
import { withTranslations } from '../../wpRest/translations.js';

const TEXT = v.fallback(v.string(), '');
const PLAIN_TEXT = v.pipe(TEXT, v.transform(plainText));
const ACCOUNT_FIELDS = ['account_name', 'account_number', 'sort_code', 'iban', 'bic'] as const;
const ACCOUNTS_MAX = 5;
const ACCOUNT_MAX_CHARS = 100;
const NO_OWN = { texts: {}, accounts: [], usual_description: '' };

/** Gateways of other plugins may have anything in their fields. */
const GATEWAY = v.object({
  id: v.string(),
  enabled: FLAG,
  title: PLAIN_TEXT,
  description: PLAIN_TEXT,
  settings: v.fallback(
    v.object({
      title: v.optional(v.object({ default: TEXT }), { default: '' }),
      instructions: v.optional(v.object({ value: TEXT }), { value: '' }),
    }),
    { title: { default: '' }, instructions: { value: '' } },
  ),
  /** Of the companion plugin 1.8: texts in other languages, and the bank accounts. */
  storefront: v.fallback(
    v.optional(
      v.object({
        texts: v.record(v.string(), TEXT),
        accounts: v.array(v.record(v.string(), TEXT)),
        usual_description: TEXT,
      }),
      NO_OWN,
    ),
    NO_OWN,
  ),
});

export type Gateway = v.InferOutput<typeof GATEWAY>;
const GATEWAYS: RecordKind<Gateway> = {
  name: 'Payment method',
  schema: GATEWAY,
  isUnnumbered: true,
  editedAt: (id) => `/wp-admin/admin.php?page=wc-settings&tab=checkout&section=${id}`,
  open: ['id', 'enabled'],
};

type Account = Gateway['storefront']['accounts'][number];

/** Named one by one, because settings of other gateways hold their keys. */
const FIELDS = 'id,enabled,title,description,settings.title.default,settings.instructions.value,storefront';

/** The store's gateways, in its order. */
export async function readGateways(client: StoreClient): Promise<readonly Gateway[]> {
  return client.records.list(GATEWAYS, await client.list('wc/v3/payment_gateways', { _fields: FIELDS }));
}

/** The ways to pay that need no provider, with the operator's texts as plain text. */
export function toStoreWays(gateways: readonly Gateway[], isCashOn: boolean): StoreWay[] {
  return gateways.flatMap((gateway) => {
    const { id, enabled } = gateway;
    if (!isStoreWay(id)) return [];
    const kind = STORE_WAYS[id];
    return {
      ...{ key: id, kind, isOn: id === 'cod' ? isCashOn : enabled },
      ...{ name: nameOf(gateway), text: textOf(gateway) },
      payTo: methodOfKind(kind) === 'later' ? payToOf(gateway) : null,
    };
  });
}

/** WooCommerce's own texts, which are no operator's. */
const USUAL_TITLES: ReadonlySet<string> = new Set([
  'Direct bank transfer',
  'Check payments',
  'Cheque payments',
  'Cash on delivery',
]);
const USUAL_DESCRIPTION =
  /^(Make your payment directly into our bank account\.|Please send a (check|cheque) to Store Name,|Pay with cash upon delivery\.$)/;

function nameOf(gateway: Gateway): Localized | null {
  const { title, settings } = gateway;
  const isUsual = USUAL_TITLES.has(title) || title === plainText(settings.title.default);
  const given = title === '' || isUsual ? null : localizedTitle(title);
  return translated(gateway, 'title', given, WAY_NAME_MAX_CHARS);
}

function textOf(gateway: Gateway): Localized | null {
  const given = isUsualDescription(gateway) ? null : { [DEFAULT_LOCALE]: gateway.description };
  return translated(gateway, 'description', given, WAY_TEXT_MAX_CHARS);
}

function isUsualDescription({ description: text, storefront }: Gateway): boolean {
  return text === '' || USUAL_DESCRIPTION.test(text) || text === plainText(storefront.usual_description);
}

/** The operator's text with its translations; null if there is neither, which leaves it to the shop's own words. */
function translated(
  { id, storefront: { texts } }: Gateway,
  field: 'title' | 'description',
  given: Localized | null,
  maxChars: number,
): Localized | null {
  const own = given ?? { [DEFAULT_LOCALE]: ownWord(id, field) };
  const text = withTranslations(own[DEFAULT_LOCALE], field, (name) => texts[name]);
  if (given === null && TRANSLATIONS.every((locale) => text[locale] === null)) return null;
  return mapText(fillText(text, own), (words) => plainText(words).slice(0, maxChars).trim());
}

function ownWord(id: string, field: 'title' | 'description'): string {
  const kind = isStoreWay(id) ? STORE_WAYS[id] : 'transfer';
  const part = field === 'title' ? 'title' : 'text';
  return translateTo(DEFAULT_LOCALE)(`payment.${kind === 'cash' ? 'cod' : kind}.${part}`);
}

/** The bank accounts and the instructions, or else the description, which often says it; null if nothing does. */
function payToOf(gateway: Gateway): Localized | null {
  const { texts, accounts } = gateway.storefront;
  const localized = (text: string, field: string) => withTranslations(text, field, (name) => texts[name]);
  const instructions = localized(gateway.settings.instructions.value, 'instructions');
  const description = localized(isUsualDescription(gateway) ? '' : gateway.description, 'description');
  const payTo = byKey(LOCALES, (locale) => {
    const blocks = accounts.slice(0, ACCOUNTS_MAX).map((account) => accountLines(account, locale).join('\n'));
    const all = [...blocks, plainLines(inLocale(instructions, locale))].filter((block) => block !== '');
    const text = all.length === 0 ? plainText(inLocale(description, locale)) : all.join('\n\n');
    return text.slice(0, PAY_TO_MAX_CHARS).trim();
  });
  const { [DEFAULT_LOCALE]: usual } = payTo;
  const some = usual === '' ? TRANSLATIONS.map((locale) => payTo[locale]).find((text) => text !== '') : usual;
  return some === undefined ? null : { ...payTo, [DEFAULT_LOCALE]: some };
}

function accountLines(account: Account, locale: Locale): string[] {
  const valueOf = (field: string) => plainText(account[field] ?? '').slice(0, ACCOUNT_MAX_CHARS);
  const facts = ACCOUNT_FIELDS.map((field) => [field, valueOf(field)] as const);
  const named = facts.filter(([, value]) => value !== '');
  if (named.length === 0) return [];
  const lines = named.map(([field, value]) => translateTo(locale)(`mail.bank.${field}`, { value }));
  return [valueOf('bank_name'), ...lines].filter((line) => line !== '');
}
