/** The built site at PORT with every way to pay, in front of the stand-ins of both providers. */
import * as v from 'valibot';
import { required } from '../contract/support.js';
import { WAYS_DESK_PORT } from '../support/addresses.js';
import { GEIDEA_PASSWORD, GEIDEA_PUBLIC_KEY, startGeidea } from '../support/standIns/geideaStandIn.js';
import {
  callbackFor,
  KIOSK,
  PAYMOB,
  type PaymobTransaction,
  returnQuery,
  startPaymob,
} from '../support/standIns/paymobStandIn.js';
import { createServer } from 'node:http';
import { openProviderFront } from './providerFront.js';
import { PAYMENT_WAYS } from './ways.js';

const [geidea, paymob] = await Promise.all([startGeidea(), startPaymob()]);

async function report(address: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`The shop refuses a callback: ${await reply.text()}`);
}

const geideaSession = ({ search }: URL) => decodeURIComponent(search.slice(1));
const geideaFront = await openProviderFront({
  url: geidea.url,
  page: '/hpp/checkout/',
  describe: (address) => ['geidea', geidea.sessionOf(geideaSession(address)).amount.toFixed(2)],
  async pay(address) {
    const id = geideaSession(address);
    const { callbackUrl, returnUrl } = geidea.sessionOf(id);
    await report(callbackUrl, geidea.callbackOf(geidea.end(id, 'approve')));
    return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}responseMessage=Success`;
  },
});

const PIASTRES = 100;
const Opened = v.looseObject({ client_secret: v.string(), intention_order_id: v.number() });
/** Ids of intentions by the secret in the page's address. */
const intentionIds = new Map<string, string>();
const intentionId = ({ searchParams }: URL) =>
  required(intentionIds.get(searchParams.get('clientSecret') ?? ''));
const paymobFront = await openProviderFront({
  url: paymob.url,
  page: '/unifiedcheckout/',
  describe(address) {
    const { amount, payment_methods: integrations } = paymob.intentionOf(intentionId(address));
    return ['paymob', (amount / PIASTRES).toFixed(2), integrations.join(',')];
  },
  async pay(address) {
    const id = intentionId(address);
    const { payment_methods: integrations, redirection_url: back } = paymob.intentionOf(id);
    const transaction = required(paymob.end(id, integrations.includes(KIOSK) ? 'bill' : 'approve'));
    await reportPaymob(transaction);
    return `${back}&${returnQuery(transaction).toString()}`;
  },
  onReply(body) {
    const { success, output } = v.safeParse(Opened, body);
    if (success) intentionIds.set(output.client_secret, String(output.intention_order_id));
  },
});

function reportPaymob(transaction: PaymobTransaction): Promise<void> {
  const { notification_url: address } = paymob.intentionOf(String(transaction.order.id));
  const { body, hmac } = callbackFor(transaction);
  return report(`${address}${address.includes('?') ? '&' : '?'}hmac=${hmac}`, body);
}

/** The desk of a kiosk, at which all bills are paid that are open. */
createServer((_, response) => {
  const open = paymob.transactions.filter(({ pending }) => pending);
  for (const bill of open) Object.assign(bill, { pending: false, success: true });
  void Promise.all(open.map(reportPaymob)).then(() => response.end());
}).listen(WAYS_DESK_PORT, '127.0.0.1');

Object.assign(process.env, {
  ...PAYMOB,
  PAYMOB_URL: paymobFront,
  ...{ GEIDEA_URL: geideaFront, GEIDEA_PUBLIC_KEY, GEIDEA_API_PASSWORD: GEIDEA_PASSWORD },
  PAYMENT_WAYS: JSON.stringify(PAYMENT_WAYS),
  PUBLIC_URL: `http://localhost:${process.env['PORT']}`,
});
await import('../../scripts/serve.js');
