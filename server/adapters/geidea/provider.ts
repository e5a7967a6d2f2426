import { picklist, pipe, regex, string } from 'valibot';
import { secureUrl } from '../../config/parsing/addresses.js';
import { defineCardProvider } from '../../ports/cardProvider.js';
import { geideaPayments } from './geidea.js';

const URL_HINT = 'must be the https address of Geidea: https://api.merchant.geidea.net for Egypt';
const KEY_HINT = 'must be as it stands in the Geidea portal under Payment Gateway → Gateway Settings';

export const geidea = defineCardProvider({
  name: 'Geidea',
  gateway: { id: 'geidea', title: 'Card' },
  kinds: ['card'],
  hasIntegrations: false,
  required: {
    GEIDEA_URL: {
      schema: secureUrl(URL_HINT),
      help: 'Card payments by Geidea: set this, GEIDEA_PUBLIC_KEY and GEIDEA_API_PASSWORD together, or none of them.',
      example: 'https://api.merchant.geidea.net',
    },
    GEIDEA_PUBLIC_KEY: {
      schema: pipe(string(), regex(/^[\w-]+$/, KEY_HINT)),
      help: "The merchant's public key, from the Geidea portal → Payment Gateway → Gateway Settings.",
      example: '00000000-0000-0000-0000-000000000000',
    },
    GEIDEA_API_PASSWORD: {
      schema: pipe(string(), regex(/^[!-~]+$/, KEY_HINT)),
      help: 'The API password, shown next to the key.',
      example: 'from-the-same-page',
      isSecret: true,
    },
  },
  optional: {
    GEIDEA_MODE: {
      schema: picklist(
        ['test', 'live'],
        'must be test (keys of the sandbox) or live, which it is when it is not set',
      ),
      help: 'test for sandbox keys, otherwise live; live by default.',
      example: 'test',
    },
  },
  whereFound: 'They stand in the Geidea portal under Payment Gateway → Gateway Settings',
  modeSetting: 'GEIDEA_MODE',
  isTest: (values) => values.GEIDEA_MODE === 'test',
  open: (values) =>
    geideaPayments({
      url: values.GEIDEA_URL,
      publicKey: values.GEIDEA_PUBLIC_KEY,
      password: values.GEIDEA_API_PASSWORD,
      mode: values.GEIDEA_MODE ?? 'live',
    }),
});
