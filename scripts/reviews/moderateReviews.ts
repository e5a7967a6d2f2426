import { listHeld, moderate, type HeldReview } from '../../server/adapters/local/reviews.js';
import { text } from '../../server/database/sql/rows.js';
import type { Database } from '../../server/database/sql/sql.js';
import { printedTables } from '../../server/database/records/tableRecords.js';

export const REVIEWS_USAGE = `npm run reviews                         # the reviews that wait for your decision
npm run reviews -- approve 12 13
npm run reviews -- trash 14`;

const DECISIONS = { approve: 'approved', trash: 'trash' } as const;

/** Runs a command on the reviews of the embedded shop; returns the exit code. */
export async function moderateReviews(
  [command = 'list', ...rest]: readonly string[],
  database: Database,
  print: (line: string) => void,
): Promise<number> {
  if (command === 'list' && rest.length === 0) return listWaiting(database, print);
  const decision = Object.hasOwn(DECISIONS, command) ? DECISIONS[command as keyof typeof DECISIONS] : null;
  if (decision === null || rest.length === 0 || !rest.every((id) => /^[1-9]\d{0,14}$/.test(id))) {
    print(REVIEWS_USAGE);
    return 1;
  }
  let exitCode = 0;
  for (const id of rest) {
    const isDone = await moderate(database, Number(id), decision);
    print(isDone ? `Review ${id}: ${decision}` : `There is no review ${id}`);
    if (!isDone) exitCode = 1;
  }
  return exitCode;
}

async function listWaiting(database: Database, print: (line: string) => void): Promise<number> {
  const held = await listHeld(database, printedTables(print));
  if (held.length === 0) print('No review waits for a decision.');
  for (const review of held) {
    const name = await nameOf(database, review.productId);
    print(`${review.id}  ${factsOf(review)}  ${name}, order ${review.orderId}, ${review.writtenAt}`);
    for (const line of review.text.split('\n')) print(`    ${line}`);
  }
  return 0;
}

function factsOf({ rating, author, car, km }: HeldReview): string {
  const facts = [`${rating}/5`, author, ...(car === null ? [] : [car]), ...(km === null ? [] : [`${km} km`])];
  return facts.join(', ');
}

async function nameOf(database: Database, productId: number): Promise<string> {
  const [row] = await database.rows('SELECT name_en FROM products WHERE id = ?', [productId]);
  return row === undefined ? `product ${productId}` : text(row, 'name_en');
}
