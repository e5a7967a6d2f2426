import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Debian's headless build is preferred: the same engine, and the tests take a third less time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium for the browser tests: an installed one, or else Debian's package or Playwright's own. */
export function findChromium() {
  return installedChromium() ?? installDebians() ?? installPlaywrights() ?? giveUp();
}

/** The path of an installed Chromium: of `CHROMIUM_PATH`, the system's or Playwright's own. */
export function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED, playwrightChromium()].find(exists);
}

function exists(path) {
  return path !== undefined && path !== '' && existsSync(path);
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function installPlaywrights() {
  console.log('Chromium not found: trying to install it with Playwright …');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  const path = playwrightChromium();
  return exists(path) ? path : undefined;
}

function installDebians() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  console.log('Installing the Debian package chromium-headless-shell …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'ignore' });
  return INSTALLED.find(exists);
}

function giveUp() {
  console.error(
    'No Chromium found for the browser tests. Install it, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}
