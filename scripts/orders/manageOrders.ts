import { printedTime } from '../command/printedTime.js';
import { trackingLink } from '../../domain/order/trackingLink.js';
import type { Visit } from '../../domain/branches/branch.js';
import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { cashDue, isPaidByCard } from '../../domain/order/deposit.js';
import type { ConfirmationState } from '../../domain/confirmation/confirmation.js';
import { cleanCode, cleanLine, cleanLines } from '../../domain/text/cleanText.js';
import { ShopError } from '../../domain/core/errors.js';
import { CARRIER_AREA_MAX_CHARS, SHIPMENT_MAX_CHARS } from '../../domain/core/limits.js';
import { parsePrice, type Piastres, toDecimal } from '../../domain/core/money.js';
import { ORDER_NOTE_MAX_CHARS } from '../../domain/order/notes/orderNotes.js';
import {
  ALL_BUT_CARTS,
  isAwaited,
  isOrderStatus,
  type Order,
  orderTotal,
  type OrderStatus,
} from '../../domain/order/order.js';
import { isPaidLater } from '../../domain/office/moves.js';
import type { Step } from '../../domain/office/steps.js';
import { takeStep } from '../../server/actions/office/takeStep.js';
import { listOrders } from '../../server/adapters/local/order/orderMoves.js';
import { readNotes } from '../../server/adapters/local/order/orderNotes.js';
import { readOrder } from '../../server/adapters/local/order/readOrder.js';
import { listSteps } from '../../server/database/records/orderSteps.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { type Command, CommandError, defineCommand, type Program, UsageError } from '../command/program.js';
import type { DatabaseTools as OrderTools } from '../command/runCommand.js';
import { idOf, textOf } from '../command/values.js';
import { CREATE_ORDER } from './createOrder.js';
import { refusalOf } from './orderRefusals.js';
import { RETURN_COMMANDS } from './manageReturns.js';

const LISTED_MAX = 100;
const WAITING: readonly OrderStatus[] = ['processing', 'on-hold'];

const AN_ORDER = '<order>';

/** A step without any fact. */
function plain(
  act: 'approve' | 'paid' | 'confirm' | 'deliver' | 'cancel',
  help: string,
): Command<OrderTools> {
  return defineCommand(help, {
    args: AN_ORDER,
    run: ([order], _, tools: OrderTools) => take(order, { act }, tools),
  });
}

export const ORDERS: Program<OrderTools> = {
  name: 'npm run orders',
  about: 'the orders of the embedded shop',
  commands: {
    '': defineCommand('The orders that wait for you, newest first.', {
      run: (_, __, tools: OrderTools) => list(WAITING, tools),
    }),
    list: defineCommand('Orders with a status such as completed, or all; without it those that wait.', {
      args: '[status]',
      run: ([status], _, tools: OrderTools) => list(statusesOf(status), tools),
    }),
    show: defineCommand('Its goods, address and phone.', {
      args: AN_ORDER,
      run: ([order], _, tools: OrderTools) => {
        const id = idOf(cleanCode(order));
        return explained(id, null, tools, async () => show(await readOrder(tools.database, id), tools));
      },
    }),
    approve: plain('approve', 'It was on hold, and is all right.'),
    paid: plain('paid', 'The transfer or cheque has arrived.'),
    confirm: plain('confirm', 'The customer has confirmed it on the phone.'),
    send: defineCommand('It was given to a carrier.', {
      args: AN_ORDER,
      options: {
        carrier: { value: 'Bosta', required: true, help: 'who brings it' },
        number: { value: '7400123456', help: 'for tracking' },
      },
      run: ([order], { carrier, number }, tools: OrderTools) => {
        const shipment = {
          carrier: textOf('--carrier', carrier, SHIPMENT_MAX_CHARS, cleanLine),
          number: textOf('--number', number, SHIPMENT_MAX_CHARS, cleanCode),
        };
        return take(order, { act: 'send', shipment }, tools);
      },
    }),
    book: defineCommand('The carrier is asked to collect it.', {
      args: AN_ORDER,
      options: { area: { value: '"Nasr City"', help: 'if it is not what the customer wrote' } },
      run: ([order], { area }, tools: OrderTools) =>
        take(
          order,
          { act: 'book', area: textOf('--area', area, CARRIER_AREA_MAX_CHARS, cleanLine) ?? '' },
          tools,
        ),
    }),
    deliver: plain('deliver', 'It was delivered, or collected.'),
    cancel: plain('cancel', 'Its stock comes back.'),
    refund: defineCommand('You have returned the money.', {
      args: AN_ORDER,
      options: {
        amount: { value: '250', help: 'in EGP, if it is not all' },
        reason: { value: '"One tyre came back"', help: 'which the customer reads' },
      },
      run: ([order], { amount, reason }, tools: OrderTools) =>
        take(
          order,
          {
            act: 'refund',
            amount: amountOf(amount),
            reason: textOf('--reason', reason, ORDER_NOTE_MAX_CHARS, cleanLines),
          },
          tools,
        ),
    }),
    note: defineCommand('The customer reads it.', {
      args: '<order> <text>',
      run: ([order, text], _, tools: OrderTools) =>
        take(order, { act: 'note', text: textOf('<text>', text, ORDER_NOTE_MAX_CHARS, cleanLines) }, tools),
    }),
    visit: defineCommand('Another time of its appointment, such as 2026-11-25T10:00.', {
      args: '<order> <time>',
      run: ([order, time], _, tools: OrderTools) => {
        const slot = cleanCode(time);
        if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(slot))
          throw new UsageError(`${time} is no time such as 2026-11-25T10:00`);
        return take(order, { act: 'visit', slot }, tools);
      },
    }),
    create: CREATE_ORDER,
    ...RETURN_COMMANDS,
  },
};

function statusesOf(word: string | undefined): readonly OrderStatus[] {
  if (word === undefined) return WAITING;
  const status = cleanCode(word);
  if (status === 'all') return ALL_BUT_CARTS;
  if (isOrderStatus(status) && status !== 'pending-cart') return [status];
  throw new UsageError(`${word} is no status: ${ALL_BUT_CARTS.join(', ')}, or all`);
}

function amountOf(text: string | null): Piastres | null {
  const amount = text === null ? null : parsePrice(cleanCode(text));
  if (text !== null && amount === null) throw new UsageError('--amount must be EGP, such as 250.50');
  return amount;
}

/** Does something with an order, or says why it is not possible. */
async function explained(
  id: number,
  step: Step | null,
  { database }: OrderTools,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const refusal = await refusalOf(error, id, step, () => readOrder(database, id));
    if (refusal === null) throw error;
    throw new CommandError(refusal);
  }
}

async function list(statuses: readonly OrderStatus[], { database, print }: OrderTools): Promise<void> {
  const orders = await listOrders(database, printedTables(print), statuses, LISTED_MAX);
  if (orders.length === 0) print(`There is no order with the status ${statuses.join(' or ')}.`);
  for (const order of orders) print(headOf(order));
  if (orders.length === LISTED_MAX) print(`… the newest ${LISTED_MAX}`);
}

function headOf(order: Order): string {
  const { id, createdAt, billing, paymentMethod } = order;
  const facts = [String(id), printedTime(createdAt), stateOf(order)];
  const name = billing === null ? '' : `${billing.firstName} ${billing.lastName}`;
  return [
    ...facts,
    `${toDecimal(orderTotal(order))} EGP ${paymentMethod ?? ''}${depositIn(order)}`,
    name,
  ].join('  ');
}

function depositIn(order: Order): string {
  const { deposit } = order;
  if (deposit === null) return '';
  if (deposit.paid === 0) return `, deposit of ${toDecimal(deposit.due)} not paid`;
  return `, deposit of ${toDecimal(deposit.paid)} paid by card, ${toDecimal(cashDue(order))} to collect`;
}

const CONFIRMATIONS: Record<ConfirmationState, string> = {
  waiting: 'waiting for confirmation',
  reminded: 'reminded to confirm',
  unreachable: 'no message arrived: call to confirm',
  confirmed: 'confirmed',
};

function stateOf(order: Order): string {
  const { status, shipment, confirmation } = order;
  if (isAwaited(order)) return `${status}, ${awaitedWords(order)}`;
  if (status !== 'processing') return status;
  if (shipment === null)
    return confirmation === null ? status : `${status}, ${CONFIRMATIONS[confirmation.state]}`;
  const facts = [shipment.carrier, shipment.number, trackingLink(shipment)];
  return `sent with ${facts.filter((fact) => fact !== null).join(' ')}`;
}

function awaitedWords({ payment }: Order): string {
  if (payment?.proof == null) return `money awaited until ${printedTime(payment?.until ?? '')}`;
  const words = [payment.proof.text, payment.proof.photo].filter((each) => each !== null).join(' ');
  return `the customer says that they have paid${words === '' ? '' : `: “${words}”`}`;
}

async function show(order: Order, { database, print }: OrderTools): Promise<void> {
  print(headOf(order));
  for (const { quantity, name, productId, price } of order.items) {
    print(`    ${quantity} × ${name.en} (product ${productId}) at ${toDecimal(price)}`);
  }
  const { billing, delivery, shippingTotal } = order;
  const { notes, refunds } = await readNotes(database, printedTables(print), order.id);
  for (const { at, text } of notes) print(`    Note of ${printedTime(at)}: ${text}`);
  for (const { at, amount, reason } of refunds)
    print(`    Refund of ${printedTime(at)}: ${toDecimal(amount)} ${reason ?? ''}`.trimEnd());
  for (const { at, act, by, detail } of await listSteps(database, printedTables(print), order.id, LISTED_MAX))
    print(`    ${printedTime(at)}  ${act} ${detail ?? ''}`.trimEnd() + `, by ${by}`);
  if (delivery !== null) print(`    ${delivery.title.en}: ${toDecimal(shippingTotal)}`);
  if (delivery?.visit !== undefined) print(`    Appointment: ${timeOf(delivery.visit)}`);
  if (billing === null) return;
  const { [billing.governorate]: governorate } = GOVERNORATES;
  const place = [billing.address1, billing.address2, billing.city, governorate?.en ?? billing.governorate];
  print(`    ${place.filter((part) => part !== null).join(', ')}`);
  print(`    ${[billing.phone, billing.email].filter((part) => part !== null).join('  ')}`);
  if (billing.notes !== null) print(`    “${billing.notes}”`);
}

function timeOf({ slot }: Visit): string {
  return slot === null ? 'no time is booked' : `${slot.date} ${slot.from}-${slot.to}`;
}

function take(order: string, step: Step, tools: OrderTools): Promise<void> {
  const id = idOf(cleanCode(order));
  return explained(id, step, tools, async () => {
    const { order: moved, notify } = await takeStep(await tools.open(), id, step, { by: 'command' });
    tools.print(
      step.act === 'note'
        ? `Order ${id}: its customer reads “${step.text}”`
        : `Order ${id}: ${stateOf(moved)}`,
    );
    if (step.act === 'cancel') for (const line of moneyOf(moved)) tools.print(line);
    await notify();
  });
}

/** What is to be done about the money of an order that was cancelled; empty if there is none. */
function moneyOf(order: Order): string[] {
  const { id, paymentMethod, payment, deposit } = order;
  const then = `then: npm run orders -- refund ${id}`;
  if (isPaidByCard(order)) {
    const what = deposit === null ? 'It' : 'Its deposit';
    return [`${what} was paid by card. Return the money at the payment provider, ${then}`];
  }
  if (paymentMethod !== 'later') return [];
  if (isPaidLater(order)) return [`It was paid. Return the money by hand, ${then}`];
  if (payment?.proof == null) return [];
  return [`Its customer says that they have paid. Return what came by hand, ${then} --amount 250`];
}
