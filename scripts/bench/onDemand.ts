import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vite-plugin-ssr/server';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { productPath } from '../../domain/catalogue/productPath.js';
import { getBackend } from '../../server/backend.js';

/*
 * Prints the median CPU time of a product page that is rendered on demand, in ms, by the built code of the current
 * directory. Started by `growth.ts`.
 */

const PAGES = 600;
/** Pages that are rendered before, while their code is being compiled. */
const WARM_UP = 200;
/** Steps through all products without an order that favours a cache. */
const STEP = 37;

await import(pathToFileURL(resolve('dist/server/importBuild.cjs')).href);
const { store } = await getBackend();
const refs = await store.catalogue.listProductRefs();
const times: number[] = [];
for (let page = 0; page < WARM_UP + PAGES; page += 1) {
  const ref = refs[(page * STEP) % refs.length];
  const locale = LOCALES[page % LOCALES.length];
  if (ref === undefined || locale === undefined) throw new Error('There are no products');
  const before = process.cpuUsage();
  const { httpResponse } = await renderPage({
    urlOriginal: localePath(productPath(ref.type, ref.id), locale),
  });
  const { user, system } = process.cpuUsage(before);
  if (httpResponse?.statusCode !== 200) throw new Error(`Product ${ref.id} could not be rendered`);
  if (page >= WARM_UP) times.push((user + system) / 1000);
}
console.log(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]);
process.exit(0);
