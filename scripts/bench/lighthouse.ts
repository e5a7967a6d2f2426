import { spawn } from 'node:child_process';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { startShop } from './builtShop.js';

/*
 * `npm run bench -- lighthouse [RUNS]`: Lighthouse's scores of the built site on a simulated phone; exits with 1 if one
 * is below its limit. Performance is a timing: its median counts, and a loaded machine lowers it. Lighthouse is fetched
 * by npx, because no other command needs its 200 packages.
 */

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.argv[2] ?? 1);
const PORT = Number(process.env['PORT'] ?? 4398);
const LIMITS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const PATHS = ['/', '/category/1', '/product/simple/120', '/cart'];
/** Audits that a page fails on purpose: search engines are not to list carts. */
const EXPECTED: Readonly<Record<string, string>> = { '/cart': 'is-crawlable' };

type Category = keyof typeof LIMITS;
type Scores = Record<Category, number>;

const CATEGORIES = Object.keys(LIMITS) as Category[];

async function main(): Promise<void> {
  const shop = await startShop(PORT);
  const table: Record<string, Scores> = {};
  try {
    for (const path of PATHS) {
      for (const locale of LOCALES) {
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await score(localePath(path, locale), EXPECTED[path]));
        table[localePath(path, locale)] = medians(runs);
      }
    }
  } finally {
    shop.kill();
  }
  console.table(table);
  const isLow = Object.values(table).some((scores) => CATEGORIES.some((name) => scores[name] < LIMITS[name]));
  if (isLow) process.exitCode = 1;
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
  const child = spawn('npx', ['--yes', LIGHTHOUSE, `http://localhost:${PORT}${path}`, ...options], {
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout) text += String(part);
  if (text === '') throw new Error(`Lighthouse has no report of ${path}`);
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
