import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { OperatorProblem } from '../../ports/problem.js';

export interface BostaOptions {
  /** `https://app.bosta.co`, or the origin of its staging system. */
  url: string;
  apiKey: string;
  /** Authorization header of webhooks; null: there are none. */
  webhookSecret: string | null;
  /** Where webhooks go. */
  webhookUrl: string;
  timeoutMs?: number;
}

interface Call {
  method: 'GET' | 'POST';
  /** Below `/api/v2`. */
  path: string;
  body?: object;
}

const DEFAULT_TIMEOUT_MS = 8000;
/** A label as base64 is the longest response. */
const RESPONSE_MAX_CHARS = 8_000_000;

const Reply = v.object({
  success: v.optional(v.boolean()),
  errorCode: v.optional(v.unknown()),
  data: v.unknown(),
});

/** A key that Bosta does not know, or that may not do this; from the error lists at https://docs.bosta.co. */
const KEY_ERRORS = ['1007', '1008', '1028'];

/**
 * Calls Bosta's API (https://docs.bosta.co/api): the key is the whole Authorization header, and every response is
 * `{ success, message, errorCode, data }`. Returns `data`. Throws `carrier_refused` for what Bosta rejects, otherwise
 * `carrier_unavailable`; its words are passed on to nobody, because they may repeat personal data.
 */
export async function callBosta(options: BostaOptions, { method, path, body }: Call): Promise<unknown> {
  const { status, text } = await ask(options, { method, path, ...(body === undefined ? {} : { body }) });
  const reply = v.safeParse(Reply, looseJson(text));
  const code = reply.success ? errorCodeOf(reply.output.errorCode) : '';
  if (status === 401 || status === 403 || KEY_ERRORS.includes(code)) {
    throw unavailable('rejects BOSTA_API_KEY: it needs the access Read/Write');
  }
  if (reply.success && status < 300 && reply.output.success !== false) return reply.output.data;
  if (status >= 400 && status < 500 && ![404, 408, 425, 429].includes(status)) throw refused(status, code);
  if (status < 300 && reply.success) throw refused(status, code);
  throw unavailable(`responds with ${status}`);
}

async function ask(
  { url, apiKey: authorization, timeoutMs = DEFAULT_TIMEOUT_MS }: BostaOptions,
  { method, path, body }: Call,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${url}/api/v2${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const text = await response.text();
    if (text.length > RESPONSE_MAX_CHARS) throw new Error('response too long');
    return { status: response.status, text };
  } catch (error) {
    throw unavailable(`does not respond (${error instanceof Error ? error.name : 'unknown'})`);
  }
}

/** Bosta writes them as numbers and as texts. */
function errorCodeOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, CODE_MAX_CHARS) : '';
}

const CODE_MAX_CHARS = 20;

export function unavailable(what: string): ShopError {
  return new ShopError('carrier_unavailable', {}, new OperatorProblem(`Bosta ${what}`));
}

function refused(status: number, code: string): ShopError {
  return new ShopError(
    'carrier_refused',
    {},
    new OperatorProblem(`Bosta refuses the delivery: ${status} ${code}`),
  );
}
