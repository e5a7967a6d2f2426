/** Every setting of the shop, except those of card providers (`server/cardProviders.ts`) and rate limits. */
import { FEATURE_SETTINGS } from '../../../features/settings.js';
import { DELIVERY_SETTINGS } from './delivery.js';
import { MAIL_SETTINGS } from './mail.js';
import { MESSAGE_SETTINGS } from './messages.js';
import { MONITORING_SETTINGS } from './monitoring.js';
import { PAYMENT_SETTINGS } from './payments.js';
import {
  camelCase,
  defineSettings,
  type ParsedSettings,
  type SettingValues,
  type SharedNames,
} from './setting.js';
import { SHOP_SETTINGS } from './shop.js';
import { STORE_SETTINGS } from './store.js';

export const SETTINGS = defineSettings({
  ...SHOP_SETTINGS,
  ...FEATURE_SETTINGS,
  ...STORE_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...MAIL_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...MESSAGE_SETTINGS,
  ...MONITORING_SETTINGS,
});

export type Settings = ParsedSettings<typeof SETTINGS>;

/** What actions and pages get: every setting that is no secret. */
export type SharedSettings = SettingValues<Pick<typeof SETTINGS, SharedNames<typeof SETTINGS>>>;

/** Picks what actions and pages get from the whole configuration. */
export function sharedSettings<Env extends object>(env: Env): Pick<Env, keyof SharedSettings & keyof Env> {
  const shared = Object.entries(SETTINGS).filter(([, setting]) => !('isSecret' in setting));
  const names = new Set(shared.map(([name]) => camelCase(name)));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name))) as Pick<
    Env,
    keyof SharedSettings & keyof Env
  >;
}
