import { runCommand, withDatabase } from '../command/runCommand.js';
import { ORDERS } from './manageOrders.js';

/* `npm run orders`: moves the orders of the embedded shop on. A WooCommerce store has WooCommerce → Orders. */

await runCommand(ORDERS, withDatabase('Orders of this shop are managed in WordPress: WooCommerce → Orders.'));
