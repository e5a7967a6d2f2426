import { literal, maxLength, optional, pipe, strictObject, string, union } from 'valibot';
import { serveFamily } from '../server/http/routing/family.js';
import { route } from '../server/http/routing/route.js';
import { rememberedLocale } from '../server/http/session/rememberedLocale.js';
import { pageOf } from '../server/routes/pageOf.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { getBackend } from '../server/backend.js';
import { passwordLimiter } from '../server/http/session/passwordLimiter.js';
import { enter } from '../server/http/routing/enter.js';
import { sourceOf } from '../server/http/session/source.js';
import { givenKey } from '../server/http/routing/idempotency.js';
import { networkOf } from '../server/http/network/rateLimits.js';
import { changePassword, login, logout, newGuestId, register } from '../server/actions/account/identity.js';
import { codeRoutes } from '../server/routes/codes.js';
import { preparedCartRoute } from '../server/routes/preparedCart.js';
import { joinAndEnter } from '../server/routes/joinAndEnter.js';
import { continueAsContact } from '../server/actions/account/contactAccount.js';
import { FEATURE_ROUTES } from '../features/routes.js';
import { deleteAccount } from '../server/actions/account/deleteAccount.js';
import { receiveMessage } from '../server/actions/content/contact.js';
import { stopLetters, subscribe, notifySubscribers } from '../server/actions/content/newsletter.js';
import { forwardClientError, forwardWebVitals } from '../server/actions/site/browserReports.js';
import { ClientError } from '../domain/reports/clientError.js';
import { WebVitals } from '../domain/reports/webVitals.js';
import { CONTACT_TRAP, ContactBody } from '../domain/content/contactForm.js';
import { NewsletterBody, StopKey } from '../domain/content/newsletter.js';
import {
  FullName,
  GivenName,
  GivenPassword,
  isEmail,
  Mobile,
  NewPassword,
  OptionalEmail,
  PersonName,
  Username,
} from '../domain/forms/fields.js';
import { TAKEN_NAME_WEIGHT } from '../domain/core/rateLimits.js';
import { ShopError } from '../domain/core/errors.js';

/** Registration, login, codes and passwords, and everything that anonymous visitors may send. */
export const postRoutes = [
  ...codeRoutes,
  preparedCartRoute,
  route({
    method: 'POST',
    path: '/register_guest',
    query: strictObject({ ip: optional(pipe(string(), maxLength(100, 'too_long'))) }),
    limits: ['guests-address'],
    bodyOptional: true,
    run: async ({ backend, request, caller }) => {
      if (caller.kind !== 'nobody') return { body: { id: caller.id } };
      const id = newGuestId();
      return { body: { id }, cookies: await backend.sessions.begin(request, { kind: 'guest', id }) };
    },
  }),
  route({
    method: 'POST',
    path: '/visitor_token',
    bodyOptional: true,
    run: ({ caller }) => {
      if (caller.kind !== 'guest') throw new ShopError('visitor_not_found');
      return { body: { id: caller.id } };
    },
  }),
  route({
    method: 'POST',
    path: '/register',
    body: strictObject({
      first_name: PersonName,
      last_name: PersonName,
      username: Username,
      email: optional(OptionalEmail, ''),
      password: NewPassword,
    }),
    limiter: passwordLimiter,
    limits: ['registrations-address'],
    run: async ({ backend, body, request, caller, clientAddress }) => {
      const confirmed = await register(backend, body).catch((error: unknown) => {
        const isTold = error instanceof ShopError && ['username_taken', 'email_taken'].includes(error.code);
        if (isTold) backend.countByAddress('registrations-address', clientAddress, TAKEN_NAME_WEIGHT - 1);
        throw error;
      });
      const cookies = await joinAndEnter(backend, { request, caller }, confirmed);
      return { status: 201, body: { id: confirmed.customer.id }, cookies };
    },
  }),
  route({
    method: 'POST',
    path: '/login',
    body: strictObject({ username: GivenName, password: GivenPassword }),
    limiter: passwordLimiter,
    limits: ['logins-address'],
    run: async ({ backend, body, request, caller, clientAddress }) => {
      const confirmed = await login(backend, body, sourceOf(backend, { request, clientAddress }));
      const cookies = await joinAndEnter(backend, { request, caller }, confirmed);
      return { body: { id: confirmed.customer.id }, cookies };
    },
  }),
  route({
    method: 'POST',
    path: '/continue',
    body: strictObject({ name: FullName, phone: Mobile }),
    limits: ['contacts-address'],
    run: async ({ backend, body, request, caller, clientAddress }) => {
      const asked = { key: givenKey(request), network: networkOf(clientAddress) };
      const { customer, epoch, isNew } = await continueAsContact(backend, caller, body, asked);
      const session = { kind: 'customer', id: customer.id, epoch, isContact: true } as const;
      const cookies = isNew ? await backend.sessions.begin(request, session) : [];
      return { status: 201, body: { id: customer.id }, cookies };
    },
  }),
  route({
    method: 'POST',
    path: '/logout',
    query: strictObject({ all: optional(union([literal('1'), literal('0')], 'invalid')) }),
    body: strictObject({}),
    bodyOptional: true,
    run: async ({ backend, query, caller, request }) => {
      await logout(backend, caller, query.all === '1');
      return { body: { logged_out: true }, cookies: backend.sessions.end(request) };
    },
  }),
  route({
    method: 'POST',
    path: '/change_password',
    body: strictObject({ password: GivenPassword, new_password: NewPassword }),
    limiter: passwordLimiter,
    idempotent: 'repeatable',
    changesCaller: 'session',
    run: async ({ backend, body, caller, request }) => {
      const confirmed = await changePassword(backend, caller, body);
      return { body: { id: confirmed.customer.id }, cookies: await enter(backend, request, confirmed) };
    },
  }),
  route({
    method: 'POST',
    path: '/delete_account',
    body: strictObject({ password: optional(GivenPassword) }),
    limiter: passwordLimiter,
    idempotent: 'repeatable',
    changesCaller: 'session',
    run: async ({ backend, body, caller, request, later }) => {
      await deleteAccount(backend, caller, body);
      later(notifySubscribers(backend));
      return { body: { deleted: true }, cookies: backend.sessions.end(request) };
    },
  }),
  ...FEATURE_ROUTES.post,
  route({
    method: 'POST',
    path: '/contact',
    body: ContactBody,
    limits: ['contact-address'],
    idempotent: 'repeatable',
    run: async ({ backend, body: { [CONTACT_TRAP]: trap, ...message }, request, later }) => {
      const letter = await receiveMessage(
        backend,
        { ...message, isSuspect: trap !== '' },
        rememberedLocale(request),
      );
      if (letter !== null) later(letter());
      return { status: 201, body: { received: true } };
    },
  }),
  route({
    method: 'POST',
    path: '/client-error',
    body: ClientError,
    limits: ['client-errors-address'],
    run: ({ body }) => {
      forwardClientError(body);
      return { status: 202, body: { status: 202 } };
    },
  }),
  route({
    method: 'POST',
    path: '/web-vitals',
    body: WebVitals,
    limits: ['client-errors-address'],
    run: ({ body }) => {
      forwardWebVitals(body);
      return { status: 202, body: { status: 202 } };
    },
  }),
  route({
    method: 'POST',
    path: '/add_to_sendgrid',
    body: NewsletterBody,
    limits: ['newsletter-address'],
    idempotent: 'repeatable',
    run: async ({ backend, body, caller, request, later }) => {
      if (!isEmail(body.email)) throw new ShopError('invalid_email', { fields: { email: 'invalid_email' } });
      const given = {
        email: body.email.toLowerCase(),
        page: pageOf(request),
        locale: rememberedLocale(request),
      };
      const letter = await subscribe(backend, caller, given);
      later(letter());
      return { status: 202, body: { status: 202 } };
    },
  }),
  route({
    method: 'POST',
    path: '/stop_newsletter',
    body: strictObject({ key: StopKey }),
    limits: ['newsletter-address'],
    run: async ({ backend, body: { key }, later }) => {
      await stopLetters(backend, key);
      later(notifySubscribers(backend));
      return { body: { stopped: true } };
    },
  }),
];

export const handle = serveFamily('/api/post', postRoutes, getBackend);

export default vercelFunction(handle);
