import { ConfigurationError } from './parsing/configurationError.js';
import { DELIVERY_SETTINGS } from './settings/delivery.js';
import type { Settings } from './settings/table.js';

/** null: no deliveries are ordered. Throws for a secret without a key, and in front of a store, which has its own plugin. */
export function readBosta(settings: Settings) {
  const { BOSTA_API_KEY: apiKey, BOSTA_WEBHOOK_SECRET: webhookSecret = null, STORE_URL: store } = settings;
  if (apiKey === undefined) {
    if (webhookSecret === null && settings.BOSTA_URL === undefined) return null;
    throw new ConfigurationError('BOSTA_API_KEY must be set if BOSTA_WEBHOOK_SECRET or BOSTA_URL is');
  }
  if (store !== undefined) {
    throw new ConfigurationError(
      'BOSTA_API_KEY must not be set with STORE_URL: WooCommerce has a plugin of Bosta',
    );
  }
  return { url: settings.BOSTA_URL ?? DELIVERY_SETTINGS.BOSTA_URL.default, apiKey, webhookSecret };
}
