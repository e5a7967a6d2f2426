import * as v from 'valibot';
import { randomUUID } from 'node:crypto';

/** Above every timeout of the shop: who waits longer hangs. */
const HANG_MS = 120_000;

export interface Reply {
  /** 0: no response within two minutes, or a broken connection. */
  status: number;
  code: string | null;
  /** 0: the response does not say. */
  retryAfterS: number;
  body: unknown;
  ms: number;
}

/** Somebody with an own address and cookies. */
export interface Visitor {
  address: string;
  cookies: Map<string, string>;
}

let visitors = 0;

/** A visitor from an address that nobody else has. */
export function newVisitor(): Visitor {
  visitors += 1;
  return { address: `10.0.${visitors >> 8}.${visitors & 255}`, cookies: new Map() };
}

export type Send = (
  visitor: Visitor,
  method: string,
  path: string,
  body?: object,
  key?: string,
) => Promise<Reply>;

/** Sends requests as a browser does, with an idempotency key for each write, and passes each reply on. */
export function openClient(origin: string, onReply: (reply: Reply, path: string) => void): Send {
  return async (visitor, method, path, body, key = randomUUID()) => {
    const startedAtMs = performance.now();
    const reply = await attempt(origin, { visitor, method, path, body, key });
    const timed = { ...reply, ms: performance.now() - startedAtMs };
    onReply(timed, path);
    return timed;
  };
}

interface Sent {
  visitor: Visitor;
  method: string;
  path: string;
  body: object | undefined;
  key: string;
}

async function attempt(
  origin: string,
  { visitor, method, path, body, key }: Sent,
): Promise<Omit<Reply, 'ms'>> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const writing = { origin, 'content-type': 'application/json', 'idempotency-key': key };
  const headers = { cookie, 'x-test-client': visitor.address, ...(method === 'GET' ? {} : writing) };
  try {
    const response = await fetch(origin + path, {
      ...{ method, headers, signal: AbortSignal.timeout(HANG_MS) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    for (const [, name = '', value = ''] of response.headers
      .getSetCookie()
      .flatMap((set) => [/^([^=]+)=([^;]*)/.exec(set) ?? []])) {
      visitor.cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const json: unknown = isJson ? JSON.parse(text) : null;
    const failure = v.safeParse(v.object({ code: v.string() }), json);
    const code = failure.success ? failure.output.code : null;
    return {
      ...{ status: response.status, code, body: json },
      retryAfterS: Number(response.headers.get('retry-after')),
    };
  } catch {
    return { status: 0, code: null, retryAfterS: 0, body: null };
  }
}

/** The id of what an answer describes; 0 where it describes nothing. */
export function idOf(body: unknown): number {
  const described = v.safeParse(v.object({ id: v.number() }), body);
  return described.success ? described.output.id : 0;
}
