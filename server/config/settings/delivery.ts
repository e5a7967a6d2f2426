import * as v from 'valibot';
import { withoutEndSlashes } from '../../../domain/core/paths.js';
import { url } from '../parsing/addresses.js';
import { matching } from './kinds.js';
import { defineSettings } from './setting.js';

export const DELIVERY_SETTINGS = defineSettings({
  BOSTA_API_KEY: {
    schema: matching(
      /^[!-~]{10,500}$/,
      'must be a key with the access Read/Write, from Bosta → Settings → API Integration',
    ),
    help: 'Key of Bosta: the page of an order then orders its delivery, with the cash to collect, and prints the label.',
    example: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
    isSecret: true,
  },
  BOSTA_WEBHOOK_SECRET: {
    schema: matching(/^[\w-]{16,200}$/, 'must be at least 16 letters and digits that nobody can guess'),
    help: 'At least 16 random characters that Bosta sends as Authorization header with the state of deliveries, to /api/webhook/carrier.',
    example: 'long-random-text',
    isSecret: true,
  },
  BOSTA_URL: {
    schema: v.pipe(
      url(['http:', 'https:'], 'must be the address of Bosta, such as https://app.bosta.co'),
      v.transform(withoutEndSlashes),
    ),
    help: 'Address of Bosta, https://app.bosta.co by default.',
    example: 'https://stg-app.bosta.co',
    default: 'https://app.bosta.co',
  },
});
