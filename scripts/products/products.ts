import { writeFileSync } from 'node:fs';
import { runCommand, withDatabase } from '../command/runCommand.js';
import { manageProducts, PRODUCTS_USAGE } from './manageProducts.js';

/* `npm run products`: goods of the embedded shop from a file. A WooCommerce store has Products → Import. */

await runCommand(PRODUCTS_USAGE, (args) =>
  withDatabase(
    (database) =>
      manageProducts(args, { database, print: console.log, tell: console.error, writeFile: writeFileSync }),
    'Products of this shop are managed in WordPress: Products → All Products → Import.',
  ),
);
