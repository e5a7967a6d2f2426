import { randomUUID } from 'node:crypto';
import { PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/core/locale.js';
import { toDecimal } from '../../../domain/core/money.js';
import {
  CURRENCY,
  type PaymentRecord,
  type PaymentsPort,
  type PaymentState,
  type SessionRequest,
  TEST_OUTCOMES,
  type TestCardPage,
  type TestOutcome,
  type TestSession,
} from '../../ports/payments.js';
import { recordOfAttempt } from '../../ports/recordOfAttempt.js';
import { readSignedCallback } from '../geidea/callback.js';
import { type GeideaKeys, signCallback, timestampOf } from '../geidea/signature.js';
import type { Database, Row, Writer } from '../../database/database.js';
import { integer, optionalText, text } from '../../database/rows.js';

const CALLBACK_TIMEOUT_MS = 5000;

/** How each button ends a payment: in the port's words, the provider's, and those it sends the shopper back with. */
const ENDS: Record<TestOutcome, { state: PaymentState; status: string; detailed: string; message: string }> =
  {
    approve: { state: 'paid', status: 'Success', detailed: 'Paid', message: 'Success' },
    decline: { state: 'declined', status: 'Failed', detailed: 'Failed', message: 'Payment declined' },
    cancel: { state: 'cancelled', status: 'Failed', detailed: 'Cancelled', message: 'Cancelled by User' },
    timeout: { state: 'expired', status: 'Failed', detailed: 'Expired', message: 'Session expired' },
  };

/**
 * Card payments that move no money: a provider of the shop's own, with sessions in the database, a card page for
 * trying things out, and callbacks that travel and are signed like Geidea's.
 */
export function testPayments(
  database: Database,
  keys: GeideaKeys,
): { payments: PaymentsPort; testCardPage: TestCardPage } {
  return { payments: openPayments(database, keys), testCardPage: openCardPage(database, keys) };
}

function openPayments(database: Database, keys: GeideaKeys): PaymentsPort {
  return {
    mode: 'test',
    async openSession(request) {
      const id = randomUUID();
      await database.write((writer) => insertSession(writer, id, request));
      return id;
    },
    pageOf: (sessionId) => `/api/payment/card?session=${encodeURIComponent(sessionId)}`,
    readCallback: (body) => readSignedCallback(body, keys),
    async lookUp(attempt) {
      const rows = await database.rows('SELECT * FROM payment_sessions WHERE reference = ?', [
        attempt.reference,
      ]);
      return recordOfAttempt(attempt, rows.map(recordOf), 'test');
    },
    async refund({ id }) {
      await database.write((writer) =>
        writer.run('UPDATE payment_sessions SET is_refunded = 1 WHERE payment_id = ?', [id]),
      );
    },
  };
}

function insertSession(writer: Writer, id: string, request: SessionRequest): Promise<number> {
  return writer.run(
    `INSERT INTO payment_sessions (id, reference, amount, locale, callback_url, return_url, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      request.reference,
      request.amount,
      request.locale,
      request.callbackUrl,
      request.returnUrl,
      Date.now() + PAYMENT_SESSION_MS,
    ],
  );
}

function recordOf(row: Row): PaymentRecord {
  return {
    reference: text(row, 'reference'),
    sessionId: text(row, 'id'),
    state: stateOf(row),
    id: optionalText(row, 'payment_id'),
    amount: integer(row, 'amount'),
    currency: CURRENCY,
    isTest: true,
  };
}

function stateOf(row: Row): PaymentState {
  const outcome = outcomeOf(row);
  if (outcome === null) return integer(row, 'expires_at') <= Date.now() ? 'expired' : 'none';
  return integer(row, 'is_refunded') === 1 ? 'refunded' : ENDS[outcome].state;
}

function outcomeOf(row: Row): TestOutcome | null {
  const outcome = optionalText(row, 'outcome');
  return TEST_OUTCOMES.find((known) => known === outcome) ?? null;
}

/** The provider's side: its page, and what a button on it does. */
function openCardPage(database: Database, keys: GeideaKeys): TestCardPage {
  const find = async (sessionId: string): Promise<Row | undefined> =>
    (await database.rows('SELECT * FROM payment_sessions WHERE id = ?', [sessionId]))[0];
  return {
    async readSession(sessionId) {
      const row = await find(sessionId);
      return row === undefined ? null : sessionOf(row);
    },
    async conclude(sessionId, outcome) {
      const ended = await database.write((writer) =>
        writer.run(
          `UPDATE payment_sessions SET outcome = ?, payment_id = ?
           WHERE id = ? AND outcome IS NULL AND expires_at > ?`,
          [outcome, randomUUID(), sessionId, Date.now()],
        ),
      );
      const row = await find(sessionId);
      if (row === undefined) return null;
      if (ended > 0) await callBack(row, outcome, keys);
      return sessionOf(row);
    },
  };
}

function sessionOf(row: Row): TestSession {
  const outcome = outcomeOf(row);
  const isOpen = outcome === null && integer(row, 'expires_at') > Date.now();
  const returnUrl = new URL(text(row, 'return_url'));
  returnUrl.searchParams.set('sessionId', text(row, 'id'));
  const paymentId = optionalText(row, 'payment_id');
  if (paymentId !== null) returnUrl.searchParams.set('orderId', paymentId);
  returnUrl.searchParams.set('responseMessage', ENDS[outcome ?? 'timeout'].message);
  return {
    reference: text(row, 'reference'),
    amount: integer(row, 'amount'),
    locale: LOCALES.find((known) => known === text(row, 'locale')) ?? DEFAULT_LOCALE,
    isOpen,
    returnUrl: returnUrl.href,
  };
}

/** One try: a callback that does not arrive is a case that the shop has to live with, from Geidea too. */
async function callBack(row: Row, outcome: TestOutcome, keys: GeideaKeys): Promise<void> {
  try {
    await fetch(text(row, 'callback_url'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(callbackOf(row, outcome, keys)),
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      redirect: 'error',
    });
  } catch {
    // The return and the reconciliation look the payment up.
  }
}

function callbackOf(row: Row, outcome: TestOutcome, keys: GeideaKeys): object {
  const { status, detailed } = ENDS[outcome];
  const [amount, reference, orderId] = [
    integer(row, 'amount'),
    text(row, 'reference'),
    text(row, 'payment_id'),
  ];
  const timestamp = timestampOf(new Date());
  return {
    order: {
      orderId,
      merchantReferenceId: reference,
      merchantPublicKey: keys.publicKey,
      sessionId: text(row, 'id'),
      amount: Number(toDecimal(amount)),
      currency: CURRENCY,
      status,
      detailedStatus: detailed,
    },
    signature: signCallback(keys, { amount, currency: CURRENCY, orderId, status, reference, timestamp }),
    timeStamp: timestamp,
  };
}
