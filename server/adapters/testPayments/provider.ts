import { picklist } from 'valibot';
import { testPayments } from './testPayments.js';

/** The shop's own test card page, which is never used with a store. */
export const testCardPage = {
  name: 'the test page',
  gateway: { id: 'test', title: 'Test' },
  kinds: ['card', 'wallet', 'valu', 'instalments'],
  hasIntegrations: false,
  settings: {
    TEST_CARD_PAGE: {
      schema: picklist(
        ['on', 'off'],
        'must be on (orders are given away for a press of a button: for demonstrations alone) or off',
      ),
      help: 'on or off: the built-in test card page, which moves no money; off in production by default.',
      example: 'off',
    },
  },
  open: testPayments,
} as const;
