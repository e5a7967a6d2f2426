import * as v from 'valibot';
import { serveFamily } from '../server/http/routing/family.js';
import { requireBearer } from '../server/http/session/bearer.js';
import { type CachePolicy, FileBody, route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { getBackend } from '../server/backend.js';
import { cancelPayment, handleReturn, handleCallback } from '../server/actions/payment/payments.js';
import { listPaymentMethods } from '../server/actions/payment/ways.js';
import { handleUnconfirmed } from '../server/actions/confirmation/unconfirmedOrders.js';
import { notifyTransfers } from '../server/actions/order/cancelOwnOrder.js';
import { mayPayCash } from '../server/actions/checkout/cashRules.js';
import { handleAwaited } from '../server/actions/payment/awaitedOrders.js';
import { reconcile } from '../server/actions/payment/reconciliation.js';
import { mailUnreadRecords } from '../server/actions/site/unreadRecords.js';
import { mailUsedUpBudget } from '../server/actions/site/usedUpBudget.js';
import { forgetBookings } from '../server/actions/branches/bookings.js';
import { notifySubscribers } from '../server/actions/content/newsletter.js';
import { queueDaily } from '../server/actions/notifications/dailyNotices.js';
import { runNotices, sendNotices } from '../server/actions/notifications/sendNotices.js';
import { publishNoted } from '../server/actions/catalogue/publishChanges.js';
import { pressCardPage, showCardPage } from '../server/actions/payment/testCardPage.js';
import { TEST_OUTCOMES } from '../server/ports/payments.js';
import { BODY_MAX_BYTES } from '../domain/core/limits.js';
import { Governorate } from '../domain/forms/fields.js';
import { WirePrice } from '../domain/core/wirePrice.js';
import { toWireCash } from '../domain/checkout/wireCash.js';
import { DEFAULT_LOCALE, LOCALES } from '../domain/core/locale.js';
import { PATHS } from '../domain/core/paths.js';
import { CHECKOUT_PAGES } from '../domain/order/orderPaths.js';

const MINUTES: CachePolicy = { kind: 'public', edgeSeconds: 60, staleSeconds: 60 };
const Text = v.pipe(v.string(), v.maxLength(200, 'too_long'));

/** The first value of a repeated field: the shop's own parameters precede those that a provider appends. */
const Own = v.pipe(
  v.array(Text),
  v.transform(([first]) => first),
);

/** Query of the return address; other fields belong to the provider. */
const ReturnQuery = v.object({
  order: v.pipe(Own, v.string('required')),
  key: v.pipe(Own, v.string('required')),
  locale: v.optional(v.pipe(Own, v.picklist(LOCALES, 'unknown')), [DEFAULT_LOCALE]),
  checkout: v.optional(v.pipe(Own, v.picklist(CHECKOUT_PAGES, 'unknown')), [PATHS.checkout]),
});

/** Providers send what they want in the query; the shop's own parameter is in the path. */
function callbackRoute(path: string) {
  return route({
    method: 'POST',
    path,
    query: v.looseObject({}),
    body: v.instance(Uint8Array),
    rawBodyMaxBytes: BODY_MAX_BYTES,
    crossOrigin: true,
    run: async ({ backend, body, params, request }) => {
      const { headers, url } = request;
      const callback = { rawBody: body, headers, query: new URL(url).searchParams };
      await handleCallback(backend, callback, params['provider']);
      return { body: { received: true } };
    },
  });
}

/** Card payment routes for shoppers, the provider and the daily reconciliation. See docs/payments.md. */
export const paymentRoutes = [
  route({
    method: 'GET',
    path: '/methods',
    cache: MINUTES,
    isNeverShed: true,
    limits: ['lists-address'],
    run: async ({ backend }) => ({ body: await listPaymentMethods(backend) }),
  }),
  route({
    method: 'GET',
    path: '/cash',
    query: v.strictObject({ governorate: Governorate, total: WirePrice }),
    run: async ({ backend, query, caller }) => ({
      body: toWireCash(await mayPayCash(backend, caller, query)),
    }),
  }),
  route({
    method: 'POST',
    path: '/cancel',
    body: v.strictObject({
      order_id: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'invalid')),
    }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body, caller }) => {
      const { id, status } = await cancelPayment(backend, caller, body.order_id);
      return { body: { order_id: id, status } };
    },
  }),
  callbackRoute('/callback'),
  callbackRoute('/callback/:provider'),
  route({
    method: 'GET',
    path: '/return',
    limits: ['returns-address'],
    query: ReturnQuery,
    repeatable: Object.keys(ReturnQuery.entries),
    run: async ({ backend, query, request }) => {
      const { order: reference, checkout: checkoutPage, ...rest } = query;
      const sentBack = new URL(request.url).searchParams;
      return seeOther(await handleReturn(backend, { reference, checkoutPage, ...rest, query: sentBack }));
    },
  }),
  route({
    method: 'GET',
    path: '/reconcile',
    run: async ({ backend, request, later }) => {
      requireBearer(request, backend.settings.cronSecret);
      later(publishNoted(backend));
      later(runNotices(backend));
      later(forgetBookings(backend));
      later(mailUnreadRecords(backend));
      later(mailUsedUpBudget(backend));
      later(notifySubscribers(backend));
      later(notifyTransfers(backend));
      const result = await reconcile(backend);
      await handleAwaited(backend);
      later(sendNotices(backend));
      return { body: result };
    },
  }),
  route({
    method: 'GET',
    path: '/unconfirmed',
    run: async ({ backend, request, later }) => {
      requireBearer(request, backend.settings.cronSecret);
      const result = await handleUnconfirmed(backend);
      const unpaid = await handleAwaited(backend);
      later(queueDaily(backend).then(() => sendNotices(backend)));
      return { body: { ...result, unpaid } };
    },
  }),
  route({
    method: 'GET',
    path: '/card',
    limits: ['returns-address'],
    query: v.strictObject({ session: Text }),
    run: async ({ backend, query }) => ({
      body: htmlPage(await showCardPage(backend, query.session)),
      headers: { 'x-robots-tag': 'noindex' },
    }),
  }),
  route({
    method: 'POST',
    path: '/card',
    limits: ['returns-address'],
    form: true,
    body: v.strictObject({ session: Text, outcome: v.picklist(TEST_OUTCOMES, 'unknown') }),
    run: async ({ backend, body }) => seeOther(await pressCardPage(backend, body.session, body.outcome)),
  }),
];

function htmlPage(html: string): FileBody {
  return new FileBody(new TextEncoder().encode(html), 'text/html; charset=utf-8');
}

function seeOther(location: string) {
  return { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } };
}

export default vercelFunction(serveFamily('/api/payment', paymentRoutes, getBackend));
