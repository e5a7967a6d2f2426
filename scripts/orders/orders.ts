import { getBackend } from '../../server/backend.js';
import { readEnv } from '../../server/config/env.js';
import { openDatabase } from '../../server/database/database.js';
import { sendNotices } from '../../server/actions/order/notices/sendNotices.js';
import { manageOrders } from './manageOrders.js';

/* `npm run orders`: moves the orders of the embedded shop on. A WooCommerce store has WooCommerce → Orders. */

async function main(args: readonly string[]): Promise<number> {
  const { databaseUrl: url, databaseAuthToken: authToken, storeAccess } = readEnv();
  if (storeAccess !== null) {
    console.error('Orders of this shop are managed in WordPress: WooCommerce → Orders.');
    return 1;
  }
  const database = await openDatabase({ url, authToken });
  try {
    const tell = async () => sendNotices(await getBackend());
    return await manageOrders(args, { database, print: console.log, tell });
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
