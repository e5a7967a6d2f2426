import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Every licence of a package that the shop uses, by its SPDX identifier. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'];
/** Used unchanged, as files of their own: libvips within sharp, and lightningcss, by which the build compresses styles. */
const UNCHANGED = ['LGPL-3.0-or-later', 'MPL-2.0'];
/** Of tools that only developers run. */
const TOOLS = ['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'Python-2.0', 'MPL-2.0'];
/** Packages without the field, whose licence is in a file. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = { 'svg-tags': 'MIT' };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const used = Object.entries(packages).filter(([path]) => path !== '');

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

it('every package may be used under its licence', () => {
  const others = used.flatMap(([path, { license, dev, devOptional }]) => {
    const stated = license ?? STATED_ELSEWHERE[nameOf(path)] ?? 'none';
    const allowed = [...SHIPPED, ...(dev === true || devOptional === true ? TOOLS : UNCHANGED)];
    return stated.split(' AND ').every((each) => allowed.includes(each)) ? [] : [`${path}: ${stated}`];
  });
  expect(others).toEqual([]);
});

it('lists no licence that no package has', () => {
  const stated = new Set(used.flatMap(([, { license = '' }]) => license.split(' AND ')));
  for (const each of [...SHIPPED, ...UNCHANGED, ...TOOLS]) expect(stated).toContain(each);
});

/** Versions with a published advisory that the range of a package asks for, replaced by `overrides` in package.json. */
it.each([
  ['path-to-regexp', /^6\.[012]\./, 'CVE-2024-45296'],
  ['esbuild', /^0\.(?:1?\d|2[0-4])\./, 'GHSA-67mh-4wv8-2f99'],
])('has no %s as old as %s (%s)', (name, bad) => {
  const versions = used
    .filter(([path]) => nameOf(path) === name)
    .map(([, found]) => (found as { version: string }).version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version).not.toMatch(bad);
});
