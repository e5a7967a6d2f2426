/**
 * `npm test`: every check that a change has to pass, from a fresh clone. The last line is `N passed, N failed`. All
 * checks share one build, except the browser tests with a store, which build from the store's data.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { answerHelp } from './command/help.mjs';
import { findChromium } from './findChromium.mjs';
import { ensureInstalled, requireNode, TSC } from './setup.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const STORE_REPORT = 'test-results/store.json';
const WAYS_REPORT = 'test-results/ways.json';
/** Beyond the ports of the other browser tests (`tests/support/addresses.ts`). */
const WAYS_PORT = String(Number(process.env.TEST_PORT ?? 4173) + 10);
const REASON_LINES = 20;
const BIN = 'node_modules/.bin';

answerHelp('npm test                         # every check that a change has to pass');
requireNode();
await ensureInstalled({ withTools: true });
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const totals = { passed: 0, failed: 0 };
/** Failures are repeated at the end of the log, where they are read first. */
const failures = [];
// Static checks use one core; in parallel run the build and then the tests without a browser.
const reading = readCode();
const isBuilt = await check('build for the tests', 'npm', ['run', '--silent', 'build:tests']);
await suite(
  'unit, contract and API tests',
  `${BIN}/vitest`,
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  UNIT_REPORT,
  readVitest,
);
await reading;
// Nothing runs in parallel with the browsers, so that their timeouts measure only the pages.
if (isBuilt) {
  process.env.CHROMIUM_PATH = findChromium();
  await suite('browser tests', `${BIN}/playwright`, ['test'], BROWSER_REPORT, readPlaywright);
  // While the store's site is built, which takes one core, the other pays.
  await Promise.all([
    suite(
      'journeys in front of a store',
      `${BIN}/playwright`,
      ['test', '--config', 'playwright.store.config.ts'],
      STORE_REPORT,
      readPlaywright,
    ),
    suite(
      'purchases through each way to pay',
      `${BIN}/playwright`,
      ['test', '--config', 'playwright.ways.config.ts'],
      WAYS_REPORT,
      readPlaywright,
      { TEST_PORT: WAYS_PORT },
    ),
  ]);
} else totals.failed += 1;

for (const line of failures) console.log(line);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function readCode() {
  const rooms = [
    ...['api', 'pages', 'renderer', 'components', 'client', 'domain', 'server', 'locales'],
    'features',
  ];
  await check('types', TSC, ['--noEmit']);
  await check('lint', `${BIN}/oxlint`, ['--deny-warnings', '--report-unused-disable-directives']);
  await check('styles', `${BIN}/stylelint`, ['{components,features,renderer,pages}/**/*.css']);
  await check('format', `${BIN}/oxfmt`, ['--check']);
  await check('import direction', `${BIN}/depcruise`, ['--config', '.dependency-cruiser.cjs', ...rooms]);
  await check('nothing unused', `${BIN}/knip`, []);
}

/** A check that passes or fails as a whole; its output is printed at once, because another may run in parallel. */
function check(name, command, args) {
  const startedAtMs = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  child.stdout.on('data', (part) => printed.push(part));
  child.stderr.on('data', (part) => printed.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      console.log(`\n── ${name}`);
      process.stdout.write(Buffer.concat(printed));
      tellOutcome(name, status, startedAtMs);
      totals[status === 0 ? 'passed' : 'failed'] += 1;
      resolve(status === 0);
    });
  });
}

/** A suite of many tests; a crash or an empty run counts as a failure of its own. */
async function suite(name, command, args, report, read, settings = {}) {
  const exitedWell = await execute(name, command, args, settings);
  const { passed, failed, reasons } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, reasons: [] };
  failures.push(...reasons);
  totals.passed += passed;
  totals.failed += failed;
  if (passed + failed === 0 || (!exitedWell && failed === 0)) totals.failed += 1;
}

function execute(name, command, args, settings) {
  const startedAtMs = Date.now();
  console.log(`\n── ${name}`);
  const env = { ...process.env, ...settings };
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve) => {
    const end = (status) => {
      tellOutcome(name, status, startedAtMs);
      resolve(status === 0);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(null);
    });
    child.once('close', end);
  });
}

function tellOutcome(name, status, startedAtMs) {
  const seconds = Math.round((Date.now() - startedAtMs) / 1000);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const reasons = testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: name })))
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => reasonOf(`${file} › ${fullName}`, failureMessages[0]));
  return { passed: numPassedTests, failed: numFailedTests, reasons };
}

function readPlaywright({ stats, suites, errors }) {
  const reasons = [
    ...errors.map(({ message }) => reasonOf('browser tests', message)),
    ...suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName, results }) =>
            reasonOf(
              `${file} › ${title} (${projectName})`,
              results.find(({ error }) => error !== undefined)?.error.message,
            ),
          ),
      ),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, reasons };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The name of the failure and the first lines of its message. */
function reasonOf(name, message = 'no reason given') {
  return `\n✗ ${name}\n${message.split('\n').slice(0, REASON_LINES).join('\n')}`;
}
