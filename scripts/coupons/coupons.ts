import { readEnv } from '../../server/config/env.js';
import { openDatabase } from '../../server/database/database.js';
import { manageCoupons } from './manageCoupons.js';

/* `npm run coupons`: coupons of the embedded shop. A WooCommerce store has Marketing → Coupons. */

async function main(args: readonly string[]): Promise<number> {
  const { databaseUrl: url, databaseAuthToken: authToken, storeAccess } = readEnv();
  if (storeAccess !== null) {
    console.error('Coupons of this shop are managed in WordPress: Marketing → Coupons.');
    return 1;
  }
  const database = await openDatabase({ url, authToken });
  try {
    return await manageCoupons(args, { database, print: console.log });
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
