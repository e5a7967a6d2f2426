import * as v from 'valibot';
import { keysOf, byKey } from '../../domain/core/byKey.js';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { freePort } from '../../tests/support/freePort.js';
import { startShop } from './site/builtShop.js';
import { readOutput } from './childOutput.js';
import { median } from './table/figures.js';
import { isStarted } from './isStarted.js';

/*
 * `npm run bench -- lighthouse [RUNS]`: Lighthouse's scores of the built site on a simulated phone, half a minute a page
 * and run; exits with 1 if one is below its limit or a page has no result. Performance is a timing: its median counts,
 * and a loaded machine lowers it. Lighthouse is fetched by npx, because no other command needs its 200 packages.
 */

const LIGHTHOUSE = 'lighthouse@12.8.2';
const LIMITS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Of one run of one page; the first one includes installing Lighthouse. */
const TIMEOUT_MS = 180_000;
export const PATHS = ['/', '/category/1', '/product/simple/120', '/cart'];
/** Audits that a page fails on purpose: search engines are not to list carts. */
export const EXPECTED: Readonly<Record<string, string>> = { '/cart': 'is-crawlable' };

type Category = keyof typeof LIMITS;
type Scores = Record<Category, number>;

const CATEGORIES = keysOf(LIMITS);

/** Scores by name of the page; a page without a result is left out, and what went wrong is on standard error. */
export async function scorePages(
  pages: readonly { name: string; url: string; expected: string | undefined }[],
  runs: number,
): Promise<Record<string, Scores>> {
  const table: Record<string, Scores> = {};
  for (const [index, { name, url, expected }] of pages.entries()) {
    const scores = await scoreOften(url, expected, runs);
    if (scores.length > 0) table[name] = medians(scores);
    console.error(`${index + 1} of ${pages.length}: ${name} ${describe(table[name])}`);
  }
  return table;
}

async function main(runs: number): Promise<void> {
  const port = await freePort();
  const shop = await startShop(port);
  const addresses = PATHS.flatMap((path) =>
    LOCALES.map((locale) => ({ path, name: localePath(path, locale) })),
  );
  const pages = addresses.map(({ path, name }) => ({
    ...{ name, url: `http://localhost:${port}${name}`, expected: EXPECTED[path] },
  }));
  const table = await scorePages(pages, runs).finally(() => shop.kill());
  console.table(table);
  const isLow = Object.values(table).some((scores) => CATEGORIES.some((name) => scores[name] < LIMITS[name]));
  if (isLow || Object.keys(table).length < pages.length) process.exitCode = 1;
}

function describe(scores: Scores | undefined): string {
  return scores === undefined
    ? 'has no result'
    : CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ');
}

/** The scores of a page's runs; a run that fails is reported and left out. */
async function scoreOften(url: string, expected: string | undefined, count: number): Promise<Scores[]> {
  const runs: Scores[] = [];
  for (let run = 0; run < count; run++) {
    try {
      runs.push(await score(url, expected));
    } catch (error) {
      console.error(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return runs;
}

/** The scores of one page, 0 to 100; prints the failed audits. */
async function score(url: string, expected: string | undefined): Promise<Scores> {
  const { categories, audits } = await runLighthouse(url, expected);
  for (const { id, auditRefs } of Object.values(categories)) {
    if (id === 'performance') continue;
    for (const { id: audit, weight } of auditRefs) {
      const { score: passed = null, title } = audits[audit] ?? {};
      if (weight > 0 && passed !== null && passed < 1) console.error(`${url}: ${title ?? audit}`);
    }
  }
  return byKey(CATEGORIES, (name) => Math.round((categories[name].score ?? 0) * 100));
}

const SCORE = v.nullable(v.number());
const CATEGORY = v.object({
  id: v.string(),
  score: SCORE,
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});
const REPORT = v.object({
  categories: v.object(byKey(CATEGORIES, () => CATEGORY)),
  audits: v.record(v.string(), v.object({ score: SCORE, title: v.string() })),
});

async function runLighthouse(
  url: string,
  expected: string | undefined,
): Promise<v.InferOutput<typeof REPORT>> {
  const options = [
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(expected === undefined ? [] : [`--skip-audits=${expected}`]),
  ];
  const text = await readOutput('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    timeoutMs: TIMEOUT_MS,
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
  });
  return v.parse(REPORT, JSON.parse(text));
}

function medians(runs: readonly Scores[]): Scores {
  return byKey(CATEGORIES, (name) => median(runs.map((scores) => scores[name])));
}

if (isStarted(import.meta.url)) await main(Number(process.argv[2] ?? 1));
