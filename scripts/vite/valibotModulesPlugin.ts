import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Node, parseModule, visitNodes } from './visitNodes.js';

const NAME = 'valibot';
const PREFIX = 'valibot:';
const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']valibot["'];?/g;

const WHOLE_IMPORT = /\bimport\s*\*\s*as\s+\w+\s+from\s*["']valibot["']/;

/**
 * Reads valibot as one module per source file in a build for the browser. It is published as a single module, so that
 * a page's first scripts would contain what only lazily loaded code uses.
 */
export function valibotModulesPlugin(): Plugin {
  let parts: ModuleParts | undefined;
  const read = () => (parts ??= splitModule(readFileSync(fileURLToPath(import.meta.resolve(NAME)), 'utf8')));
  return {
    name: 'shop:valibot-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(PREFIX) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? read().code.get(id.slice(PREFIX.length + 1)) : null),
    transform: {
      // After the types have been removed.
      order: 'post',
      handler(code, id) {
        if (!code.includes(NAME)) return null;
        if (WHOLE_IMPORT.test(code)) throw new Error(`${id} imports all of valibot: import single names`);
        const direct = code.replace(NAMED_IMPORT, (_, names: string) => importsOf(names, read().partOf));
        return direct === code ? null : { code: direct, map: null };
      },
    },
  };
}

interface ModuleParts {
  /** Code of each part by the path of its source file. */
  code: ReadonlyMap<string, string>;
  /** Path of the part that declares a name, and its name there, by exported name. */
  partOf: ReadonlyMap<string, { path: string; local: string }>;
}

/** Splits a bundled module at its comments `//#region path`. Throws if it has none, or exports what no part declares. */
export function splitModule(code: string): ModuleParts {
  const [, ...regions] = code.split(/^\/\/#region (?=\S+$)/m);
  const texts = new Map(
    regions.map((region) => {
      const [path = ''] = region.split('\n', 1);
      return [path, region.slice(path.length).split('//#endregion')[0] ?? ''];
    }),
  );
  const homes = new Map<string, string>();
  for (const [path, text] of texts) for (const name of declaredIn(text)) homes.set(name, path);
  const linked = [...texts].map(([path, text]) => [path, link(path, text, homes)] as const);
  const partOf = new Map(
    exportsOf(code).map(({ exported, local }) => {
      const path = homes.get(local);
      if (path === undefined) throw new Error(`No part of valibot declares ${local}`);
      return [exported, { path, local }];
    }),
  );
  if (partOf.size === 0) throw new Error('The format of valibot has changed');
  return { code: new Map(linked), partOf };
}

/** A part with imports of what it uses from others, and exports of everything it declares. */
function link(path: string, text: string, homes: ReadonlyMap<string, string>): string {
  const imports = [...usedIn(text)].flatMap((name) => {
    const home = homes.get(name);
    return home === undefined || home === path ? [] : [`import { ${name} } from '${PREFIX}${home}';`];
  });
  return [...imports, text, `export { ${declaredIn(text).join(', ')} };`].join('\n');
}

/** Imports from valibot's parts in place of a list of named imports, `a, b as c`. */
export function importsOf(names: string, partOf: ModuleParts['partOf']): string {
  const imports = names.split(',').map((item) => {
    const [exported = '', local = exported] = item.trim().split(/\s+as\s+/);
    const part = partOf.get(exported);
    if (part === undefined) throw new Error(`valibot does not export ${exported}`);
    return `import { ${part.local} as ${local} } from '${PREFIX}${part.path}';`;
  });
  return imports.join(' ');
}

function declaredIn(text: string): string[] {
  const body = parseModule(text).body as Node[];
  return body.flatMap((statement) => {
    const declared = (statement['declarations'] ?? [statement]) as { id?: { name: string } | null }[];
    return declared.flatMap(({ id }) => id?.name ?? []);
  });
}

/** Names that a text may refer to: all identifiers but those of properties. */
function usedIn(text: string): Set<string> {
  const used = new Set<string>();
  visitNodes(parseModule(text), (node, property, parent) => {
    const isName = parent['computed'] === false && (property === 'property' || property === 'key');
    if (node['type'] === 'Identifier' && !isName) used.add(String(node['name']));
  });
  return used;
}

function exportsOf(code: string): { exported: string; local: string }[] {
  const list = /^export \{([^}]*)\};/m.exec(code)?.[1] ?? '';
  return list.split(',').flatMap((item) => {
    const [local = '', exported = local] = item.trim().split(/\s+as\s+/);
    return local === '' ? [] : [{ exported, local }];
  });
}
