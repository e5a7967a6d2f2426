import { randomUUID } from 'node:crypto';
import { PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/core/locale.js';
import type { UnpaidReason } from '../../../domain/payment/payment.js';
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
import { recordOfAttempt } from '../../ports/shared/recordOfAttempt.js';
import { readSignedCallback, SIGNATURE_HEADER, signBody } from './callback.js';
import type { Database, Row, Writer } from '../../database/sql/sql.js';
import { integer, optionalText, text } from '../../database/sql/rows.js';

const CALLBACK_TIMEOUT_MS = 5000;

const PAGE = '/api/payment/card';

/** The payment state that each button leads to, and the reason if it is unpaid. */
const ENDS: Record<TestOutcome, { state: PaymentState; unpaid: UnpaidReason | null }> = {
  approve: { state: 'paid', unpaid: null },
  decline: { state: 'declined', unpaid: 'declined' },
  cancel: { state: 'cancelled', unpaid: 'cancelled' },
  timeout: { state: 'expired', unpaid: 'timed_out' },
};

/**
 * Test card payments: an embedded provider with sessions in the database, a card page, and signed callbacks over HTTP.
 * No money moves.
 */
export function testPayments(
  database: Database,
  secret: string,
): { payments: PaymentsPort; testCardPage: TestCardPage } {
  return { payments: openPayments(database, secret), testCardPage: openCardPage(database, secret) };
}

function openPayments(database: Database, secret: string): PaymentsPort {
  return {
    mode: 'test',
    pagesAt: [PAGE],
    async openSession(request) {
      const id = randomUUID();
      await database.write((writer) => insertSession(writer, id, request));
      return { id, url: `${PAGE}?session=${encodeURIComponent(id)}` };
    },
    readCallback: (callback) => readSignedCallback(callback, secret),
    readReturn: (query) => ENDS[knownOutcome(query.get('outcome')) ?? 'approve'].unpaid,
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
  return knownOutcome(optionalText(row, 'outcome'));
}

function knownOutcome(outcome: string | null): TestOutcome | null {
  return TEST_OUTCOMES.find((known) => known === outcome) ?? null;
}

/** The provider side: the page and its buttons. */
function openCardPage(database: Database, secret: string): TestCardPage {
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
      if (ended > 0) await callBack(row, outcome, secret);
      return sessionOf(row);
    },
  };
}

function sessionOf(row: Row): TestSession {
  const outcome = outcomeOf(row);
  const isOpen = outcome === null && integer(row, 'expires_at') > Date.now();
  const returnUrl = new URL(text(row, 'return_url'));
  returnUrl.searchParams.set('outcome', outcome ?? 'timeout');
  return {
    reference: text(row, 'reference'),
    amount: integer(row, 'amount'),
    locale: LOCALES.find((known) => known === text(row, 'locale')) ?? DEFAULT_LOCALE,
    isOpen,
    returnUrl: returnUrl.href,
  };
}

/** Not retried: lost callbacks happen with every provider, and the shop has to cope with them. */
async function callBack(row: Row, outcome: TestOutcome, secret: string): Promise<void> {
  const body = JSON.stringify({ reference: text(row, 'reference'), outcome });
  try {
    await fetch(text(row, 'callback_url'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, secret) },
      body,
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      redirect: 'error',
    });
  } catch {
    // Return and reconciliation will look the payment up.
  }
}
