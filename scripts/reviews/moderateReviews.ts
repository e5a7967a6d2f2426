import { listHeld, moderate, type HeldReview } from '../../server/adapters/local/reviews.js';
import { text } from '../../server/database/sql/rows.js';
import type { Database } from '../../server/database/sql/sql.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { defineCommand, type Program } from '../command/program.js';
import type { DatabaseTools } from '../command/runCommand.js';
import { idOf } from '../command/values.js';

type Tools = Pick<DatabaseTools, 'database' | 'print' | 'log'>;

function decision(state: 'approved' | 'trash', help: string) {
  return defineCommand(help, {
    args: '<review>…',
    run: async (reviews, _, { database, print }: Tools) => {
      let exitCode = 0;
      for (const id of reviews.map(idOf)) {
        const isDone = await moderate(database, id, state);
        print(isDone ? `Review ${id}: ${state}` : `There is no review ${id}`);
        if (!isDone) exitCode = 1;
      }
      return exitCode;
    },
  });
}

export const REVIEWS: Program<Tools> = {
  name: 'npm run reviews',
  about: 'the reviews of the embedded shop',
  commands: {
    '': defineCommand('The reviews that wait for your decision.', {
      run: (_, __, { database, print }: Tools) => listWaiting(database, print),
    }),
    approve: decision('approved', 'They are shown.'),
    trash: decision('trash', 'They are not shown, or no longer.'),
  },
};

async function listWaiting(database: Database, print: (line: string) => void): Promise<void> {
  const held = await listHeld(database, printedTables(print));
  if (held.length === 0) print('No review waits for a decision.');
  for (const review of held) {
    const name = await nameOf(database, review.productId);
    print(`${review.id}  ${factsOf(review)}  ${name}, order ${review.orderId}, ${review.writtenAt}`);
    for (const line of review.text.split('\n')) print(`    ${line}`);
  }
}

function factsOf({ rating, author, car, km }: HeldReview): string {
  const facts = [`${rating}/5`, author, ...(car === null ? [] : [car]), ...(km === null ? [] : [`${km} km`])];
  return facts.join(', ');
}

async function nameOf(database: Database, productId: number): Promise<string> {
  const [row] = await database.rows('SELECT name_en FROM products WHERE id = ?', [productId]);
  return row === undefined ? `product ${productId}` : text(row, 'name_en');
}
