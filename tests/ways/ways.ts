import { INSTALMENTS, KIOSK, PAYMOB, VALU } from '../support/standIns/paymobStandIn.js';

const [CARDS = 0, WALLETS = 0] = PAYMOB.PAYMOB_INTEGRATIONS.split(',').map(Number);

/** An account to transfer to. */
export const PAY_TO = { en: 'rasfa@instapay', ar: 'rasfa@instapay' };

/** Every way of each provider, and those without one. */
export const PAYMENT_WAYS = [
  { kind: 'cash', fee: 20 },
  { kind: 'card', by: 'geidea' },
  {
    ...{ key: 'second-card', kind: 'card', by: 'paymob', integrations: [CARDS], fee: 10, fee_percent: 1 },
    name: { en: 'Card or Apple Pay', ar: 'بطاقة أو Apple Pay' },
  },
  { kind: 'wallet', by: 'paymob', integrations: [WALLETS] },
  { kind: 'valu', by: 'paymob', integrations: [VALU] },
  { kind: 'instalments', by: 'paymob', integrations: [INSTALMENTS] },
  { kind: 'kiosk', by: 'paymob', integrations: [KIOSK], fee: 7.5, hours: 48 },
  { kind: 'transfer', pay_to: { en: 'CIB 100 200 300', ar: 'CIB 100 200 300' } },
  { kind: 'instapay', fee: 5, hours: 24, pay_to: PAY_TO },
  { kind: 'cheque', pay_to: { en: 'To the order of Rasfa', ar: 'لأمر رصفة' } },
];
