import { runCommand, withDatabase } from '../command/runCommand.js';
import { COUPONS_USAGE, manageCoupons } from './manageCoupons.js';

/* `npm run coupons`: coupons of the embedded shop. A WooCommerce store has Marketing → Coupons. */

await runCommand(COUPONS_USAGE, (args) =>
  withDatabase(
    (database) => manageCoupons(args, { database, print: console.log }),
    'Coupons of this shop are managed in WordPress: Marketing → Coupons.',
  ),
);
