import { writeFileSync } from 'node:fs';
import { runCommand, withDatabase } from '../command/runCommand.js';
import { PRODUCTS } from './manageProducts.js';

/* `npm run products`: goods of the embedded shop from a file. A WooCommerce store has Products → Import. */

const onDatabase = withDatabase(
  'Products of this shop are managed in WordPress: Products → All Products → Import.',
);

await runCommand(PRODUCTS, (work) => onDatabase((tools) => work({ ...tools, writeFile: writeFileSync })));
