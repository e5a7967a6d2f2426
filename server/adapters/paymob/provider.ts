import { check, pipe, regex, string, transform } from 'valibot';
import { secureUrl } from '../../config/parsing/addresses.js';
import { defineCardProvider } from '../../ports/cardProvider.js';
import { modeOfKey, parseKey } from './keys.js';
import { paymobPayments } from './paymob.js';

const URL_HINT = 'must be the https address of Paymob: https://accept.paymob.com for Egypt';
const SECRET_HINT = 'must be as it stands in the Paymob dashboard under Settings → Account Info';
const INTEGRATIONS_HINT =
  'must be the ids of at most 10 integrations, such as 123456,123457, from the Paymob dashboard under Developers → Payment Integrations';

const LONGEST_LIST = 10;
const keyHint = (kind: string) => `must be the ${kind} key of the Paymob dashboard, such as egy_…`;
const secret = pipe(string(), regex(/^[!-~]+$/, SECRET_HINT));

export const paymob = defineCardProvider({
  name: 'Paymob',
  gateway: { id: 'paymob', title: 'Card or wallet' },
  kinds: ['card', 'wallet', 'valu', 'instalments', 'kiosk'],
  hasIntegrations: true,
  required: {
    PAYMOB_URL: {
      schema: secureUrl(URL_HINT),
      help: 'Payments by Paymob (cards, wallets, valU, instalments, kiosks): set all of PAYMOB_…, or none of them.',
      example: 'https://accept.paymob.com',
    },
    PAYMOB_PUBLIC_KEY: {
      schema: pipe(
        string(),
        check((key) => parseKey(key, 'pk') !== null, keyHint('public')),
      ),
      help: 'The public key, from the Paymob dashboard → Settings → Account Info.',
      example: 'egy_pk_test_example',
    },
    PAYMOB_SECRET_KEY: {
      schema: pipe(
        string(),
        check((key) => parseKey(key, 'sk') !== null, keyHint('secret')),
      ),
      help: 'The secret key, shown next to it. A test key moves no money.',
      example: 'egy_sk_test_example',
      isSecret: true,
    },
    PAYMOB_API_KEY: {
      schema: secret,
      help: 'The API key, shown next to it, by which payments are looked up.',
      example: 'from-the-same-page',
      isSecret: true,
    },
    PAYMOB_HMAC_SECRET: {
      schema: secret,
      help: 'The HMAC secret, shown next to it, by which callbacks are signed.',
      example: 'from-the-same-page',
      isSecret: true,
    },
    PAYMOB_INTEGRATIONS: {
      schema: pipe(
        string(),
        regex(/^[1-9]\d{0,11}(?:\s*,\s*[1-9]\d{0,11})*$/, INTEGRATIONS_HINT),
        transform((text) => text.split(',').map(Number)),
        check((ids) => ids.length <= LONGEST_LIST, INTEGRATIONS_HINT),
      ),
      help: 'Ids of the integrations that the payment page offers for the way "card", from the Paymob dashboard → Developers → Payment Integrations. A way of PAYMENT_WAYS can name its own; a kiosk’s belongs only there.',
      example: '123456,123457',
    },
  },
  optional: {},
  whereFound:
    'They stand in the Paymob dashboard under Settings → Account Info and Developers → Payment Integrations',
  modeSetting: 'PAYMOB_SECRET_KEY',
  isTest: (values) => modeOfKey(values.PAYMOB_SECRET_KEY) === 'test',
  problemOf: ({ PAYMOB_PUBLIC_KEY, PAYMOB_SECRET_KEY }) => {
    const [open, secretKey] = [parseKey(PAYMOB_PUBLIC_KEY, 'pk'), parseKey(PAYMOB_SECRET_KEY, 'sk')];
    return open?.country === secretKey?.country && open?.mode === secretKey?.mode
      ? null
      : 'PAYMOB_PUBLIC_KEY and PAYMOB_SECRET_KEY must be of the same country and mode';
  },
  open: (values) =>
    paymobPayments({
      url: values.PAYMOB_URL,
      publicKey: values.PAYMOB_PUBLIC_KEY,
      secretKey: values.PAYMOB_SECRET_KEY,
      apiKey: values.PAYMOB_API_KEY,
      hmacSecret: values.PAYMOB_HMAC_SECRET,
      integrations: values.PAYMOB_INTEGRATIONS,
    }),
});
