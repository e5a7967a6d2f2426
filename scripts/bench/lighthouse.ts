import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { startShop } from './builtShop.js';
import { readOutput } from './childOutput.js';

/*
 * `npm run bench -- lighthouse [RUNS]`: Lighthouse's scores of the built site on a simulated phone, half a minute a page
 * and run; exits with 1 if one is below its limit or a page has no result. Performance is a timing: its median counts,
 * and a loaded machine lowers it. Lighthouse is fetched by npx, because no other command needs its 200 packages.
 */

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.argv[2] ?? 1);
const PORT = Number(process.env['PORT'] ?? 4398);
const LIMITS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Of one run of one page; the first one includes installing Lighthouse. */
const TIMEOUT_MS = 180_000;
const PATHS = ['/', '/category/1', '/product/simple/120', '/cart'];
/** Audits that a page fails on purpose: search engines are not to list carts. */
const EXPECTED: Readonly<Record<string, string>> = { '/cart': 'is-crawlable' };

type Category = keyof typeof LIMITS;
type Scores = Record<Category, number>;

const CATEGORIES = Object.keys(LIMITS) as Category[];

async function main(): Promise<void> {
  const shop = await startShop(PORT);
  const table: Record<string, Scores> = {};
  const pages = PATHS.flatMap((path) =>
    LOCALES.map((locale) => ({ path, address: localePath(path, locale) })),
  );
  try {
    for (const [index, { path, address }] of pages.entries()) {
      const runs = await scoreOften(address, EXPECTED[path]);
      if (runs.length > 0) table[address] = medians(runs);
      console.log(`${index + 1} of ${pages.length}: ${address} ${describe(table[address])}`);
    }
  } finally {
    shop.kill();
  }
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
async function scoreOften(address: string, expected: string | undefined): Promise<Scores[]> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) {
    try {
      runs.push(await score(address, expected));
    } catch (error) {
      console.error(`${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return runs;
}

/** The scores of one page, 0 to 100; prints the failed audits. */
async function score(path: string, expected: string | undefined): Promise<Scores> {
  const { categories, audits } = await runLighthouse(path, expected);
  for (const { id, auditRefs } of Object.values(categories)) {
    if (id === 'performance') continue;
    for (const { id: audit, weight } of auditRefs) {
      const { score: passed = null, title } = audits[audit] ?? {};
      if (weight > 0 && passed !== null && passed < 1) console.log(`${path}: ${title ?? audit}`);
    }
  }
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
  ) as Scores;
}

interface Report {
  categories: Record<
    Category,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string }>;
}

async function runLighthouse(path: string, expected: string | undefined): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(expected === undefined ? [] : [`--skip-audits=${expected}`]),
  ];
  const text = await readOutput('npx', ['--yes', LIGHTHOUSE, `http://localhost:${PORT}${path}`, ...options], {
    timeoutMs: TIMEOUT_MS,
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
  });
  return JSON.parse(text) as Report;
}

function medians(runs: readonly Scores[]): Scores {
  return Object.fromEntries(
    CATEGORIES.map((name) => {
      const sorted = runs.map((scores) => scores[name]).sort((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  ) as Scores;
}

await main();
