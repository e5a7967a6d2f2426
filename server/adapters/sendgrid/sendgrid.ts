import { setTimeout as sleep } from 'node:timers/promises';
import { array, object, optional, record, safeParse, string } from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import type { NewsletterPort, Subscriber } from '../../ports/records/newsletter.js';
import { OperatorProblem } from '../../ports/problem.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { withoutEndSlashes } from '../../../domain/core/paths.js';

interface SendGridOptions {
  /** Base address of the service, with or without a trailing version: `https://api.sendgrid.com`. */
  url: string;
  apiKey: string;
  /** Contact list for subscribers; without it they are added to no list. */
  listId?: string | undefined;
  /** Id of a custom text field for the phone number; without it the number is not sent. */
  phoneFieldId?: string | undefined;
  timeoutMs?: number;
}

const PATH = '/v3/marketing/contacts';
const LISTS_PATH = '/v3/marketing/lists';
const DEFAULT_TIMEOUT_MS = 5000;
/** Maximum length of a contact's names; a longer one would reject the whole contact. */
const SENDGRID_NAME_MAX_CHARS = 50;
/** A longer pause before the retry would keep the shopper waiting. */
const LONGEST_PAUSE_MS = 1000;
/** Pause after a 429 that does not say when the limit resets. */
const DEFAULT_LIMIT_MS = 60_000;
/** Upper bound of a pause, so that a wrong clock does not disable the newsletter for long. */
const LONGEST_LIMIT_MS = 15 * 60_000;

/**
 * The newsletter at SendGrid. Its upsert, search and removal can be repeated, so each is retried once after 408, 425,
 * 5xx, a broken connection, or a 429 that resets soon. A 202 means accepted. Response bodies are never passed on, and
 * the key is used only in the header. Source of the contract: github.com/twilio/sendgrid-oai,
 * spec/json/tsg_mc_contacts_v3.json and tsg_mc_lists_v3.json.
 */
export function sendGridNewsletter(options: SendGridOptions): NewsletterPort {
  const origin = withoutEndSlashes(options.url).replace(/\/v3$/, '');
  const headers = { authorization: `Bearer ${options.apiKey}`, 'content-type': 'application/json' };
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  let quietUntilMs = 0;

  async function ask({ method, path, body }: Call, signal: AbortSignal): Promise<Reply> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      // A redirect would send the contact, though not the key, to another host.
      const response = await fetch(`${origin}${path}`, {
        method,
        headers,
        ...sent,
        signal,
        redirect: 'error',
      });
      return { response, text: await response.text() };
    } catch (error) {
      if (signal.aborted) throw unavailable('does not respond in time');
      return { response: null, text: error instanceof Error ? error.name : 'unknown' };
    }
  }

  /** Milliseconds until a retry makes sense, or null. A rate limit blocks all calls until it resets. */
  function pauseOf({ response }: Reply): number | null {
    if (response === null) return 0;
    if (response.status === 429) {
      const waitMs = Math.min(limitEndsInMs(response.headers), LONGEST_LIMIT_MS);
      quietUntilMs = Date.now() + waitMs;
      return waitMs <= LONGEST_PAUSE_MS ? waitMs : null;
    }
    return [408, 425].includes(response.status) || response.status >= 500 ? 0 : null;
  }

  async function call(wanted: Call): Promise<Reply> {
    if (Date.now() < quietUntilMs) throw unavailable('has rate-limited the calls');
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await ask(wanted, signal);
    const pauseMs = pauseOf(reply);
    if (pauseMs === null) return reply;
    await sleep(pauseMs);
    const again = await ask(wanted, signal);
    pauseOf(again);
    return again;
  }

  return {
    async subscribe(subscriber) {
      settle(await call({ method: 'PUT', path: PATH, body: requestOf(subscriber, options) }));
    },

    async unsubscribe(email) {
      const found = await call({ method: 'POST', path: `${PATH}/search/emails`, body: { emails: [email] } });
      // It never took an address that it calls invalid, such as one with two dots in a row.
      if (found.response?.status === 404 || isRefusedAddress(found)) return false;
      const id = contactIn(found, email);
      if (id === null) return false;
      const path =
        options.listId === undefined
          ? `${PATH}?ids=${encodeURIComponent(id)}`
          : `${LISTS_PATH}/${options.listId}/contacts?contact_ids=${encodeURIComponent(id)}`;
      settle(await call({ method: 'DELETE', path }));
      return true;
    },
  };
}

interface Call {
  method: 'PUT' | 'POST' | 'DELETE';
  /** With query. */
  path: string;
  body?: object;
}

interface Reply {
  /** null: no response. */
  response: Response | null;
  text: string;
}

function requestOf(subscriber: Subscriber, { listId, phoneFieldId }: SendGridOptions): object {
  const { email, firstName, lastName, phone } = subscriber;
  return {
    ...(listId === undefined ? {} : { list_ids: [listId] }),
    contacts: [
      {
        email: email.trim().toLowerCase(),
        ...(firstName === undefined ? {} : { first_name: firstName.slice(0, SENDGRID_NAME_MAX_CHARS) }),
        ...(lastName === undefined ? {} : { last_name: lastName.slice(0, SENDGRID_NAME_MAX_CHARS) }),
        // SendGrid's own `phone_number_id` identifies a contact, so a shared or malformed number would break the
        // upsert.
        ...(phone === undefined || phoneFieldId === undefined
          ? {}
          : { custom_fields: { [phoneFieldId]: phone } }),
      },
    ],
  };
}

/** `X-RateLimit-Reset` is a time in seconds since 1970; `Retry-After` is a number of seconds. */
function limitEndsInMs(headers: Headers): number {
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (reset > 0) return Math.max(0, reset * 1000 - Date.now());
  const after = Number(headers.get('retry-after'));
  return after > 0 ? after * 1000 : DEFAULT_LIMIT_MS;
}

const Found = object({ result: record(string(), object({ contact: optional(object({ id: string() })) })) });

/** The id of the contact that was searched for; null if there is none. */
function contactIn({ response, text }: Reply, email: string): string | null {
  if (response === null) throw unavailable(`cannot be reached (${text})`);
  const found = response.status === 200 ? safeParse(Found, looseJson(text)) : null;
  if (found?.success !== true)
    throw unavailable(`responds with ${response.status}${hintOf(response.status)}`);
  return found.output.result[email]?.contact?.id ?? null;
}

const Complaints = object({
  errors: array(object({ message: optional(string(), ''), field: optional(string(), '') })),
});

/** Returns if the contact was accepted; throws otherwise. */
function settle({ response, text }: Reply): void {
  if (response === null) throw unavailable(`cannot be reached (${text})`);
  if (response.status === 202 && !isHtml(text)) return;
  if (isRefusedAddress({ response, text })) {
    throw new ShopError('invalid_email', { fields: { email: 'invalid_email' } });
  }
  throw unavailable(`responds with ${response.status}${hintOf(response.status)}`);
}

function hintOf(status: number): string {
  if (status === 202) return ' with a page for people: is SENDGRID_URL right?';
  if (status === 401 || status === 403) return ': is SENDGRID_API_KEY right, and may it write contacts?';
  if (status === 404) return ': are SENDGRID_URL and SENDGRID_LIST_ID right?';
  return '';
}

/** A 400 may also concern the list or a custom field, which the shopper cannot correct. */
function isRefusedAddress({ response, text }: Reply): boolean {
  const result = response?.status === 400 ? safeParse(Complaints, looseJson(text)) : null;
  if (result?.success !== true) return false;
  return result.output.errors.some(
    ({ field, message }) => /email/i.test(field) || (field === '' && /e-?mail/i.test(message)),
  );
}

/** A gateway or proxy in between may respond with any body and status. */
function isHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** The reason is in the cause, for the log only. */
function unavailable(what: string): ShopError {
  return new ShopError('newsletter_unavailable', {}, new OperatorProblem(`SendGrid ${what}`));
}
