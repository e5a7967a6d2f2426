import { array, object, optional, safeParse, string } from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import type { NewsletterPort, Subscriber } from '../../ports/newsletter.js';
import { OperatorProblem } from '../../ports/problem.js';
import { looseJson } from '../../../domain/core/looseJson.js';

export interface SendGridOptions {
  /** Address of the service, with or without the version that ends it: `https://api.sendgrid.com`. */
  url: string;
  apiKey: string;
  /** The list that subscribers join; without one they are contacts of no list. */
  listId?: string | undefined;
  /** Id of a custom text field for the phone number; without one the number stays here. */
  phoneFieldId?: string | undefined;
  timeoutMs?: number;
}

const PATH = '/v3/marketing/contacts';
const DEFAULT_TIMEOUT_MS = 5000;
/** A contact's names may have this many characters; longer ones would have the whole contact refused. */
const SENDGRID_NAME_MAX_CHARS = 50;
/** Waiting longer than this for a second try would keep the shopper waiting. */
const LONGEST_PAUSE_MS = 1000;
/** The pause where a 429 does not say when the limit ends. */
const UNTOLD_LIMIT_MS = 60_000;
/** A clock that is wrong, here or there, must not silence the newsletter for long. */
const LONGEST_LIMIT_MS = 15 * 60_000;

/**
 * The newsletter at SendGrid: `PUT /v3/marketing/contacts` adds a contact or changes it, so a second try does no
 * harm, and one is made where the service stumbles (408, 425, 429 that ends at once, 5xx, a broken connection).
 * A 202 means taken in. Nothing of its answers gets out, and the key goes nowhere but into the header.
 * Source of the contract: github.com/twilio/sendgrid-oai, spec/json/tsg_mc_contacts_v3.json.
 */
export function sendGridNewsletter(options: SendGridOptions): NewsletterPort {
  const address = `${options.url.replace(/(?:\/v3)?\/*$/, '')}${PATH}`;
  const headers = { authorization: `Bearer ${options.apiKey}`, 'content-type': 'application/json' };
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  let quietUntilMs = 0;

  async function put(body: string, signal: AbortSignal): Promise<Reply> {
    try {
      // A redirect would carry the contact, though not the key, to somebody else.
      const response = await fetch(address, { method: 'PUT', headers, body, signal, redirect: 'error' });
      return { response, text: await response.text() };
    } catch (error) {
      if (signal.aborted) throw unavailable('does not answer in time');
      return { response: null, text: error instanceof Error ? error.name : 'unknown' };
    }
  }

  /** Milliseconds until a second try makes sense, or null where none does. A limit silences the calls until it ends. */
  function pauseOf({ response }: Reply): number | null {
    if (response === null) return 0;
    if (response.status === 429) {
      const waitMs = Math.min(limitEndsInMs(response.headers), LONGEST_LIMIT_MS);
      quietUntilMs = Date.now() + waitMs;
      return waitMs <= LONGEST_PAUSE_MS ? waitMs : null;
    }
    return [408, 425].includes(response.status) || response.status >= 500 ? 0 : null;
  }

  return {
    async subscribe(subscriber) {
      if (Date.now() < quietUntilMs) throw unavailable('has limited our calls');
      const body = JSON.stringify(requestOf(subscriber, options));
      const signal = AbortSignal.timeout(timeoutMs);
      let reply = await put(body, signal);
      const pauseMs = pauseOf(reply);
      if (pauseMs !== null) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        reply = await put(body, signal);
        pauseOf(reply);
      }
      settle(reply);
    },
  };
}

interface Reply {
  /** null: there was no answer at all. */
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
        // SendGrid's own `phone_number_id` names a contact: one that is shared or malformed breaks the upsert.
        ...(phone === undefined || phoneFieldId === undefined
          ? {}
          : { custom_fields: { [phoneFieldId]: phone } }),
      },
    ],
  };
}

/** `X-RateLimit-Reset` is a time in seconds since 1970; `Retry-After` counts seconds. */
function limitEndsInMs(headers: Headers): number {
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (reset > 0) return Math.max(0, reset * 1000 - Date.now());
  const after = Number(headers.get('retry-after'));
  return after > 0 ? after * 1000 : UNTOLD_LIMIT_MS;
}

const Complaints = object({
  errors: array(object({ message: optional(string(), ''), field: optional(string(), '') })),
});

/** Returns for a contact that was taken in; throws otherwise. */
function settle({ response, text }: Reply): void {
  if (response === null) throw unavailable(`cannot be reached (${text})`);
  if (response.status === 202 && !isHtml(text)) return;
  if (response.status === 400 && blamesTheAddress(text)) {
    throw new ShopError('invalid_email', { fields: { email: 'invalid_email' } });
  }
  throw unavailable(`answers ${response.status}${hintOf(response.status)}`);
}

function hintOf(status: number): string {
  if (status === 202) return ' with a page for people: is SENDGRID_URL right?';
  if (status === 401 || status === 403) return ': is SENDGRID_API_KEY right, and may it write contacts?';
  if (status === 404) return ': are SENDGRID_URL and SENDGRID_LIST_ID right?';
  return '';
}

/** A 400 may also be about the list or a custom field, which no shopper can put right. */
function blamesTheAddress(text: string): boolean {
  const result = safeParse(Complaints, looseJson(text));
  if (!result.success) return false;
  return result.output.errors.some(
    ({ field, message }) => /email/i.test(field) || (field === '' && /e-?mail/i.test(message)),
  );
}

/** A gate or proxy in between may answer anything with any status. */
function isHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** What went wrong stands in the cause, for the log alone. */
function unavailable(what: string): ShopError {
  return new ShopError('newsletter_unavailable', {}, new OperatorProblem(`SendGrid ${what}`));
}
