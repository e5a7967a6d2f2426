import { testPayments } from './testPayments.js';

/** The shop's own test card page, which is never used with a store. */
export const testCardPage = {
  name: 'the test page',
  gateway: { id: 'test', title: 'Test' },
  kinds: ['card', 'wallet', 'valu', 'instalments'],
  hasIntegrations: false,
  open: testPayments,
} as const;
