import { runCommand, withDatabase } from '../command/runCommand.js';
import { COUPONS } from './manageCoupons.js';

/* `npm run coupons`: coupons of the embedded shop. A WooCommerce store has Marketing → Coupons. */

await runCommand(
  COUPONS,
  withDatabase('Coupons of this shop are managed in WordPress: Marketing → Coupons.'),
);
