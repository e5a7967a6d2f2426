/**
 * `npm run verify`: a quick check during development: types of everything; lint, format and unit tests of what has
 * changed since the main branch. `npm test` runs all checks.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { check } from './command/boundedCheck.mjs';
import { answerHelp } from './command/help.mjs';
import { ensureInstalled, requireNode, TSC } from './setup.mjs';

const BIN = 'node_modules/.bin';
const TYPES_CACHE = 'node_modules/.cache/verify.tsbuildinfo';

/** vitest's marks of a test that failed. */
const FAILED_TEST = /^\s*(?:×|❯ .*failed|.*FAIL)/m;
/** Whatever changes may be named in a document. */
const DOCUMENTS_TEST = 'scripts/documents/documents.test.ts';
/** Of core modules hundreds of tests are related, and of a moved directory thousands of lines are linted. */
const LONGEST_TESTS_MS = 60_000;
const LONGEST_LINT_MS = 120_000;
const LONGEST_TYPES_MS = 300_000;

answerHelp(
  'npm run verify                   # types; lint and unit tests of what changed since the main branch',
);
requireNode();
await ensureInstalled({ withTools: true });

const changed = changedFiles();
const code = changed.filter((file) => /\.tsx?$/.test(file));
const styles = changed.filter((file) => file.endsWith('.css'));
const startedAtMs = Date.now();
const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE];
const format = ['--check', '--no-error-on-unmatched-pattern', ...changed];
const lint = ['--deny-warnings', '--no-error-on-unmatched-pattern', ...code];
const related = ['related', '--run', '--passWithNoTests', '--exclude', 'tests/**', ...code, DOCUMENTS_TEST];
const outcomes = [
  ...(await Promise.all([check('types', TSC, types, { longestMs: LONGEST_TYPES_MS }), checkTexts()])),
  changed.length === 0 ||
    (await check('unit tests of what changed', bin('vitest'), related, {
      longestMs: LONGEST_TESTS_MS,
      isPartial: (printed) => !FAILED_TEST.test(printed),
    })),
];

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

function bin(name) {
  return `${BIN}/${name}`;
}

/** One after the other, beside the types; without such files there is nothing to check. */
async function checkTexts() {
  const bounds = { longestMs: LONGEST_LINT_MS };
  const isFormatted = changed.length === 0 || (await check('format', bin('oxfmt'), format, bounds));
  const isStyled = styles.length === 0 || (await check('styles', bin('stylelint'), styles, bounds));
  const isLinted = code.length === 0 || (await check('lint', bin('oxlint'), lint, bounds));
  return isFormatted && isStyled && isLinted;
}
