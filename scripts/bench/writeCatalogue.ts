import { openLocalShop } from '../../server/adapters/local/local.js';
import { EMBEDDED } from '../../server/catalogueIndex/replica/catalogueFile.js';
import { writeCatalogueFile } from '../../server/catalogueIndex/replica/writeCatalogueFile.js';

/* Fills a database and writes its catalogue file: `writeCatalogue.ts <database url> <file> <products>`. */

const MEGABYTE = 1024 * 1024;

const [url = '', path = '', products = ''] = process.argv.slice(2);
const shop = await openLocalShop({ url, demoProducts: Number(products), log: console.log });
const before = process.cpuUsage();
const { bytes, isKept } = await writeCatalogueFile(shop.database, { path, source: EMBEDDED });
const { user, system } = process.cpuUsage(before);
shop.close();
if (!isKept)
  throw new Error(`The catalogue file of ${products} products is too large for a function: ${bytes} bytes`);
console.log(
  `${products} products: catalogue file of ${(bytes / MEGABYTE).toFixed(1)} MB, written in ${((user + system) / 1e6).toFixed(1)} s of CPU time`,
);
