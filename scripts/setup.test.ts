import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isInstalled, type Lock } from './setup.mjs';

const WANTED: Lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/vite': { version: '7.3.8', integrity: 'sha512-a' },
    'node_modules/sharp-win32': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const vite = { version: '7.3.8', integrity: 'sha512-a' };

it('what npm has installed by itself needs no second installation', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as Lock;
  expect(isInstalled(lock, installed)).toBe(true);
});

it('packages for other systems may be missing', () => {
  expect(isInstalled(WANTED, { packages: { 'node_modules/vite': vite } })).toBe(true);
});

it.each([
  ['a package that is missing', {}],
  ['another version', { 'node_modules/vite': { ...vite, version: '7.3.7' } }],
  ['another content of the same version', { 'node_modules/vite': { ...vite, integrity: 'sha512-x' } }],
  ['a package too many', { 'node_modules/vite': vite, 'node_modules/left-pad': vite }],
])('%s is installed anew', (_, packages) => {
  expect(isInstalled(WANTED, { packages })).toBe(false);
});
