import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { withoutEndSlashes } from '../../../domain/core/paths.js';
import { secureUrl, url } from '../parsing/addresses.js';
import { matching, randomChars, wholeNumber } from './kinds.js';
import { defineSettings } from './setting.js';

const DEMO_HINT = 'must be a whole number, how many products the demonstration shop has, or `none`';
const STORE_HINT =
  'must be the https address of a WordPress with WooCommerce, such as https://store.example: WooCommerce accepts keys over https only (http works on this machine)';
const CONTENT_HINT = 'must be the https address of WordPress, such as https://shop.example';

/** Whether a `file:` address can be converted to a path; true for every other protocol. */
function isRemoteOrPath(address: string): boolean {
  if (!URL.canParse(address) || !address.startsWith('file:')) return true; // already reported by the URL check
  try {
    const path = address.startsWith('file://')
      ? fileURLToPath(address)
      : decodeURIComponent(address.slice('file:'.length));
    return !path.includes('\0');
  } catch {
    return false;
  }
}

export const STORE_SETTINGS = defineSettings({
  DATABASE_URL: {
    schema: v.pipe(
      url(
        ['file:', 'libsql:', 'http:', 'https:'],
        'must be a libSQL address: file:…, libsql://… or https://…',
      ),
      v.check(isRemoteOrPath, 'must name a file on this machine, with every % in its path written as %25'),
    ),
    help: 'A libSQL database, file:… or libsql://…; by default .data/shop.db (.data/mirror.db with a store).',
    example: 'libsql://shop-yourname.turso.io',
    isSecret: true,
    neededBy: ['build', 'functions', 'scripts'],
  },
  DATABASE_AUTH_TOKEN: {
    schema: v.string(),
    help: 'Access token of a hosted database.',
    example: 'eyJ…',
    isSecret: true,
    neededBy: ['build', 'functions', 'scripts'],
  },
  DEMO_PRODUCTS: {
    schema: v.union([v.literal('none'), wholeNumber(1, DEMO_HINT)], DEMO_HINT),
    help: 'Generates a demonstration shop of that many products, deterministically; with none, a new database begins without products.',
    example: '1000',
    neededBy: ['build', 'functions'],
  },
  STORE_URL: {
    schema: v.pipe(secureUrl(STORE_HINT), v.transform(withoutEndSlashes)),
    help: 'https address of a WooCommerce store for products, customers and orders. Requires a REST API key, the JWT login plugin and wordpress/storefront-companion.',
    example: 'https://store.example',
    neededBy: ['build', 'functions'],
  },
  STORE_CONSUMER_KEY: {
    schema: matching(/^ck_\w+$/, 'must be a consumer key, ck_…'),
    help: 'Read/Write key, from WooCommerce → Settings → Advanced → REST API.',
    example: 'ck_…',
    isSecret: true,
    neededBy: ['build', 'functions'],
  },
  STORE_CONSUMER_SECRET: {
    schema: matching(/^cs_\w+$/, 'must be a consumer secret, cs_…'),
    help: 'The secret of that key.',
    example: 'cs_…',
    isSecret: true,
    neededBy: ['build', 'functions'],
  },
  CONTENT_URL: {
    schema: v.pipe(secureUrl(CONTENT_HINT), v.transform(withoutEndSlashes)),
    help: "A WordPress for content, if not the store's.",
    example: 'https://blog.example',
    neededBy: ['build', 'functions'],
  },
  WEBHOOK_SECRET: {
    schema: randomChars(
      16,
      'must be at least 16 random characters, the same as in the store, such as from `openssl rand -hex 32`',
    ),
    help: 'At least 16 random characters with which the store and the companion plugin sign webhooks; without it webhooks are disabled.',
    example: 'at-least-16-random-characters',
    isSecret: true,
    doctor: {
      set: 'is set',
      unset:
        'changes in the store are seen only when caches expire. Set the same value here and in the store',
    },
  },
});
