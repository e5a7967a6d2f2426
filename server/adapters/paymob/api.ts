import { type GenericSchema, looseObject, nonEmpty, pipe, safeParse, string } from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { OperatorProblem } from '../../ports/problem.js';
import { inSpan } from '../../ports/spans.js';

export interface PaymobAccess {
  /** Base address: `https://accept.paymob.com` for Egypt. */
  url: string;
  secretKey: string;
  apiKey: string;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** Tokens are valid for 60 minutes. */
const TOKEN_MS = 50 * 60_000;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

const TokenReply = looseObject({ token: pipe(string(), nonEmpty()) });

export interface PaymobApi {
  /** A call with the secret key. */
  asMerchant: <Output>(path: string, body: object, schema: GenericSchema<unknown, Output>) => Promise<Output>;
  /** A read with a token for the API key; null if Paymob has no such record. */
  find: <Output>(
    path: string,
    body: object,
    schema: GenericSchema<unknown, Output>,
  ) => Promise<Output | null>;
}

/** Paymob's API. Every failure is `payment_unavailable`; its reason is for the log only and has neither keys nor replies. */
export function paymobApi(access: PaymobAccess): PaymobApi {
  const post = poster(access);
  let known: { token: Promise<string>; until: number } | null = null;

  const requestToken = async () => {
    const { status, answer } = await post('/api/auth/tokens', { api_key: access.apiKey }, {});
    return parse(TokenReply, succeeded(status, answer, 'PAYMOB_API_KEY')).token;
  };
  const currentToken = () => {
    if (known === null || known.until < Date.now()) {
      const token = requestToken();
      known = { token, until: Date.now() + TOKEN_MS };
      token.catch(() => (known = null));
    }
    return known.token;
  };
  const withToken = async (path: string, body: object) =>
    post(path, body, { authorization: `Bearer ${await currentToken()}` });

  return {
    async asMerchant(path, body, schema) {
      const { status, answer } = await post(path, body, { authorization: `Token ${access.secretKey}` });
      return parse(schema, succeeded(status, answer, 'PAYMOB_SECRET_KEY'));
    },
    async find(path, body, schema) {
      let reply = await withToken(path, body);
      if (reply.status === UNAUTHORIZED) {
        known = null;
        reply = await withToken(path, body);
      }
      // A gateway's 404 is a page; Paymob's own is JSON.
      if (reply.status === NOT_FOUND && reply.answer !== undefined) return null;
      return parse(schema, succeeded(reply.status, reply.answer, 'PAYMOB_API_KEY'));
    },
  };
}

function poster({ url, timeoutMs = DEFAULT_TIMEOUT_MS }: PaymobAccess) {
  return async (path: string, body: object, headers: Record<string, string>) => {
    try {
      return await inSpan('payment', async () => {
        const response = await fetch(`${url}${path}`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeoutMs),
          // A redirect would send the shopper's data to another host.
          redirect: 'error',
        });
        return { status: response.status, answer: looseJson(await response.text()) };
      });
    } catch (error) {
      throw unavailable(`cannot be reached (${error instanceof Error ? error.name : 'unknown'})`);
    }
  };
}

function succeeded(status: number, answer: unknown, key: string): unknown {
  if (status >= 200 && status < 300) return answer;
  const hint = status === UNAUTHORIZED || status === 403 ? `: is ${key} right?` : '';
  throw unavailable(`responds with ${status}${status === NOT_FOUND ? NOT_FOUND_HINT : hint}`);
}

const NOT_FOUND_HINT = ': are PAYMOB_URL and PAYMOB_INTEGRATIONS right, and of the mode of the keys?';

function parse<Output>(schema: GenericSchema<unknown, Output>, answer: unknown): Output {
  const result = safeParse(schema, answer);
  if (!result.success) throw unavailable('sent an invalid response');
  return result.output;
}

/** The reason is in the cause, for the log only. */
export function unavailable(what: string): ShopError {
  return new ShopError('payment_unavailable', {}, new OperatorProblem(`Paymob ${what}`));
}
