import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Folders whose code runs in browsers; what runs only on the server or in the build is left out. */
const BROWSER_FOLDERS = ['client', 'components', 'domain', 'features', 'locales', 'pages', 'renderer'];
const NOT_IN_BROWSERS = /(^|\/)(server|build)\/|\.server\.|\.test\.tsx?$/;

/** What the oldest browsers of the build's target lack: Safari 16.4 and Chrome 110. */
const TOO_NEW = [
  /\bURL\.(canParse|parse)\(/,
  // With a value, for search parameters.
  /\.(delete|has)\([^()]*,[^()]*\)/,
  /\bAbortSignal\.any\(/,
  /\bPromise\.(withResolvers|try)\(/,
  /\b(Object|Map)\.groupBy\(/,
  /\bArray\.fromAsync\(/,
  /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
];

it.each(BROWSER_FOLDERS)('%s uses nothing that supported browsers lack', (folder) => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_IN_BROWSERS.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return TOO_NEW.flatMap((feature) => {
        const [used] = feature.exec(text) ?? [];
        return used === undefined ? [] : [`${path}: ${used}`];
      });
    });
  expect(found).toEqual([]);
});
