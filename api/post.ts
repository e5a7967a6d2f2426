import { literal, maxLength, nonEmpty, optional, pipe, strictObject, string, trim, union } from 'valibot';
import { serveFamily } from '../server/http/family.js';
import { route } from '../server/http/route.js';
import { rememberedLocale } from '../server/http/rememberedLocale.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { changePassword, login, logout, newGuestId, register } from '../server/actions/identity.js';
import { resetPassword, sendResetCode } from '../server/actions/passwordReset.js';
import { receiveMessage } from '../server/actions/contact.js';
import { subscribe } from '../server/actions/newsletter.js';
import { CONTACT_TRAP, ContactBody } from '../domain/contactForm.js';
import { isEmail, NewPassword, OptionalEmail, PersonName, Username } from '../domain/fields.js';
import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS } from '../domain/limits.js';
import { ShopError } from '../domain/errors.js';

const GivenName = pipe(string(), nonEmpty('required'), maxLength(EMAIL_MAX_CHARS, 'too_long'));
const GivenPassword = pipe(string(), nonEmpty('required'), maxLength(PASSWORD_MAX_CHARS, 'too_long'));
const CODE_MAX_CHARS = 20;
const Ignored = optional(pipe(string(), maxLength(EMAIL_MAX_CHARS)));

/** Who somebody is, and what strangers may send. */
export const postRoutes = [
  route({
    method: 'POST',
    path: '/register_guest',
    query: strictObject({ ip: optional(pipe(string(), maxLength(100, 'too_long'))) }),
    limits: ['guests-address'],
    bodyOptional: true,
    run: async ({ request, caller }) => {
      if (caller.kind !== 'nobody') return { body: { id: caller.id } };
      const { sessions } = await getBackend();
      const id = newGuestId();
      return { body: { id }, cookies: await sessions.begin(request, 'guest', id) };
    },
  }),
  route({
    method: 'POST',
    path: '/visitor_token',
    bodyOptional: true,
    run: async ({ caller }) => {
      await Promise.resolve();
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
    limits: ['registrations-address'],
    run: async ({ body, request }) => {
      const backend = await getBackend();
      const customer = await register(backend, body);
      const cookies = await backend.sessions.begin(request, 'customer', customer.id);
      return { status: 201, body: { id: customer.id }, cookies };
    },
  }),
  route({
    method: 'POST',
    path: '/login',
    body: strictObject({
      username: GivenName,
      password: GivenPassword,
    }),
    limits: ['logins-address'],
    run: async ({ body, request }) => {
      const backend = await getBackend();
      const since = new Date();
      const customer = await login(backend, body);
      return {
        body: { id: customer.id },
        cookies: await backend.sessions.begin(request, 'customer', customer.id, since),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/forgot_password',
    body: strictObject({
      username: GivenName,
    }),
    limits: ['resets-address'],
    run: async ({ body, request, later }) => {
      const backend = await getBackend();
      later(sendResetCode(backend, body.username, rememberedLocale(request)));
      return { status: 202, body: { status: 202 } };
    },
  }),
  route({
    method: 'POST',
    path: '/reset_password',
    body: strictObject({
      username: GivenName,
      code: pipe(string(), nonEmpty('required'), maxLength(CODE_MAX_CHARS, 'too_long')),
      password: NewPassword,
    }),
    limits: ['logins-address'],
    run: async ({ body, request }) => {
      const backend = await getBackend();
      await resetPassword(backend, body);
      return { body: { reset: true }, cookies: backend.sessions.end(request) };
    },
  }),
  route({
    method: 'POST',
    path: '/logout',
    query: strictObject({ all: optional(union([literal('1'), literal('0')], 'invalid')) }),
    body: strictObject({}),
    bodyOptional: true,
    run: async ({ query, caller, request }) => {
      const backend = await getBackend();
      await logout(backend, caller, query.all === '1');
      return { body: { logged_out: true }, cookies: backend.sessions.end(request) };
    },
  }),
  route({
    method: 'POST',
    path: '/change_password',
    body: strictObject({ password: GivenPassword, new_password: NewPassword }),
    run: async ({ body, caller, request }) => {
      const backend = await getBackend();
      const id = await changePassword(backend, caller, body);
      return { body: { id }, cookies: await backend.sessions.begin(request, 'customer', id) };
    },
  }),
  route({
    method: 'POST',
    path: '/contact',
    body: ContactBody,
    limits: ['contact-address'],
    idempotent: 'repeatable',
    run: async ({ body: { [CONTACT_TRAP]: trap, ...message }, request, later }) => {
      const letter = await receiveMessage(
        await getBackend(),
        { ...message, isSuspect: trap !== '' },
        rememberedLocale(request),
      );
      if (letter !== null) later(letter());
      return { status: 201, body: { received: true } };
    },
  }),
  route({
    method: 'POST',
    path: '/add_to_sendgrid',
    body: strictObject({
      email: pipe(string(), trim()),
      first_name: Ignored,
      last_name: Ignored,
      phone_number: Ignored,
    }),
    limits: ['newsletter-address'],
    idempotent: 'repeatable',
    run: async ({ body, caller }) => {
      if (!isEmail(body.email)) throw new ShopError('invalid_email', { fields: { email: 'invalid_email' } });
      await subscribe(await getBackend(), caller, body.email.toLowerCase());
      return { status: 202, body: { status: 202 } };
    },
  }),
];

export default vercelFunction(serveFamily('/api/post', postRoutes, getBackend));
