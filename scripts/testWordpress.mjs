/**
 * `npm run test:wordpress`: the companion plugin and the content adapter on a real WordPress, without WooCommerce.
 * WordPress, PHP and MariaDB come from Debian packages; everything runs locally in a temporary directory that is
 * deleted afterwards.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerHelp } from './command/help.mjs';

answerHelp('npm run test:wordpress           # the companion plugin on a real WordPress');
const WORDPRESS = '/usr/share/wordpress';
const PACKAGES = 'php-cli php-mysql mariadb-server wordpress';
const PLUGIN = resolve('wordpress/storefront-companion');
const SETUP = resolve('tests/wordpress/site');
const PORT = Number(process.env.WORDPRESS_PORT ?? 8099);
const START_TRIES = 100;
const TRY_PAUSE_MS = 100;

requirePackages();
checkSyntax(PLUGIN);
const folder = mkdtempSync(join(tmpdir(), 'wordpress-test-'));
const running = [];
let status = 1;
try {
  await startDatabase();
  layOutSite();
  php([join(SETUP, 'install.php')]);
  await startSite();
  status = run('node_modules/.bin/vitest', [
    'run',
    '--dir',
    'tests/wordpress',
    '--config',
    'tests/wordpress/vitest.config.ts',
  ]);
} finally {
  await Promise.all(running.map(stop));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);

function requirePackages() {
  const missing = [WORDPRESS, '/usr/bin/php', '/usr/sbin/mariadbd'].filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  console.error(`This needs ${missing.join(', ')}: apt-get install ${PACKAGES}`);
  process.exit(1);
}

function checkSyntax(plugin) {
  for (const file of readdirSync(plugin, { recursive: true }).filter((name) => name.endsWith('.php'))) {
    const { status: code, stdout } = spawnSync('php', ['-l', join(plugin, file)], { encoding: 'utf8' });
    if (code !== 0) {
      console.error(stdout);
      process.exit(1);
    }
  }
}

async function startDatabase() {
  const data = join(folder, 'data');
  run(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', `--user=${user()}`],
    'ignore',
  );
  start('/usr/sbin/mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket()}`,
    '--skip-networking',
    `--user=${user()}`,
    `--pid-file=${folder}/database.pid`,
  ]);
  await until(
    'The database',
    () =>
      spawnSync('mariadb', [
        `--socket=${socket()}`,
        '-uroot',
        '-e',
        'CREATE DATABASE IF NOT EXISTS wordpress',
      ]).status === 0,
  );
}

/** WordPress's own files, with the plugin as uploaded by an operator. */
function layOutSite() {
  const site = join(folder, 'site');
  cpSync(WORDPRESS, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.includes('/wp-content/'),
  });
  cpSync(PLUGIN, join(site, 'wp-content/plugins/storefront-companion'), { recursive: true });
  cpSync(join(SETUP, 'theme'), join(site, 'wp-content/themes/bare'), { recursive: true });
  cpSync(join(SETUP, 'wp-config.php'), join(site, 'wp-config.php'));
}

async function startSite() {
  start(
    'php',
    [
      '-d',
      'display_errors=0',
      '-d',
      `sendmail_path=tee -a ${letters()}`,
      '-S',
      `127.0.0.1:${PORT}`,
      '-t',
      join(folder, 'site'),
      join(SETUP, 'router.php'),
    ],
    {
      PHP_CLI_SERVER_WORKERS: '4',
    },
  );
  await until('WordPress', async () => (await fetch(`${url()}/wp-json/`).catch(() => null))?.ok === true);
}

function environment() {
  return {
    ...process.env,
    WORDPRESS_URL: url(),
    WORDPRESS_FOLDER: join(folder, 'site'),
    WORDPRESS_SOCKET: socket(),
    WORDPRESS_LETTERS: letters(),
  };
}

function url() {
  return `http://127.0.0.1:${PORT}`;
}

/** Catches the mail that WordPress sends. */
function letters() {
  return join(folder, 'letters');
}

function socket() {
  return join(folder, 'database.socket');
}

/** The database server refuses to run as root without this option. */
function user() {
  return process.getuid() === 0 ? 'root' : process.env.USER;
}

function php(args) {
  if (run('php', args) !== 0) throw new Error(`php ${args.join(' ')} failed`);
}

function run(command, args, stdio = 'inherit') {
  return spawnSync(command, args, { stdio: ['ignore', stdio, 'inherit'], env: environment() }).status ?? 1;
}

function start(command, args, more = {}) {
  const child = spawn(command, args, {
    stdio: 'ignore',
    detached: true,
    env: { ...environment(), ...more },
  });
  running.push(child);
}

/** Stops a server with its child processes, which form a process group. */
function stop(child) {
  return new Promise((resolveStop) => {
    child.once('exit', resolveStop);
    process.kill(-child.pid);
  });
}

async function until(what, isThere) {
  for (let tried = 0; tried < START_TRIES; tried += 1) {
    if (await isThere()) return;
    await sleep(TRY_PAUSE_MS);
  }
  throw new Error(`${what} did not start`);
}
