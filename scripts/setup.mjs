/** What has to be there before any command of the project can run: packages, and the built site. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = [20, 19];
const LOCK = 'package-lock.json';
/** npm's own note of what it has installed, by whichever of its commands. */
const INSTALLED = 'node_modules/.package-lock.json';
const BUILT_MARK = 'dist/.built-from';

/** What the built site depends on. */
const SOURCES = [
  'pages',
  'renderer',
  'components',
  'client',
  'domain',
  'server',
  'demo',
  'locales',
  'public',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];
const SETTINGS = [
  'DEMO_PRODUCTS',
  'DATABASE_URL',
  'PUBLIC_URL',
  'API_BASE_URL',
  'STORE_URL',
  'CONTENT_URL',
  'WHATSAPP_NUMBER',
  'PORT',
];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lock file unless exactly those are installed. */
export function ensureInstalled() {
  if (existsSync(INSTALLED) && isInstalled(readJson(LOCK), readJson(INSTALLED))) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Whether exactly the packages of the lock file are there; those for other systems may be missing. */
export function isInstalled({ packages: wanted }, { packages: installed }) {
  const isThere = ([path, { version, integrity }]) =>
    installed[path]?.version === version && installed[path]?.integrity === integrity;
  const own = Object.entries(wanted).filter(([path]) => path !== '');
  const isMissing = (entry) => !isThere(entry) && (entry[1].optional !== true || entry[0] in installed);
  return !own.some(isMissing) && Object.keys(installed).every((path) => path in wanted);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Builds the site unless it is built from exactly these sources and settings. */
export function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(BUILT_MARK) && readFileSync(BUILT_MARK, 'utf8') === wanted) return;
  console.log('Building the shop …');
  run('npm', ['run', '--silent', 'build']);
  writeFileSync(BUILT_MARK, wanted);
}

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function fingerprint() {
  const parts = SOURCES.filter(existsSync).flatMap(filesUnder);
  const files = parts.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`);
  return hash([...files, ...settings].join('\n'));
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .sort();
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
