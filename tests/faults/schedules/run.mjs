import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../../scripts/command/help.mjs';

const SHOPS = ['embedded', 'store', 'hosted'];
const USAGE = `npm run test:faults                      # random faults on three shops; prints a report
npm run test:faults -- --count N         # N schedules of each shop (default 3334)
npm run test:faults -- --seed N          # one schedule again; with --count the first of them
npm run test:faults -- --shop NAME       # one of: ${SHOPS.join(', ')}`;

answerHelp(USAGE, () => true);
const { seed, count, shops } = readOptions();
const folder = mkdtempSync(join(tmpdir(), 'fault-reports-'));
const files = shops.map((shop) => `tests/faults/schedules/${shop}.test.ts`);
console.log(`Schedules ${seed} to ${seed + count - 1} on: ${shops.join(', ')}`);
const status = await run('node_modules/.bin/vitest', ['run', '--project', 'sharing', ...files]);
for (const name of readdirSync(folder)) print(JSON.parse(readFileSync(join(folder, name), 'utf8')));
rmSync(folder, { recursive: true });
process.exitCode = status;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { seed: { type: 'string' }, count: { type: 'string' }, shop: { type: 'string' } },
    });
    const shops = values.shop === undefined ? SHOPS : SHOPS.filter((name) => name === values.shop);
    if (shops.length === 0) throw new Error(`There is no shop "${values.shop}".`);
    return {
      shops,
      seed: wholeNumber('seed', values.seed ?? '1'),
      count: wholeNumber('count', values.count ?? (values.seed === undefined ? '3334' : '1')),
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(1);
  }
}

function wholeNumber(name, text) {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number above 0, not "${text}".`);
}

function run(command, args) {
  const env = { ...process.env, FAULT_REPORTS: folder, FAULT_SEED: String(seed), FAULT_COUNT: String(count) };
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit', env }).once('close', (code) => resolve(code ?? 1));
  });
}

function print({ kind, ms, journeys, orders, seeds, breached, faults }) {
  const counts = (numbers) =>
    Object.entries(numbers)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ');
  console.log(`\n${kind}: ${journeys} journeys, ${orders} orders in ${Math.round(ms / 1000)} s`);
  console.log(`  injected: ${counts(faults)}`);
  console.log(`  broken promises: ${counts(breached)}`);
  if (seeds.length > 0) console.log(`  seeds that fail: ${seeds.join(', ')}`);
}
