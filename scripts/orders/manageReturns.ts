import { cleanCode, cleanLine } from '../../domain/text/cleanText.js';
import { RETURN_TEXT_MAX_CHARS } from '../../domain/core/limits.js';
import { DEFAULT_LOCALE } from '../../domain/core/locale.js';
import { ShopError } from '../../domain/core/errors.js';
import { DECISIONS, type Step } from '../../domain/office/steps.js';
import type { ReturnRequest } from '../../domain/returns/returns.js';
import { takeStep } from '../../server/actions/office/takeStep.js';
import type { ReturnsPort } from '../../server/ports/records/returns.js';
import { translateTo } from '../../locales/serverIntl.js';
import { loadOrders } from '../../server/adapters/local/order/orderRows.js';
import { databaseReturns } from '../../server/database/records/returns.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { printedTime } from '../command/printedTime.js';
import { CommandError, defineCommand } from '../command/program.js';
import type { DatabaseTools } from '../command/runCommand.js';
import { idOf, textOf } from '../command/values.js';

const LISTED_MAX = 100;

type Decision = Extract<Step, { returnId: number }>['act'];

function decision(act: Decision, help: string) {
  return defineCommand(help, {
    args: '<return>',
    options: { answer: { value: '"We will collect it on Monday"', help: 'which the customer reads' } },
    run: ([id], { answer: text }, tools: DatabaseTools) => {
      const answer = textOf('--answer', text, RETURN_TEXT_MAX_CHARS, cleanLine);
      return decide({ act, returnId: idOf(cleanCode(id)), answer }, tools);
    },
  });
}

/** The commands about requests to return goods. */
export const RETURN_COMMANDS = {
  returns: defineCommand('The requests to return goods that wait for you.', {
    run: async (_, __, tools: DatabaseTools) => {
      const open = await returnsOf(tools).listOpen(LISTED_MAX);
      if (open.length === 0) tools.print('Nobody waits for a return.');
      for (const request of open) await show(request, tools);
    },
  }),
  accept: decision('accept', 'The goods may come back.'),
  refuse: decision('refuse', 'They may not, such as after fitting.'),
  received: decision('received', 'The goods are back, and the return is settled.'),
};

function returnsOf({ database, print }: DatabaseTools): ReturnsPort {
  return databaseReturns(database, printedTables(print));
}

async function decide(step: Extract<Step, { returnId: number }>, tools: DatabaseTools): Promise<void> {
  const { print, open } = tools;
  const returns = returnsOf(tools);
  const known = await returns.getReturn(step.returnId);
  if (known === null) throw new CommandError(`There is no return ${step.returnId}`);
  try {
    const { order, notify } = await takeStep(await open(), known.orderId, step, { by: 'command' });
    print(`Return ${known.id}: ${DECISIONS[step.act]}`);
    if (order.billing?.email == null)
      print('The customer has no mail address and is told nothing: call them.');
    await notify();
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'order_changed')) throw error;
    throw new CommandError(`Return ${known.id} is ${(await returns.getReturn(known.id))?.state} already`);
  }
}

async function show(request: ReturnRequest, { database, print }: DatabaseTools): Promise<void> {
  const { id, orderId, state, reason, askedAt } = request;
  print(
    `${id}  ${printedTime(askedAt)}  ${state}  order ${orderId}  ${translateTo(DEFAULT_LOCALE)(`return.reason.${reason}`)}`,
  );
  const [order] = await loadOrders(database, printedTables(print), 'id = ?', [orderId]);
  for (const { lineItemId, quantity } of request.lines) {
    const line = order?.items.find((item) => item.id === lineItemId);
    print(`    ${quantity} × ${line?.name.en ?? `line ${lineItemId}`}`);
  }
  if (request.text !== null) print(`    “${request.text.replaceAll('\n', '\n    ')}”`);
  if (request.photo !== null) print(`    ${request.photo}`);
}
