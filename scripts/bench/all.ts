import { addedMs, measureApi } from './api.js';
import { isBuilt, NO_BUILD, startShop } from './site/builtShop.js';
import { collectRows, printRows, type Row } from './table/benchTable.js';
import { serveFloor } from './site/floorPage.js';
import { grow } from './growth.js';
import { EXPECTED, PATHS, scorePages } from './lighthouse.js';
import { measureOpening, measureUsing } from './pages.js';
import { measureSpeed } from './search.js';
import { serveWithoutScripts } from './site/withoutScripts.js';
import { freePort } from '../../tests/support/freePort.js';

/*
 * `npm run bench [-- all RUNS]`: one table of what the built shop costs, beside a static page as the floor and its own
 * pages without scripts. A part that fails has its line in the table, and makes the command exit with 1.
 */

const RUNS = Number(process.argv[2] ?? 3);
const PRODUCTS = 165;
const SEARCHED = [165, 5000];

async function opening(): Promise<Row[]> {
  const measured = await measureOpening(RUNS);
  return ['product', 'home', 'category'].flatMap((page) =>
    Object.entries(measured[page] ?? {}).map(([name, shop]) => ({
      figure: `${page}: ${name}`,
      // The floor is a product page.
      floor: page === 'product' ? measured['floor']?.[name] : undefined,
      bare: measured[`${page} without scripts`]?.[name],
      shop,
    })),
  );
}

async function using(): Promise<Row[]> {
  const measured = await measureUsing(RUNS);
  return Object.entries(measured).map(([name, { ms }]) => ({ figure: `${name}: ms`, shop: ms }));
}

async function lighthouse(): Promise<Row[]> {
  const port = await freePort();
  const shop = await startShop(port);
  const floor = await serveFloor();
  const bare = await serveWithoutScripts(`http://localhost:${port}`);
  const page = (column: string, origin: string, path: string) => ({
    ...{ name: `${column} ${path}`, url: origin + path, expected: EXPECTED[path] },
  });
  const wanted = [
    page('floor', floor.origin, '/'),
    ...PATHS.map((path) => page('bare', bare.origin, path)),
    ...PATHS.map((path) => page('shop', `http://localhost:${port}`, path)),
  ];
  try {
    const scores = await scorePages(wanted, 1);
    const missing = wanted.filter(({ name }) => scores[name] === undefined);
    if (missing.length > 0) process.exitCode = 1;
    const cell = (name: string) => Object.values(scores[name] ?? {}).join(' / ') || 'no result';
    return PATHS.map((path) => ({
      figure: `Lighthouse ${path}: performance / accessibility / best practices / search`,
      floor: path.startsWith('/product') ? cell('floor /') : undefined,
      bare: cell(`bare ${path}`),
      shop: cell(`shop ${path}`),
    }));
  } finally {
    await floor.close();
    await bare.close();
    shop.kill();
  }
}

async function builds(): Promise<Row[]> {
  const rows = await grow(PRODUCTS);
  return rows.flatMap((row) => {
    const name = `build of ${PRODUCTS} products, ${row.build}`;
    const demand = row['page on demand, ms'];
    return [
      { figure: `${name}: pages per second`, shop: row.pages / row['s on the clock'] },
      { figure: `${name}: CPU s`, shop: row['CPU s'] },
      { figure: `${name}: memory MB`, shop: row['memory of all, MB'] },
      ...(demand === undefined ? [] : [{ figure: 'a page on demand: CPU ms', shop: demand }]),
    ];
  });
}

/** The floor of a read that is passed on is the store's own. */
async function api(): Promise<Row[]> {
  const reads = await measureApi(RUNS);
  const [alone, passedOn] = reads;
  const rows = reads.slice(1).flatMap(({ read, ms }) =>
    Object.entries(ms).map(([name, shop]) => ({
      ...{ figure: `API, ${read}: ${name}, ms`, shop },
      floor: read === passedOn?.read ? alone?.ms[name] : undefined,
    })),
  );
  const added = Object.entries(addedMs(reads)).map(([name, shop]) => ({
    ...{ figure: `API, added to a read of the store: ${name}, ms`, shop },
  }));
  return [...rows, ...added];
}

async function search(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const products of SEARCHED) {
    const speed = await measureSpeed(products);
    const name = `search in ${products} products`;
    rows.push({ figure: `${name}: memory MB`, shop: speed.megabytes });
    for (const [kind, { p50, p95 }] of Object.entries(speed.rows)) {
      rows.push({ figure: `${name}, ${kind}: p50 / p95, ms`, shop: `${p50} / ${p95}` });
    }
  }
  return rows;
}

if (isBuilt()) {
  const rows = await collectRows({ opening, using, lighthouse, builds, api, search });
  printRows(rows);
  if (rows.some(({ isFailure }) => isFailure)) process.exitCode = 1;
} else {
  console.error(NO_BUILD);
  process.exitCode = 1;
}
