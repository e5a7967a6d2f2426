import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, type Lock, sourceDigest } from './setup.mjs';

const WANTED: Lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/vite': { version: '7.3.8', integrity: 'sha512-a' },
    'node_modules/sharp-win32': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-c', dev: true },
  },
};
const vite = { version: '7.3.8', integrity: 'sha512-a' };
const vitest = { version: '4.1.12', integrity: 'sha512-c' };
const withTools = true;

it('skips the installation when npm has already installed everything', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as Lock;
  expect(isInstalled(lock, installed, { withTools: false })).toBe(true);
});

it('ignores missing optional packages of other systems', () => {
  const packages = { 'node_modules/vite': vite, 'node_modules/vitest': vitest };
  expect(isInstalled(WANTED, { packages }, { withTools })).toBe(true);
});

it('needs no development packages to run the shop, but to run the tests', () => {
  const packages = { 'node_modules/vite': vite };
  expect(isInstalled(WANTED, { packages }, { withTools: false })).toBe(true);
  expect(isInstalled(WANTED, { packages }, { withTools })).toBe(false);
});

it.each([
  ['a package that is missing', {}],
  ['another version', { 'node_modules/vite': { ...vite, version: '7.3.7' } }],
  ['another content of the same version', { 'node_modules/vite': { ...vite, integrity: 'sha512-x' } }],
  ['a package too many', { 'node_modules/vite': vite, 'node_modules/left-pad': vite }],
])('reinstalls packages because of %s', (_, packages) => {
  expect(isInstalled(WANTED, { packages }, { withTools: false })).toBe(false);
});

describe('sourceDigest', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(folder, 'pages/home'), { recursive: true });
    writeFileSync(join(folder, 'pages/home/+Page.tsx'), 'export const title = 1;');
    writeFileSync(join(folder, 'vite.config.ts'), 'export default {};');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('recognises a copy of the sources as unchanged, regardless of file times', () => {
    const copy = join(folder, 'copy');
    cpSync(join(folder, 'pages'), join(copy, 'pages'), { recursive: true });
    cpSync(join(folder, 'vite.config.ts'), join(copy, 'vite.config.ts'));
    utimesSync(join(copy, 'vite.config.ts'), 1, 1);
    expect(sourceDigest(copy)).toBe(sourceDigest(folder));
  });

  it.each([
    ['another content of the same length', 'pages/home/+Page.tsx', 'export const title = 2;'],
    ['a file more', 'pages/home/more.ts', ''],
  ])('rebuilds the site after %s', (_, file, content) => {
    const before = sourceDigest(folder);
    writeFileSync(join(folder, file), content);
    expect(sourceDigest(folder)).not.toBe(before);
  });

  it('ignores test files when it compares sources', () => {
    const before = sourceDigest(folder);
    writeFileSync(join(folder, 'pages/home/page.test.ts'), 'a test');
    expect(sourceDigest(folder)).toBe(before);
  });
});
