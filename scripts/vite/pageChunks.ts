import type { Rolldown } from 'vite';

const ENTRY = '/renderer/client.ts';
const PAGE = /\/pages\/(.*)\/\+Page\.tsx$/;
/** Chunks loaded by every product page, which lazy code may therefore share. */
const OPENED_WITH = ['goods', 'product'];
/** Pages that lead to products. */
const BROWSING = ['index', 'category', 'search'];

/**
 * Groups modules shared by pages into few chunks: `goods` for what product pages share with others (cards, prices,
 * pictures), `browsing` for what else pages with product lists need, `account` for the rest, one per page directory,
 * and `lazy` for what these share with lazily loaded code. The entry's modules stay in the entry, a single page's
 * modules in the page's chunk.
 */
export function groupChunks(graph: ModuleGraph): Map<string, string> {
  return findGroups(
    [...graph.getModuleIds()],
    (module) => graph.getModuleInfo(module)?.importedIds ?? [],
    (module) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [],
  );
}

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

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
  // Assigned explicitly, because the bundler would move them to the first chunk that needs them.
  for (const used of entry === undefined ? [] : closureOf(entry, importsOf)) groups.set(used, 'client');
  return groups;
}

type Imports = (module: string) => readonly string[];

/** Undefined leaves a module in the chunk of its only page. */
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
