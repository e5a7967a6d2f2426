import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** Commands of developers, for which `npm install` has brought all packages. */
const FOR_DEVELOPERS =
  /^(test|verify$|bench$|bundle-report$|env-example$|redirects$|format$|dev$)|^build:tests$/;

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file));
}

/** What runs in a shop where only the packages of production are installed, and what is built there. */
const ENTRIES = [
  ...Object.entries(scripts)
    .filter(([name]) => !FOR_DEVELOPERS.test(name))
    .flatMap(([, command]) => command.match(/scripts\/[\w/]+\.m?[jt]s/g) ?? []),
  ...['api', 'pages', 'renderer', 'scripts/build', 'features'].flatMap(modulesIn),
  'vite.config.ts',
];

/** What a build has written is not read. */
const BUILT: Plugin = {
  name: 'built',
  setup({ onResolve }) {
    onResolve({ filter: /dist\/server/ }, () => ({ path: 'virtual:built', external: true }));
  },
};

it('needs no package for developers where a shop is built and run', async () => {
  const { metafile } = await build({
    entryPoints: [...new Set(ENTRIES)],
    ...{ bundle: true, write: false, metafile: true, outdir: 'dist', logLevel: 'silent', splitting: true },
    ...{ platform: 'node', format: 'esm', packages: 'external', jsx: 'automatic' },
    plugins: [BUILT],
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty', '.woff2': 'empty' },
  });
  const own = Object.entries(metafile.inputs);
  const imports = own.flatMap(([file, input]) =>
    input.imports.filter(({ external }) => external).map(({ path }) => ({ file, path })),
  );
  const packageOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  const known = new Set([...Object.keys(dependencies), ...builtinModules]);
  const missing = imports.filter(({ path }) => !/^(node|virtual):/.test(path) && !known.has(packageOf(path)));
  expect(own.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});
