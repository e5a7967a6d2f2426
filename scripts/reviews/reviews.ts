import { readEnv } from '../../server/config/env.js';
import { openDatabase } from '../../server/database/database.js';
import { moderateReviews } from './moderateReviews.js';

/* `npm run reviews`: moderates the reviews of the embedded shop. A WooCommerce store moderates its own. */

async function main(args: readonly string[]): Promise<number> {
  const { databaseUrl: url, databaseAuthToken: authToken, storeAccess } = readEnv();
  if (storeAccess !== null) {
    console.error('Reviews of this shop are moderated in WordPress: Products → Reviews.');
    return 1;
  }
  const database = await openDatabase({ url, authToken });
  try {
    return await moderateReviews(args, database, console.log);
  } finally {
    database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
