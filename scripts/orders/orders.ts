import { getBackend } from '../../server/backend.js';
import { runCommand, withDatabase } from '../command/runCommand.js';
import { manageOrders, ORDERS_USAGE } from './manageOrders.js';

/* `npm run orders`: moves the orders of the embedded shop on. A WooCommerce store has WooCommerce → Orders. */

await runCommand(ORDERS_USAGE, (args) =>
  withDatabase(
    (database) => manageOrders(args, { database, print: console.log, open: () => getBackend() }),
    'Orders of this shop are managed in WordPress: WooCommerce → Orders.',
  ),
);
