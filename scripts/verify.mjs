/**
 * `npm run verify`: a quick check during development: types of everything; lint, format and unit tests of what has
 * changed since the main branch. `npm test` runs all checks.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { answerHelp } from './command/help.mjs';
import { ensureInstalled, requireNode } from './setup.mjs';

const BIN = 'node_modules/.bin';
const TYPES_CACHE = 'node_modules/.cache/verify.tsbuildinfo';

/** vitest's marks of a test that failed. */
const FAILED_TEST = /^\s*(?:×|❯ .*failed|.*FAIL)/m;
/** Whatever changes may be named in a document. */
const DOCUMENTS_TEST = 'scripts/documents/documents.test.ts';
/** Of core modules hundreds of tests are related. */
const LONGEST_TESTS_MS = 60_000;

answerHelp(
  'npm run verify                   # types; lint and unit tests of what changed since the main branch',
);
requireNode();
await ensureInstalled({ withTools: true });

const changed = changedFiles();
const code = changed.filter((file) => /\.tsx?$/.test(file));
const styles = changed.filter((file) => file.endsWith('.css'));
const startedAtMs = Date.now();
const outcomes = [
  ...(await Promise.all([
    check('types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE]),
    sequence([
      ['format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...changed], changed],
      ['styles', 'stylelint', styles, styles],
      ['lint', 'eslint', ['--max-warnings', '0', '--no-warn-ignored', ...code], code],
    ]),
  ])),
  await check(
    'unit tests of what changed',
    'vitest',
    ['related', '--run', '--passWithNoTests', '--exclude', 'tests/**', ...code, DOCUMENTS_TEST],
    changed,
    LONGEST_TESTS_MS,
  ),
].flat();

const seconds = Math.round((Date.now() - startedAtMs) / 1000);
console.log(
  `${changed.length} changed files: ${outcomes.every(Boolean) ? 'fine' : 'FAILED'}, in ${seconds} s`,
);
process.exit(outcomes.every(Boolean) ? 0 : 1);

/** Files changed since the main branch, committed or not, without deleted ones. */
function changedFiles() {
  const base = git(['merge-base', 'HEAD', mainBranch()])[0] ?? 'HEAD';
  const files = [
    ...git(['diff', '--name-only', base]),
    ...git(['ls-files', '--others', '--exclude-standard']),
  ];
  return [...new Set(files)].filter(existsSync);
}

function mainBranch() {
  return (
    ['origin/main', 'main'].find((name) => git(['rev-parse', '--verify', '--quiet', name]).length > 0) ??
    'HEAD'
  );
}

function git(args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

async function sequence(checks) {
  const outcomes = [];
  for (const each of checks) outcomes.push(await check(...each));
  return outcomes.every(Boolean);
}

/**
 * Runs an installed command; without matching files there is nothing to check. What is still running after the longest
 * time is stopped, and fails only if something had failed by then.
 */
function check(name, command, args, files = changed, longestMs = Infinity) {
  if (name !== 'types' && files.length === 0) return true;
  console.log(`… ${name}`);
  const began = Date.now();
  const child = spawn(`${BIN}/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  child.stdout.on('data', (part) => printed.push(part));
  child.stderr.on('data', (part) => printed.push(part));
  let isStopped = false;
  const limit = Number.isFinite(longestMs)
    ? setTimeout(() => {
        isStopped = true;
        child.kill();
      }, longestMs)
    : undefined;
  return new Promise((resolve) => {
    child.once('close', (status) => {
      clearTimeout(limit);
      const output = Buffer.concat(printed).toString();
      const isWell = status === 0 || (isStopped && !FAILED_TEST.test(output));
      if (!isWell) process.stdout.write(output);
      const rest = isStopped ? '; stopped, `npm test` runs all of them' : '';
      console.log(`${isWell ? '✓' : '✗'} ${name} (${Math.round((Date.now() - began) / 1000)} s${rest})`);
      resolve(isWell);
    });
  });
}
