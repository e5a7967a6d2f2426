/** Prerequisites of the project's commands: packages, and the built site. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runStep } from './steps.mjs';

const OLDEST_NODE = [20, 19];
const LOCK = 'package-lock.json';
/** npm's record of installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';
const BUILT_MARK = 'dist/.built-from';

/** Inputs of the built site, without tests. */
const SOURCES = [
  ...[
    'pages',
    'renderer',
    'features',
    'components',
    'client',
    'domain',
    'server',
    'demo',
    'locales',
    'public',
    'scripts',
  ],
  ...['vite.config.ts', 'tsconfig.json', 'package-lock.json'],
];
const TEST = /\.test\.tsx?$/;
const SETTINGS = [
  'DEMO_PRODUCTS',
  'PRERENDER_PRODUCTS',
  'DATABASE_URL',
  'PUBLIC_URL',
  'API_BASE_URL',
  'STORE_URL',
  'CONTENT_URL',
  'WHATSAPP_NUMBER',
  'SERVICE_WORKER',
];

/** The compiler as a native program; linters need version 5 for its programming interface, and both are called `tsc`. */
export const TSC = 'node_modules/typescript-7/bin/tsc';

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the packages of the lock file unless they are already installed. Running a shop needs a quarter of them; a
 * full installation is kept.
 */
export async function ensureInstalled({ withTools }) {
  const wanted = readJson(LOCK);
  const installed = existsSync(INSTALLED) ? readJson(INSTALLED) : { packages: {} };
  if (isInstalled(wanted, installed, { withTools })) return;
  const omitted = withTools || hasTools(wanted, installed) ? [] : ['--omit=dev'];
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...omitted];
  if (!(await runStep('Installing packages', 'npm', args, { explain: explainNpm }))) process.exit(1);
}

/** npm answers a missing network with many lines. */
function explainNpm(output) {
  if (
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(
      output,
    )
  ) {
    return 'The package registry cannot be reached: check the network, or the proxy in the settings of npm.';
  }
  return /\b(?:EROFS|EACCES|EPERM)\b/.test(output) ? UNWRITABLE : null;
}

const UNWRITABLE = 'This folder cannot be written to, which installing packages and building the shop need.';

/**
 * Whether exactly the packages of the lock file are installed. Those for other platforms may be missing, and without
 * `withTools` also devDependencies.
 */
export function isInstalled({ packages: wanted }, { packages: installed }, { withTools }) {
  const isThere = ([path, { version, integrity }]) =>
    installed[path]?.version === version && installed[path]?.integrity === integrity;
  const isNeeded = ([path, entry]) =>
    path in installed || !(entry.optional || (!withTools && (entry.dev || entry.devOptional)));
  const own = Object.entries(wanted).filter(([path]) => path !== '');
  return (
    own.every((entry) => isThere(entry) || !isNeeded(entry)) &&
    Object.keys(installed).every((path) => path in wanted)
  );
}

function hasTools({ packages: wanted }, { packages: installed }) {
  return Object.keys(installed).some((path) => wanted[path]?.dev === true);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Builds the site unless it was built from exactly these sources and settings. */
export async function ensureBuilt() {
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`);
  const wanted = hash([sourceDigest('.'), ...settings].join('\n'));
  if (existsSync(BUILT_MARK) && readFileSync(BUILT_MARK, 'utf8') === wanted) return;
  requireWritable();
  // An interrupted build leaves an incomplete site.
  rmSync(BUILT_MARK, { force: true });
  if (!(await runStep('Building the shop', 'npm', ['run', '--silent', 'build']))) process.exit(1);
  writeFileSync(BUILT_MARK, wanted);
}

function requireWritable() {
  try {
    mkdirSync('dist', { recursive: true });
    accessSync('dist', constants.W_OK);
  } catch {
    console.error(UNWRITABLE);
    process.exit(1);
  }
}

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** A digest of the sources, independent of the directory's location and of file times. */
export function sourceDigest(folder, sources = SOURCES) {
  const files = sources
    .filter((path) => existsSync(join(folder, path)))
    .flatMap((path) => filesUnder(folder, path));
  return hash(files.map((path) => `${path} ${hash(readFileSync(join(folder, path)))}`).join('\n'));
}

function filesUnder(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return TEST.test(path) ? [] : [path];
  return readdirSync(join(folder, path))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesUnder(folder, join(path, name)));
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
