import * as v from 'valibot';
import type { SettingHelp } from '../ports/cardProvider.js';
import { withoutEndSlashes } from '../../domain/core/paths.js';
import { url } from './addresses.js';
import { ConfigurationError } from './configurationError.js';

/* Settings of the carrier from which the embedded shop orders deliveries. */

/** Entries of the environment's schema. */
export const CARRIER_ENTRIES = {
  BOSTA_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[!-~]{10,500}$/,
        'must be a key with the access Read/Write, from Bosta → Settings → API Integration',
      ),
    ),
  ),
  BOSTA_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{16,200}$/, 'must be at least 16 letters and digits that nobody can guess'),
    ),
  ),
  BOSTA_URL: v.optional(
    url(['http:', 'https:'], 'must be the address of Bosta, such as https://app.bosta.co'),
  ),
};

export const CARRIER_HELP: Record<keyof typeof CARRIER_ENTRIES, SettingHelp> = {
  BOSTA_API_KEY: {
    help: 'Key of Bosta: the page of an order then orders its delivery, with the cash to collect, and prints the label.',
    example: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  },
  BOSTA_WEBHOOK_SECRET: {
    help: 'At least 16 random characters that Bosta sends as Authorization header with the state of deliveries, to /api/webhook/carrier.',
    example: 'long-random-text',
  },
  BOSTA_URL: {
    help: 'Address of Bosta, https://app.bosta.co by default.',
    example: 'https://stg-app.bosta.co',
  },
};

type CarrierSettings = { [Name in keyof typeof CARRIER_ENTRIES]?: string | undefined } & {
  STORE_URL?: string | undefined;
};

const BOSTA_URL = 'https://app.bosta.co';

/** null: no deliveries are ordered. Throws for a secret without a key, and in front of a store, which has its own plugin. */
export function readBosta(settings: CarrierSettings) {
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
  return { url: withoutEndSlashes(settings.BOSTA_URL ?? BOSTA_URL), apiKey, webhookSecret };
}
