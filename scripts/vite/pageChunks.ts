import type { Rollup } from 'vite';

const ENTRY = '/renderer/client.ts';
const PAGE = /\/pages\/(.*)\/\+Page\.tsx$/;
/** Chunks that every product page has, so that what is loaded later may share them. */
const OPENED_WITH = ['goods', 'product'];
/** Pages that lead to products. */
const BROWSING = ['index', 'category', 'search'];

/**
 * Puts what pages share into few chunks: `goods` has what product pages share with others (cards, prices, pictures),
 * `browsing` what else the pages need that lead to products, `account` the rest, and the pages of one folder have one
 * of their own; `lazy` has what these share with code that is loaded when it is wanted. Everything of the entry stays in the entry, everything of a single page in the page's chunk.
 */
export function groupChunks(): Rollup.GetManualChunk {
  let groups: ReadonlyMap<string, string> | null = null;
  return (id, { getModuleIds, getModuleInfo }) => {
    groups ??= findGroups(
      [...getModuleIds()],
      (module) => getModuleInfo(module)?.importedIds ?? [],
      (module) => getModuleInfo(module)?.dynamicallyImportedIds ?? [],
    );
    return groups.get(id);
  };
}

/** The chunk of every module that the entry or at least two pages import. */
export function findGroups(
  modules: readonly string[],
  importsOf: Imports,
  lazyImportsOf: Imports,
): Map<string, string> {
  const lazy = new Set<string>();
  for (const module of modules.flatMap(lazyImportsOf)) {
    if (!PAGE.test(module)) for (const used of closureOf(module, importsOf)) lazy.add(used);
  }
  const users = new Map<string, string[]>();
  for (const module of modules) {
    const page = PAGE.exec(module)?.[1];
    if (page === undefined) continue;
    for (const used of closureOf(module, importsOf)) users.set(used, [...(users.get(used) ?? []), page]);
  }
  const groups = new Map<string, string>();
  for (const [module, pages] of users) {
    const group = groupOf(pages);
    const isSmall = group !== undefined && OPENED_WITH.includes(group);
    if (group !== undefined) groups.set(module, lazy.has(module) && !isSmall ? 'lazy' : group);
  }
  const entry = modules.find((module) => module.endsWith(ENTRY));
  // By name as well, or the bundler moves them to the first chunk that needs them.
  for (const used of entry === undefined ? [] : closureOf(entry, importsOf)) groups.set(used, 'client');
  return groups;
}

type Imports = (module: string) => readonly string[];

/** Undefined leaves a module to the chunk of its only page. */
function groupOf(pages: readonly string[]): string | undefined {
  const folders = new Set(pages.map((page) => page.split('/')[0] ?? page));
  const [folder] = folders;
  if (folders.size === 1 && (pages.length > 1 || folder === 'product')) return folder;
  if (folders.has('product')) return 'goods';
  if (BROWSING.some((name) => folders.has(name))) return 'browsing';
  return pages.length === 1 ? undefined : 'account';
}

function closureOf(module: string, importsOf: Imports, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const imported of importsOf(module)) closureOf(imported, importsOf, seen);
  return seen;
}
