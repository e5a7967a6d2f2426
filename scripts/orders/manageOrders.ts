import { trackingLink } from '../../domain/order/trackingLink.js';
import type { Visit } from '../../domain/branches/branch.js';
import { parseArgs } from 'node:util';
import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { cashDue, isPaidByCard } from '../../domain/order/deposit.js';
import type { ConfirmationState } from '../../domain/confirmation/confirmation.js';
import { cleanCode, cleanLine, cleanLines } from '../../domain/text/cleanText.js';
import { ShopError } from '../../domain/core/errors.js';
import { CARRIER_AREA_MAX_CHARS, SHIPMENT_MAX_CHARS } from '../../domain/core/limits.js';
import { parsePrice, toDecimal } from '../../domain/core/money.js';
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
import type { Database } from '../../server/database/sql/sql.js';
import type { Backend } from '../../server/ports/backend.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { CREATE_USAGE, createOrder, parseCreateCommand } from './createOrder.js';
import { refusalOf } from './orderRefusals.js';
import { manageReturns, parseReturnCommand, RETURNS_USAGE } from './manageReturns.js';

export const ORDERS_USAGE = `npm run orders                        # orders that wait for you, newest first
npm run orders -- list completed      # orders with this status, or all
npm run orders -- show 10231
npm run orders -- approve 10231       # it was on hold, and is all right
npm run orders -- paid 10231          # the transfer or cheque has arrived
npm run orders -- confirm 10231       # the customer has confirmed it on the phone
npm run orders -- send 10231 --carrier Bosta --number 7400123456
npm run orders -- book 10231            # the carrier collects it; --area "Nasr City" if it is not what the customer wrote
npm run orders -- deliver 10231       # it was delivered, or collected
npm run orders -- cancel 10231        # its stock comes back
npm run orders -- refund 10231        # you have returned the money
npm run orders -- refund 10231 --amount 250 --reason "One tyre came back"
npm run orders -- note 10231 "We will call you tomorrow"   # the customer reads it
npm run orders -- visit 10231 2026-11-25T10:00   # another time of its appointment
${CREATE_USAGE}
${RETURNS_USAGE}`;

const LISTED_MAX = 100;
const WAITING: readonly OrderStatus[] = ['processing', 'on-hold'];

interface Tools {
  database: Database;
  print: (line: string) => void;
  /** With which steps are taken. */
  open: () => Promise<Backend>;
}

/** Runs a command on the orders of the embedded shop; returns the exit code. */
export async function manageOrders(args: readonly string[], tools: Tools): Promise<number> {
  const aboutReturns = parseReturnCommand(args);
  if (aboutReturns !== null) return manageReturns(aboutReturns, tools);
  const creation = parseCreateCommand(args);
  if (creation === 'wrong') return refuse(tools, ORDERS_USAGE);
  if (creation !== null) return createOrder(creation, tools);
  const asked = parsed(args);
  if (asked === null) return refuse(tools, ORDERS_USAGE);
  if (asked.command === 'list') return list(asked.statuses, tools);
  try {
    if (asked.command === 'show') return await show(await readOrder(tools.database, asked.id), tools);
    return await take(asked.id, asked.step, tools);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const readNow = () => readOrder(tools.database, asked.id);
    const refusal = await refusalOf(error, asked.id, asked.command === 'step' ? asked.step : null, readNow);
    if (refusal === null) throw error;
    return refuse(tools, refusal);
  }
}

type Asked =
  | { command: 'list'; statuses: readonly OrderStatus[] }
  | { command: 'show'; id: number }
  | { command: 'step'; id: number; step: Step };

/** null: not a command. */
function parsed(args: readonly string[]): Asked | null {
  const given = readArgs(args);
  if (given === null) return null;
  const { words, carrier, number, amount, reason, area } = given;
  const [command = 'list', word, text, ...rest] = words;
  if (rest.length > 0 || (command !== 'note' && command !== 'visit' && text !== undefined)) return null;
  if (command !== 'send' && (carrier ?? number) !== undefined) return null;
  if (command !== 'book' && area !== undefined) return null;
  if (command !== 'refund' && (amount ?? reason) !== undefined) return null;
  if (command === 'list') return listed(word);
  if (word === undefined || !/^[1-9]\d{0,14}$/.test(word)) return null;
  const id = Number(word);
  switch (command) {
    case 'show':
      return { command, id };
    case 'send':
      return carrier === undefined || !isFact(carrier) || (number !== undefined && !isFact(number))
        ? null
        : { command: 'step', id, step: { act: command, shipment: { carrier, number: number ?? null } } };
    case 'book':
      return area === undefined || isArea(area)
        ? { command: 'step', id, step: { act: command, area: area ?? '' } }
        : null;
    case 'note':
      return isNote(text) ? { command: 'step', id, step: { act: command, text } } : null;
    case 'visit':
      return text !== undefined && /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)
        ? { command: 'step', id, step: { act: command, slot: text } }
        : null;
    case 'refund':
      return refundMove(id, amount, reason);
    case 'approve':
    case 'paid':
    case 'confirm':
    case 'deliver':
    case 'cancel':
      return { command: 'step', id, step: { act: command } };
    default:
      return null;
  }
}

function refundMove(id: number, sum: string | undefined, reason: string | undefined): Asked | null {
  const amount = sum === undefined ? null : parsePrice(sum);
  if ((sum !== undefined && amount === null) || (reason !== undefined && !isNote(reason))) return null;
  return { command: 'step', id, step: { act: 'refund', amount, reason: reason ?? null } };
}

/** The customer reads it on the page of the order. */
function isNote(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text.length <= ORDER_NOTE_MAX_CHARS;
}

/** Command and id. */
const WORDS_BEFORE_TEXT = 2;

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        carrier: { type: 'string' },
        number: { type: 'string' },
        amount: { type: 'string' },
        reason: { type: 'string' },
        area: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { carrier, number, amount, reason, area } = values;
    return {
      words: positionals.map((word, place) =>
        place < WORDS_BEFORE_TEXT ? cleanCode(word) : cleanLines(word),
      ),
      carrier: carrier && cleanLine(carrier),
      number: number && cleanCode(number),
      amount: amount && cleanCode(amount),
      reason: reason && cleanLines(reason),
      area: area && cleanLine(area),
    };
  } catch {
    return null;
  }
}

function listed(word: string | undefined): Asked | null {
  if (word === undefined) return { command: 'list', statuses: WAITING };
  if (word === 'all') return { command: 'list', statuses: ALL_BUT_CARTS };
  return isOrderStatus(word) && word !== 'pending-cart' ? { command: 'list', statuses: [word] } : null;
}

/** Carrier and number are printed in letters and on the tracking page. */
function isFact(text: string): boolean {
  return text !== '' && text.length <= SHIPMENT_MAX_CHARS;
}

/** Id or name of an area of the carrier. */
function isArea(text: string): boolean {
  return text !== '' && text.length <= CARRIER_AREA_MAX_CHARS;
}

async function list(statuses: readonly OrderStatus[], { database, print }: Tools): Promise<number> {
  const orders = await listOrders(database, printedTables(print), statuses, LISTED_MAX);
  if (orders.length === 0) print(`There is no order with the status ${statuses.join(' or ')}.`);
  for (const order of orders) print(headOf(order));
  if (orders.length === LISTED_MAX) print(`… the newest ${LISTED_MAX}`);
  return 0;
}

function headOf(order: Order): string {
  const { id, createdAt, billing, paymentMethod } = order;
  const facts = [String(id), createdAt.slice(0, 16).replace('T', ' '), stateOf(order)];
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
  if (payment?.proof == null)
    return `money awaited until ${payment?.until?.slice(0, 16).replace('T', ' ')} UTC`;
  const words = [payment.proof.text, payment.proof.photo].filter((each) => each !== null).join(' ');
  return `the customer says that they have paid${words === '' ? '' : `: “${words}”`}`;
}

async function show(order: Order, { database, print }: Tools): Promise<number> {
  print(headOf(order));
  for (const { quantity, name, productId, price } of order.items) {
    print(`    ${quantity} × ${name.en} (product ${productId}) at ${toDecimal(price)}`);
  }
  const { billing, delivery, shippingTotal } = order;
  const { notes, refunds } = await readNotes(database, printedTables(print), order.id);
  for (const { at, text } of notes) print(`    Note of ${at.slice(0, 10)}: ${text}`);
  for (const { at, amount, reason } of refunds)
    print(`    Refund of ${at.slice(0, 10)}: ${toDecimal(amount)} ${reason ?? ''}`.trimEnd());
  for (const { at, act, by, detail } of await listSteps(database, printedTables(print), order.id, LISTED_MAX))
    print(`    ${at.slice(0, 16).replace('T', ' ')}  ${act} ${detail ?? ''}`.trimEnd() + `, by ${by}`);
  if (delivery !== null) print(`    ${delivery.title.en}: ${toDecimal(shippingTotal)}`);
  if (delivery?.visit !== undefined) print(`    Appointment: ${timeOf(delivery.visit)}`);
  if (billing === null) return 0;
  const { [billing.governorate]: governorate } = GOVERNORATES;
  const place = [billing.address1, billing.address2, billing.city, governorate?.en ?? billing.governorate];
  print(`    ${place.filter((part) => part !== null).join(', ')}`);
  print(`    ${[billing.phone, billing.email].filter((part) => part !== null).join('  ')}`);
  if (billing.notes !== null) print(`    “${billing.notes}”`);
  return 0;
}

function timeOf({ slot }: Visit): string {
  return slot === null ? 'no time is booked' : `${slot.date} ${slot.from}-${slot.to}`;
}

async function take(id: number, step: Step, { open, print }: Tools): Promise<number> {
  const { order, tell } = await takeStep(await open(), id, step, { by: 'command' });
  print(
    step.act === 'note' ? `Order ${id}: its customer reads “${step.text}”` : `Order ${id}: ${stateOf(order)}`,
  );
  if (step.act === 'cancel') for (const line of moneyOf(order)) print(line);
  await tell();
  return 0;
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

function refuse({ print }: Tools, line: string): number {
  print(line);
  return 1;
}
