import { optional, strictObject } from 'valibot';
import { CodeTicket, OneTimeCode } from '../../domain/account/oneTimeCode.js';
import { GivenName, Mobile, NewPassword, Username } from '../../domain/forms/fields.js';
import type { LimitName } from '../../domain/core/rateLimits.js';
import { OrderNumber } from '../../domain/order/orderNumber.js';
import { loginByCode } from '../actions/account/codeLogin.js';
import { joinContact } from '../actions/account/joinContact.js';
import { newTicket } from '../actions/account/oneTimeCodes.js';
import { openByCode, sendOrderCode } from '../actions/account/orderCode.js';
import { resetPassword } from '../actions/account/passwordReset.js';
import { askNumberCode, proveNumber } from '../actions/account/proveNumber.js';
import { requireMessageBudget, sendCode } from '../actions/account/sendCode.js';
import { clearCodeTicket, saveCodeTicket, readCodeTicket } from '../http/session/codeTicket.js';
import { sourceOf } from '../http/session/source.js';
import { rememberedLocale } from '../http/session/rememberedLocale.js';
import { route } from '../http/routing/route.js';
import { passwordLimiter } from '../http/session/passwordLimiter.js';
import { joinAndEnter } from './joinAndEnter.js';

/** Sends a code; the response is the same for every name, and is sent before the name is looked up. */
function codeRoute(path: string, purpose: 'login' | 'reset', limit: LimitName) {
  return route({
    method: 'POST',
    path,
    body: strictObject({ username: GivenName }),
    limits: [limit],
    run: async ({ backend, body: { username }, request, clientAddress, later }) => {
      const source = sourceOf(backend, { request, clientAddress });
      await requireMessageBudget(backend, username, source);
      const ticket = readCodeTicket(request) ?? newTicket();
      later(sendCode(backend, purpose, { username, ticket, locale: rememberedLocale(request) }, source));
      return { status: 202, body: { status: 202 }, cookies: [saveCodeTicket(request, ticket)] };
    },
  });
}

/** A code is good once, and an answer that was lost would make a right one wrong. */
const CODE_SPENT = { idempotent: 'repeatable', changesCaller: 'code' } as const;

/** Routes of one-time codes, below `/api/post`. */
export const codeRoutes = [
  codeRoute('/forgot_password', 'reset', 'resets-address'),
  codeRoute('/send_code', 'login', 'login-codes-address'),
  route({
    method: 'POST',
    path: '/send_number_code',
    body: strictObject({ phone: Mobile }),
    limits: ['login-codes-address'],
    run: async ({ backend, body: { phone }, caller, request, clientAddress, later }) => {
      const ticket = readCodeTicket(request) ?? newTicket();
      const asked = { phone, ticket, locale: rememberedLocale(request) };
      later((await askNumberCode(backend, caller, asked, sourceOf(backend, { request, clientAddress })))());
      return { status: 202, body: { status: 202 }, cookies: [saveCodeTicket(request, ticket)] };
    },
  }),
  route({
    method: 'POST',
    path: '/prove_number',
    body: strictObject({ phone: Mobile, code: OneTimeCode }),
    limits: ['logins-address'],
    idempotent: 'repeatable',
    run: async ({ backend, body, caller, request }) => {
      await proveNumber(backend, caller, { ...body, ticket: readCodeTicket(request) ?? '' });
      return { body: { proven: true }, cookies: [clearCodeTicket(request)] };
    },
  }),
  route({
    method: 'POST',
    path: '/login_by_code',
    body: strictObject({ username: GivenName, code: OneTimeCode }),
    limits: ['logins-address'],
    ...CODE_SPENT,
    run: async ({ backend, body, request, caller, clientAddress }) => {
      const ticket = readCodeTicket(request) ?? '';
      const source = sourceOf(backend, { request, clientAddress });
      return loginByCode(backend, { ...body, ticket }, source, async ({ removed, ...confirmed }) => {
        const cookies = await joinAndEnter(backend, { request, caller }, confirmed);
        const body = { id: confirmed.customer.id, removed };
        return { body, cookies: [...cookies, clearCodeTicket(request)] };
      });
    },
  }),
  route({
    method: 'POST',
    path: '/reset_password',
    body: strictObject({
      username: GivenName,
      code: OneTimeCode,
      password: NewPassword,
      /** From the link in the mail; without it the browser's own ticket is used. */
      ticket: optional(CodeTicket),
    }),
    limiter: passwordLimiter,
    limits: ['logins-address'],
    ...CODE_SPENT,
    run: async ({ backend, body, request, caller, clientAddress }) => {
      const ticket = body.ticket ?? readCodeTicket(request) ?? '';
      const source = sourceOf(backend, { request, clientAddress });
      const { customer, epoch, removed } = await resetPassword(backend, { ...body, ticket }, source);
      const isJoined = await joinContact(backend, caller, customer).then(
        () => true,
        (error: unknown) => backend.report('contact-not-joined', error),
      );
      // Otherwise the contact's session remains, for the login to join it.
      const ended = isJoined === true ? backend.sessions.end(request) : [];
      const known = await backend.devices.remember(request, { id: customer.id, epoch });
      return { body: { reset: true, removed }, cookies: [...ended, clearCodeTicket(request), known] };
    },
  }),
  route({
    method: 'POST',
    path: '/find_order',
    body: strictObject({ order: OrderNumber, contact: Username }),
    limits: ['login-codes-address'],
    run: async ({ backend, body: { order: orderId, contact }, request, clientAddress, later }) => {
      const source = sourceOf(backend, { request, clientAddress });
      await requireMessageBudget(backend, contact, source);
      const ticket = readCodeTicket(request) ?? newTicket();
      later(sendOrderCode(backend, { orderId, contact, ticket, locale: rememberedLocale(request) }, source));
      return { status: 202, body: { order_id: orderId }, cookies: [saveCodeTicket(request, ticket)] };
    },
  }),
  route({
    method: 'POST',
    path: '/open_order',
    body: strictObject({ order: OrderNumber, code: OneTimeCode }),
    limits: ['logins-address'],
    ...CODE_SPENT,
    run: async ({ backend, body: { order: orderId, code }, request }) => {
      const { id, key } = await openByCode(backend, { orderId, code, ticket: readCodeTicket(request) ?? '' });
      return { body: { order_id: id, key }, cookies: [clearCodeTicket(request)] };
    },
  }),
];
