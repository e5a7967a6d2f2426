import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodeOf } from '../../../domain/core/errors.js';
import type { ReturnAct, Step } from '../../../domain/office/steps.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { takeLinkedStep } from '../../../server/actions/office/takeLinkedStep.js';
import { orderOf, returnBody } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { BOSTA_KEY, startBosta } from '../../support/standIns/bostaStandIn.js';
import { dyingBackend, type Death } from './dyingBackend.js';
import { BRANCH, openOfficeShop, PIECES } from './officeShop.js';

/* The process ends at each call of a port while the operator takes a step; the operator presses again. */

const bosta = await startBosta();
afterAll(() => bosta.close());
const shop = await openOfficeShop({
  ...{ BOSTA_URL: bosta.url, BOSTA_API_KEY: BOSTA_KEY },
  LIMIT_RETURN_REQUESTS_ADDRESS: '1000000',
});
const { backend, mona, orderNow, placed, recorded, plenty, linkTo, orderLetters } = shop;

beforeEach(() => shop.clear());

const MOST_CALLS = 60;

interface Case {
  /** What has happened to the order before; absent: it was placed. */
  before?: (id: number) => Promise<void>;
  /** `subject` is a free time, or the request to return goods. */
  step: (subject: string) => Step;
  /** What the order is like once the step is taken. */
  after: object;
  letters: number;
  stock: number;
}

async function delivered(id: number): Promise<void> {
  await shop.step(id, { act: 'deliver' });
}

async function askedToReturn(id: number): Promise<void> {
  await delivered(id);
  const order = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
  expect((await mona.post('/api/wcPost/return', returnBody(order))).status).toBe(201);
  await afterAnswers();
}

/** An answer to a request to return goods. */
const answered = (act: ReturnAct, state: string): Case => ({
  before: askedToReturn,
  step: (subject) => ({ act, returnId: Number(subject), answer: 'We call you' }),
  ...{ after: { status: 'completed', returns: [{ state, answer: 'We call you' }] }, letters: 1, stock: HELD },
});

const HELD = 100 - PIECES;
const CASES: Record<string, Case> = {
  send: {
    step: () => ({ act: 'send', shipment: { carrier: 'Bosta', number: '7400' } }),
    ...{ after: { shipment: { carrier: 'Bosta' } }, letters: 1, stock: HELD },
  },
  book: {
    step: () => ({ act: 'book', area: 'd-nasr' }),
    ...{ after: { shipment: { carrier: 'Bosta' } }, letters: 1, stock: HELD },
  },
  deliver: { step: () => ({ act: 'deliver' }), after: { status: 'completed' }, letters: 1, stock: HELD },
  cancel: { step: () => ({ act: 'cancel' }), after: { status: 'cancelled' }, letters: 1, stock: 100 },
  note: { step: () => ({ act: 'note', text: 'We call at 5 pm' }), after: {}, letters: 0, stock: HELD },
  visit: {
    step: (slot) => ({ act: 'visit', slot }),
    ...{ after: { status: 'processing' }, letters: 1, stock: HELD },
  },
  refund: {
    before: delivered,
    step: () => ({ act: 'refund', amount: 5025, reason: 'A cap was missing' }),
    ...{ after: { status: 'completed', refunded: 5025 }, letters: 1, stock: HELD },
  },
  'refund all': {
    before: delivered,
    step: () => ({ act: 'refund', amount: null, reason: null }),
    ...{ after: { status: 'refunded' }, letters: 1, stock: HELD },
  },
  accept: answered('accept', 'accepted'),
  refuse: answered('refuse', 'refused'),
  received: answered('received', 'done'),
};

async function press(id: number, step: Step, version: string, death: Death | null): Promise<boolean> {
  const process = death === null ? null : dyingBackend(backend, death);
  try {
    const { notify } = await takeLinkedStep(process ?? backend, linkTo(id), step, version);
    await notify();
  } catch (error) {
    if (error instanceof Error && error.message === 'killed') return false;
    if (errorCodeOf(error) !== 'order_changed' && errorCodeOf(error) !== 'note_repeated') throw error;
  }
  return process === null || process.calls() < (death?.call ?? 0);
}

describe.each(Object.entries(CASES))('%s', (act, { before, step, after, letters, stock }) => {
  // Before the next call all is as after the last one.
  it('is done once and told once, when the process ends after any call', async () => {
    for (let call = 1; ; call += 1) {
      expect(call, 'a step ends').toBeLessThan(MOST_CALLS);
      await shop.clear();
      bosta.deliveries.length = 0;
      const times = (await (
        await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)
      ).body) as {
        date: string;
        from: string;
      }[];
      const [first = '', later = ''] = times.map(({ date, from }) => `${date}T${from}`);
      const id = await placed(act === 'visit' ? { shipping_method: `pickup:${BRANCH}`, slot: first } : {});
      await before?.(id);
      await shop.outbox.clear();
      orderLetters.length = 0;
      const earlier = (await recorded(id)).length;
      const [request] = await backend.returns.listOfOrder(id);
      const taken = step(request === undefined ? later : String(request.id));
      const { updatedAt: version } = await orderNow(id);
      const isWhole = await press(id, taken, version, { call, when: 'after' });
      const done = (await recorded(id)).length - earlier;
      expect(done, 'at most once').toBeLessThanOrEqual(1);
      expect(await shop.stockOf(plenty.id), 'all or nothing').toBe(done === 1 ? stock : HELD);
      await shop.endIdempotencyLeases();
      await press(id, taken, version, null);
      await shop.outbox.makeDue();
      await sendNotices(backend);
      expect(await recorded(id), `call ${call}`).toHaveLength(earlier + 1);
      const returns = await backend.returns.listOfOrder(id);
      expect({ ...(await orderNow(id)), returns }).toMatchObject(after);
      expect(bosta.deliveries.length, `deliveries after call ${call}`).toBe(act === 'book' ? 1 : 0);
      expect(await shop.stockOf(plenty.id)).toBe(stock);
      const sent = new Set(orderLetters.map(({ messageId }) => messageId));
      expect(sent.size, `letters after call ${call}`).toBe(letters);
      if (isWhole) break;
    }
  }, 60_000);
});
