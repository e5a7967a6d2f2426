import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { CUT_EXPORTS, CUT_VERSION, withoutUnusedFeatures } from './reactFeatures.js';

const require = createRequire(import.meta.url);

/** React's production files behind its imports; only these are converted. */
const PRODUCTION_FILES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};

/** React has had this hook since version 18. */
const HOOK_SHIMS = ['use-sync-external-store/shim', 'use-sync-external-store/shim/index.js'];
const HOOK = '\0use-sync-external-store';

/** A copy of all exports, by which Ariakit finds out what this version of React has. */
const COPY_OF_REACT = 'const _React = { ...React };';

/** SWR's condition for passing all of React's exports to its development tools. */
export const SWR_TOOLS = 'isWindowDefined && window.__SWR_DEVTOOLS_USE__';

/**
 * Reads React as ES modules in a build for the browser, because it is published as CommonJS, whose unused exports stay
 * in the bundle: 3 kB gzip. The features that the shop does not use are cut from the version that is known.
 */
export function reactModulesPlugin(): Plugin {
  const files = new Map(Object.keys(PRODUCTION_FILES).map((name) => [productionFile(name), name]));
  return {
    name: 'shop:react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      if (HOOK_SHIMS.includes(id)) return HOOK;
      return id in PRODUCTION_FILES ? productionFile(id) : null;
    },
    load: (id) => (id === HOOK ? "export { useSyncExternalStore } from 'react';" : null),
    transform(code, id) {
      const name = files.get(id);
      if (name !== undefined) return { code: shrink(toModule(code, name), name), map: null };
      if (code.includes(SWR_TOOLS)) return { code: code.replace(SWR_TOOLS, 'false'), map: null };
      return code.includes(COPY_OF_REACT) ? { code: withoutCopy(code), map: null } : null;
    },
  };
}

function shrink(code: string, name: string): string {
  if (!code.includes(`version = "${CUT_VERSION}"`) && name !== 'react/jsx-runtime' && name !== 'scheduler') {
    console.warn(`${name} is loaded whole: scripts/vite/reactFeatures.ts knows version ${CUT_VERSION}`);
    return code;
  }
  const used = code.replace(/^export \{ (.*) \};$/m, (_, list: string) => {
    const kept = list.split(', ').filter((item) => !CUT_EXPORTS.includes(item.replace(/.* as /, '')));
    return `export { ${kept.join(', ')} };`;
  });
  return name === 'react-dom/client' ? withoutUnusedFeatures(used) : used;
}

export function productionFile(name: string): string {
  const [folder = name] = name.split('/');
  return join(dirname(require.resolve(`${folder}/package.json`)), 'cjs', PRODUCTION_FILES[name] ?? '');
}

const REQUIRES = /^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m;

/** One of React's CommonJS files as an ES module. Throws for code whose imports or exports it does not recognise. */
export function toModule(code: string, name: string): string {
  const assigned = Array.from(code.matchAll(/\bexports\.(\w+) =(?!=)/g), ([, exported = '']) => exported);
  const exports = [...new Set(assigned)];
  const reassigned = exports.filter((local) => assigned.indexOf(local) !== assigned.lastIndexOf(local));
  const body = code
    .replace(REQUIRES, (list) =>
      list.replace(/^var /, '').replace(/(\w+) = require\("([^"]+)"\)[,;]/g, "import * as $1 from '$2';"),
    )
    .replace(/^exports\.(\w+) =/gm, (_, local: string) =>
      reassigned.includes(local) ? `export_${local} =` : `const export_${local} =`,
    )
    .replace(/\bexports\.(\w+)/g, 'export_$1');
  if (exports.length === 0 || /\brequire\(|\bexports\b/.test(body))
    throw new Error(`The module format of ${name} has changed`);
  return [
    ...reassigned.map((local) => `let export_${local};`),
    body,
    `export { ${exports.map((local) => `export_${local} as ${local}`).join(', ')} };`,
    `export * as default from '${name}';`,
  ].join('\n');
}

function withoutCopy(code: string): string {
  return code.replace(COPY_OF_REACT, '').replaceAll('_React.', 'React.');
}
