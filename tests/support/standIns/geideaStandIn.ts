import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { looseObject, number, optional, safeParse, string, type InferOutput } from 'valibot';

export const GEIDEA_PUBLIC_KEY = '11111111-2222-3333-4444-555555555555';
export const GEIDEA_PASSWORD = 'test-api-password';

/** A fault of the stand-in instead of its normal response. */
export interface GeideaTrouble {
  status: number;
  body?: unknown;
  /** Responds only after this long. */
  afterMs?: number;
}

/** A payment as stored by Geidea. */
export interface GeideaOrder {
  orderId: string;
  merchantReferenceId: string;
  sessionId?: string;
  amount: number;
  currency: string;
  status: string;
  detailedStatus: string;
  isTest: boolean;
}

export type GeideaEnd = 'approve' | 'decline' | 'cancel' | 'timeout' | 'leave';

const STATUSES: Record<GeideaEnd, { status: string; detailedStatus: string }> = {
  approve: { status: 'Success', detailedStatus: 'Paid' },
  decline: { status: 'Failed', detailedStatus: 'Failed' },
  cancel: { status: 'Failed', detailedStatus: 'Cancelled' },
  timeout: { status: 'Failed', detailedStatus: 'Expired' },
  leave: { status: 'InProgress', detailedStatus: 'InProgress' },
};

const SessionBody = looseObject({
  amount: number(),
  currency: string(),
  merchantReferenceId: string(),
  timestamp: string(),
  signature: string(),
  callbackUrl: string(),
  returnUrl: string(),
  language: optional(string(), 'en'),
});
type Session = InferOutput<typeof SessionBody>;

const RefundBody = looseObject({
  orderId: string(),
  refundAmount: number(),
  timestamp: string(),
  signature: string(),
});

/**
 * Signs according to the provider's documents, independently of the shop's code; a test checks it against their
 * examples.
 */
export function geideaSignature(...parts: string[]): string {
  return createHmac('sha256', GEIDEA_PASSWORD).update(parts.join('')).digest('base64');
}

/**
 * Geidea as documented: requires Basic authorisation, verifies the signature of every session and refund, stores
 * payments by merchant reference, and signs its callbacks.
 */
export async function startGeidea() {
  const service = {
    sessions: new Map<string, Session>(),
    orders: [] as GeideaOrder[],
    calls: [] as { method: string; path: string; body: unknown }[],
    /** Faults of the next calls, one each; `hang up` closes the connection. */
    trouble: [] as (GeideaTrouble | 'hang up')[],
  };
  const server = createServer((request, response) => void serve(service, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const sessionOf = (sessionId: string): Session => {
    const session = service.sessions.get(sessionId);
    if (session === undefined) throw new Error('There is no such session');
    return session;
  };
  return {
    ...service,
    url: `http://127.0.0.1:${port}`,
    sessionOf,
    /** A shopper's action on the page: the payment is stored, without a callback. */
    end(sessionId: string, end: GeideaEnd, changes: Partial<GeideaOrder> = {}): GeideaOrder {
      const { merchantReferenceId, amount, currency } = sessionOf(sessionId);
      const order = {
        orderId: randomUUID(),
        merchantReferenceId,
        sessionId,
        amount,
        currency,
        isTest: false,
      };
      const kept = { ...order, ...STATUSES[end], ...changes };
      service.orders.push(kept);
      return kept;
    },
    callbackOf: signedCallback,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type GeideaStandIn = Awaited<ReturnType<typeof startGeidea>>;

function signedCallback(order: GeideaOrder) {
  const timeStamp = '2/21/2024 5:16:48 AM';
  const { orderId, amount, currency, status, merchantReferenceId } = order;
  return {
    order: { ...order, merchantPublicKey: GEIDEA_PUBLIC_KEY, cardOnFile: false, transactions: [] },
    signature: geideaSignature(
      GEIDEA_PUBLIC_KEY,
      amount.toFixed(2),
      currency,
      orderId,
      status,
      merchantReferenceId,
      timeStamp,
    ),
    timeStamp,
  };
}

type Service = Pick<GeideaStandIn, 'sessions' | 'orders' | 'calls' | 'trouble'>;

async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url: path = '' } = request;
  const body = await readBody(request);
  service.calls.push({ method, path, body });
  const trouble = service.trouble.shift();
  if (trouble === 'hang up') return void request.socket.destroy();
  if (trouble?.afterMs !== undefined) await sleep(trouble.afterMs);
  const { status, body: answer = '' } = trouble ?? work(service, request, body);
  const isText = typeof answer === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
  response.end(isText ? answer : JSON.stringify(answer));
}

function work(service: Service, request: IncomingMessage, body: unknown): GeideaTrouble {
  const credentials = Buffer.from(`${GEIDEA_PUBLIC_KEY}:${GEIDEA_PASSWORD}`).toString('base64');
  if (request.headers.authorization !== `Basic ${credentials}`) return refusal(401, '027', 'Unauthorized');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://geidea.invalid');
  switch (`${request.method} ${pathname}`) {
    case 'POST /payment-intent/api/v2/direct/session':
      return openSession(service, body);
    case 'GET /pgw/api/v1/direct/order':
      return findOrders(service, searchParams.get('MerchantReferenceId'));
    case 'POST /pgw/api/v2/direct/refund':
      return refund(service, body);
    default:
      return { status: 404, body: '<h1>404</h1>' };
  }
}

function openSession({ sessions }: Service, body: unknown): GeideaTrouble {
  const parsed = safeParse(SessionBody, body);
  if (!parsed.success) return { status: 400, body: { status: 400, errors: { '$.amount': ['required'] } } };
  const { amount, currency, merchantReferenceId, timestamp, signature } = parsed.output;
  const expected = geideaSignature(
    GEIDEA_PUBLIC_KEY,
    amount.toFixed(2),
    currency,
    merchantReferenceId,
    timestamp,
  );
  if (signature !== expected) return refusal(200, '100', 'Invalid signature');
  const id = randomUUID();
  sessions.set(id, parsed.output);
  return success({ session: { id, amount, currency, status: 'Initiated', merchantReferenceId } });
}

function findOrders({ orders }: Service, reference: string | null): GeideaTrouble {
  return success({ orders: orders.filter(({ merchantReferenceId }) => merchantReferenceId === reference) });
}

function refund({ orders }: Service, body: unknown): GeideaTrouble {
  const parsed = safeParse(RefundBody, body);
  if (!parsed.success) return { status: 400, body: { status: 400, errors: {} } };
  const { orderId, refundAmount, timestamp, signature } = parsed.output;
  const expected = geideaSignature(timestamp, GEIDEA_PUBLIC_KEY, refundAmount.toFixed(2), orderId);
  if (signature !== expected) return refusal(200, '100', 'Invalid signature');
  const order = orders.find((one) => one.orderId === orderId);
  if (order?.detailedStatus !== 'Paid' || refundAmount > order.amount) return refusal(200, '100', 'Not paid');
  order.detailedStatus = 'Refunded';
  return success({ order });
}

function success(more: object): GeideaTrouble {
  return { status: 200, body: { responseCode: '000', responseMessage: 'Success', ...more } };
}

function refusal(status: number, responseCode: string, responseMessage: string): GeideaTrouble {
  return { status, body: { responseCode, responseMessage } };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
