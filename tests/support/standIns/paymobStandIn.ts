import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

export const PAYMOB = {
  PAYMOB_PUBLIC_KEY: 'egy_pk_live_standin',
  PAYMOB_SECRET_KEY: 'egy_sk_live_standin',
  PAYMOB_API_KEY: 'api-key-of-the-stand-in',
  PAYMOB_HMAC_SECRET: 'hmac-secret-of-the-stand-in',
  PAYMOB_INTEGRATIONS: '4097558,4097559',
};

/** A fault of the stand-in instead of its normal response. */
export interface PaymobTrouble {
  status: number;
  body?: unknown;
  /** Responds only after this long. */
  afterMs?: number;
}

export type PaymobEnd = 'approve' | 'decline' | 'cancel' | 'timeout' | 'wait' | 'bill';

/** A kiosk's integration (CAGG), whose payments come later and cannot be refunded. */
export const KIOSK = 4_097_560;
/** Integrations that only ways of their own name. */
export const VALU = 4_097_561;
export const INSTALMENTS = 4_097_562;

const Amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const Filled = v.pipe(v.string(), v.nonEmpty());

/** Unknown fields are refused, so that a misspelt one is noticed. */
const IntentionBody = v.strictObject({
  amount: Amount,
  currency: v.literal('EGP'),
  payment_methods: v.pipe(v.array(Amount), v.minLength(1)),
  items: v.array(v.strictObject({ name: v.pipe(Filled, v.maxLength(45)), amount: Amount, quantity: Amount })),
  billing_data: v.strictObject({
    first_name: Filled,
    last_name: Filled,
    phone_number: Filled,
    email: Filled,
    street: Filled,
    city: Filled,
    state: Filled,
    country: Filled,
  }),
  special_reference: Filled,
  expiration: Amount,
  notification_url: v.pipe(v.string(), v.url()),
  redirection_url: v.pipe(v.string(), v.url()),
});
type Intention = v.InferOutput<typeof IntentionBody>;

const InquiryBody = v.union([
  v.strictObject({ order_id: Amount }),
  v.strictObject({ merchant_order_id: Filled }),
]);
const RefundBody = v.strictObject({ transaction_id: Amount, amount_cents: Amount });

/** A transaction as Paymob reports it. */
export interface PaymobTransaction {
  id: number;
  pending: boolean;
  amount_cents: number;
  success: boolean;
  is_auth: boolean;
  is_capture: boolean;
  is_standalone_payment: boolean;
  is_voided: boolean;
  is_refunded: boolean;
  is_void: boolean;
  is_refund: boolean;
  is_3d_secure: boolean;
  integration_id: number;
  has_parent_transaction: boolean;
  order: { id: number; merchant_order_id: string | null; amount_cents: number };
  created_at: string;
  currency: string;
  source_data: { type: string; pan: string; sub_type: string };
  error_occured: boolean;
  owner: number;
  refunded_amount_cents: number;
  is_live: boolean;
  data?: { message: string; txn_response_code: string; bill_reference?: number };
}

/**
 * Signs according to Paymob's documents, independently of the shop's code; a test checks it against the string that
 * they give as an example.
 */
export function signedString(transaction: PaymobTransaction): string {
  const { order, source_data: source } = transaction;
  return [
    transaction.amount_cents,
    transaction.created_at,
    transaction.currency,
    transaction.error_occured,
    transaction.has_parent_transaction,
    transaction.id,
    transaction.integration_id,
    transaction.is_3d_secure,
    transaction.is_auth,
    transaction.is_capture,
    transaction.is_refunded,
    transaction.is_standalone_payment,
    transaction.is_voided,
    order.id,
    transaction.owner,
    transaction.pending,
    source.pan,
    source.sub_type,
    source.type,
    transaction.success,
  ].join('');
}

export function paymobHmac(text: string): string {
  return createHmac('sha512', PAYMOB.PAYMOB_HMAC_SECRET).update(text).digest('hex');
}

/**
 * Paymob as documented: checks every field of an intention and its sum, refuses a repeated reference, hands out tokens
 * for the API key, keeps one order of transactions per intention, and signs its callbacks.
 */
export async function startPaymob() {
  const service = {
    intentions: new Map<number, Intention>(),
    transactions: [] as PaymobTransaction[],
    tokens: new Set<string>(),
    calls: [] as { path: string; body: unknown }[],
    /** Faults of the next calls, one each; `hang up` closes the connection. */
    trouble: [] as (PaymobTrouble | 'hang up')[],
  };
  const server = createServer((request, response) => void serve(service, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const intentionOf = (orderId: string): Intention => {
    const intention = service.intentions.get(Number(orderId));
    if (intention === undefined) throw new Error('There is no such intention');
    return intention;
  };
  return {
    ...service,
    url: `http://127.0.0.1:${port}`,
    intentionOf,
    /** A shopper's action on the page: null if it leaves no transaction. */
    end(orderId: string, end: PaymobEnd, changes: Partial<PaymobTransaction> = {}): PaymobTransaction | null {
      const intention = intentionOf(orderId);
      if (end === 'cancel' || end === 'timeout') return null;
      const transaction = { ...transactionOf(service, Number(orderId), intention, end), ...changes };
      service.transactions.push(transaction);
      return transaction;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type PaymobStandIn = Awaited<ReturnType<typeof startPaymob>>;
type Service = Pick<PaymobStandIn, 'intentions' | 'transactions' | 'tokens' | 'calls' | 'trouble'>;

const FIRST_ORDER = 217_503_754;
const FIRST_TRANSACTION = 192_036_465;
const FIRST_BILL = 518_290_044;

function transactionOf(
  { transactions }: Service,
  orderId: number,
  { amount, currency, special_reference: reference, payment_methods: methods }: Intention,
  end: 'approve' | 'decline' | 'wait' | 'bill',
): PaymobTransaction {
  return {
    id: FIRST_TRANSACTION + transactions.length,
    pending: end === 'wait' || end === 'bill',
    amount_cents: amount,
    success: end === 'approve',
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_void: false,
    is_refund: false,
    is_3d_secure: true,
    integration_id: methods[0] ?? 0,
    has_parent_transaction: false,
    order: { id: orderId, merchant_order_id: reference, amount_cents: amount },
    created_at: '2024-06-13T11:33:44.592345',
    currency,
    source_data: { type: 'card', pan: '2346', sub_type: 'MasterCard' },
    error_occured: false,
    owner: 302_852,
    refunded_amount_cents: 0,
    is_live: true,
    ...(end === 'bill'
      ? {
          data: {
            ...{ message: '', txn_response_code: '05' },
            bill_reference: FIRST_BILL + transactions.filter(({ data }) => data !== undefined).length,
          },
        }
      : {}),
  };
}

/** Body and query of the callback for a transaction. */
export function callbackFor(transaction: PaymobTransaction): { body: object; hmac: string } {
  return {
    body: { type: 'TRANSACTION', obj: transaction },
    hmac: paymobHmac(signedString(transaction)),
  };
}

/** Query that Paymob adds to the return address. */
export function returnQuery(transaction: PaymobTransaction): URLSearchParams {
  const { id, success, pending, order } = transaction;
  return new URLSearchParams({
    id: String(id),
    success: String(success),
    pending: String(pending),
    order: String(order.id),
    merchant_order_id: order.merchant_order_id ?? '',
    hmac: paymobHmac(signedString(transaction)),
  });
}

async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '' } = request;
  const body = await readBody(request);
  service.calls.push({ path, body });
  const trouble = service.trouble.shift();
  if (trouble === 'hang up') return void request.socket.destroy();
  if (trouble?.afterMs !== undefined) await sleep(trouble.afterMs);
  const { status, body: answer = '' } = trouble ?? work(service, request, body);
  const isText = typeof answer === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
  response.end(isText ? answer : JSON.stringify(answer));
}

function work(service: Service, request: IncomingMessage, body: unknown): PaymobTrouble {
  const { authorization = '' } = request.headers;
  const isMerchant = authorization === `Token ${PAYMOB.PAYMOB_SECRET_KEY}`;
  const isReader = service.tokens.has(authorization.replace('Bearer ', ''));
  switch (`${request.method} ${request.url}`) {
    case 'POST /v1/intention/':
      return isMerchant ? createIntention(service, body) : UNAUTHORIZED;
    case 'POST /api/auth/tokens':
      return createToken(service, body);
    case 'POST /api/ecommerce/orders/transaction_inquiry':
      return isReader ? inquire(service, body) : UNAUTHORIZED;
    case 'POST /api/acceptance/void_refund/refund':
      return isMerchant ? refund(service, body) : UNAUTHORIZED;
    default:
      return { status: 404, body: '<h1>404</h1>' };
  }
}

const UNAUTHORIZED: PaymobTrouble = {
  status: 401,
  body: { detail: 'Authentication credentials were not provided.' },
};

function createIntention({ intentions }: Service, body: unknown): PaymobTrouble {
  const parsed = v.safeParse(IntentionBody, body);
  if (!parsed.success) return { status: 400, body: v.flatten(parsed.issues).nested };
  const intention = parsed.output;
  const sum = intention.items.reduce((total, { amount, quantity }) => total + amount * quantity, 0);
  if (sum !== intention.amount) return { status: 406, body: { detail: 'unmatched_item_prices' } };
  const known = [...PAYMOB.PAYMOB_INTEGRATIONS.split(',').map(Number), KIOSK, VALU, INSTALMENTS];
  if (!intention.payment_methods.every((id) => known.includes(id))) {
    return { status: 404, body: { detail: 'Integration ID does not exist' } };
  }
  const isRepeated = [...intentions.values()].some(
    ({ special_reference: reference }) => reference === intention.special_reference,
  );
  if (isRepeated) return { status: 400, body: { detail: 'duplicate special_reference' } };
  const id = FIRST_ORDER + intentions.size;
  intentions.set(id, intention);
  const clientSecret = `egy_csk_${randomUUID().replaceAll('-', '')}`;
  return {
    status: 201,
    body: { id: `pi_${id}`, client_secret: clientSecret, intention_order_id: id, status: 'intended' },
  };
}

function createToken({ tokens }: Service, body: unknown): PaymobTrouble {
  const parsed = v.safeParse(v.strictObject({ api_key: v.literal(PAYMOB.PAYMOB_API_KEY) }), body);
  if (!parsed.success) return { status: 403, body: { detail: 'incorrect credentials' } };
  const token = randomUUID();
  tokens.add(token);
  return { status: 201, body: { token } };
}

/** The last transaction of an order. */
function inquire({ transactions }: Service, body: unknown): PaymobTrouble {
  const parsed = v.safeParse(InquiryBody, body);
  if (!parsed.success) return { status: 400, body: { detail: 'invalid' } };
  const key = parsed.output;
  const found = transactions.findLast(({ order }) =>
    'order_id' in key ? order.id === key.order_id : order.merchant_order_id === key.merchant_order_id,
  );
  return found === undefined ? { status: 404, body: { detail: 'Not found.' } } : { status: 200, body: found };
}

function refund({ transactions }: Service, body: unknown): PaymobTrouble {
  const parsed = v.safeParse(RefundBody, body);
  if (!parsed.success) return { status: 400, body: { amount_cents: ['invalid'] } };
  const { transaction_id: id, amount_cents: amount } = parsed.output;
  const paid = transactions.find((one) => one.id === id);
  if (paid === undefined) return { status: 404, body: { detail: 'Not found.' } };
  const isPossible =
    paid.integration_id !== KIOSK && paid.success && paid.refunded_amount_cents + amount <= paid.amount_cents;
  if (!isPossible) return { status: 400, body: { message: 'cannot refund' } };
  Object.assign(paid, { is_refunded: true, refunded_amount_cents: paid.refunded_amount_cents + amount });
  return { status: 201, body: { ...paid, id: id + 1, is_refund: true, success: true } };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
