import { parseArgs } from 'node:util';
import { cleanCode, cleanLine } from '../../domain/text/cleanText.js';
import { RETURN_TEXT_MAX_CHARS } from '../../domain/core/limits.js';
import { DEFAULT_LOCALE } from '../../domain/core/locale.js';
import { ShopError } from '../../domain/core/errors.js';
import { DECISIONS, RETURN_ACTS, type Step } from '../../domain/office/steps.js';
import type { ReturnRequest } from '../../domain/returns/returns.js';
import { takeStep } from '../../server/actions/office/takeStep.js';
import type { Backend } from '../../server/ports/backend.js';
import type { ReturnsPort } from '../../server/ports/records/returns.js';
import { translateTo } from '../../locales/serverIntl.js';
import { loadOrders } from '../../server/adapters/local/order/orderRows.js';
import { databaseReturns } from '../../server/database/records/returns.js';
import type { Database } from '../../server/database/sql/sql.js';
import { printedTables } from '../../server/database/records/tableRecords.js';

export const RETURNS_USAGE = `npm run orders -- returns              # requests to return goods that wait for you
npm run orders -- accept 101 --answer "We will collect it on Monday"
npm run orders -- refuse 101 --answer "The tyre has been fitted"
npm run orders -- received 101        # the goods are back, and the return is settled`;

const LISTED_MAX = 100;

interface Tools {
  database: Database;
  print: (line: string) => void;
  /** With which steps are taken. */
  open: () => Promise<Backend>;
}

type ReturnCommand = { act: 'list' } | { act: 'decide'; step: Extract<Step, { returnId: number }> };

/** null: not a command about returns, or a malformed one. */
export function parseReturnCommand(args: readonly string[]): ReturnCommand | null {
  const given = readArgs(args);
  if (given === null) return null;
  const { words, answer } = given;
  const [command = '', id = '', ...rest] = words;
  if (rest.length > 0) return null;
  if (command === 'returns') return id === '' && answer === null ? { act: 'list' } : null;
  const act = RETURN_ACTS.find((known) => known === command);
  if (act === undefined || !/^[1-9]\d{0,14}$/.test(id) || !isAnswer(answer)) return null;
  return { act: 'decide', step: { act, returnId: Number(id), answer } };
}

function readArgs(args: readonly string[]): { words: string[]; answer: string | null } | null {
  try {
    const options = { answer: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const answer = values.answer === undefined ? null : cleanLine(values.answer);
    return { words: positionals.map(cleanCode), answer };
  } catch {
    return null;
  }
}

/** The answer is printed in a letter and on the order's page. */
function isAnswer(answer: string | null): boolean {
  if (answer === null) return true;
  return answer !== '' && answer.length <= RETURN_TEXT_MAX_CHARS;
}

/** Lists or decides about requests to return goods; returns the exit code. */
export async function manageReturns(command: ReturnCommand, tools: Tools): Promise<number> {
  const { database, print } = tools;
  const returns = databaseReturns(database, printedTables(print));
  if (command.act === 'decide') return decide(command.step, returns, tools);
  const open = await returns.listOpen(LISTED_MAX);
  if (open.length === 0) print('Nobody waits for a return.');
  for (const request of open) await show(request, tools);
  return 0;
}

async function decide(
  step: Extract<Step, { returnId: number }>,
  returns: ReturnsPort,
  { print, open }: Tools,
): Promise<number> {
  const known = await returns.getReturn(step.returnId);
  if (known === null) {
    print(`There is no return ${step.returnId}`);
    return 1;
  }
  try {
    const { tell } = await takeStep(await open(), known.orderId, step, { by: 'command' });
    print(`Return ${known.id}: ${DECISIONS[step.act]}`);
    await tell();
    return 0;
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'order_changed')) throw error;
    print(`Return ${known.id} is ${(await returns.getReturn(known.id))?.state} already`);
    return 1;
  }
}

async function show(request: ReturnRequest, { database, print }: Tools): Promise<void> {
  const { id, orderId, state, reason, askedAt } = request;
  const when = askedAt.slice(0, 16).replace('T', ' ');
  print(
    `${id}  ${when}  ${state}  order ${orderId}  ${translateTo(DEFAULT_LOCALE)(`return.reason.${reason}`)}`,
  );
  const [order] = await loadOrders(database, printedTables(print), 'id = ?', [orderId]);
  for (const { lineItemId, quantity } of request.lines) {
    const line = order?.items.find((item) => item.id === lineItemId);
    print(`    ${quantity} × ${line?.name.en ?? `line ${lineItemId}`}`);
  }
  if (request.text !== null) print(`    “${request.text.replaceAll('\n', '\n    ')}”`);
  if (request.photo !== null) print(`    ${request.photo}`);
}
