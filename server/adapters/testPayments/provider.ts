import { picklist } from 'valibot';
import { testPayments } from './testPayments.js';

/** The shop's own card page. Stores never have it, so it has no gateway. */
export const testCardPage = {
  settings: {
    TEST_CARD_PAGE: {
      schema: picklist(
        ['on', 'off'],
        'must be on (orders are given away for a press of a button: for demonstrations alone) or off',
      ),
      help: 'on or off: the card page of the shop itself, which moves no money; off in production by default.',
      example: 'off',
    },
  },
  open: testPayments,
};
