import { parseSync, Visitor } from 'vite';

/** The part of the module graph that page messages depend on. */
interface ModuleGraph {
  /** Static and dynamic imports. */
  importsOf: (module: string) => readonly string[];
  /** A module's code after tree shaking; null if it was removed. */
  codeOf: (module: string) => string | null;
}

/** Messages that only the server uses: mail, built-in content, the test payment page, and the consent bar. */
const SERVER_ONLY = /^(?:mail|built_in|card_page|consent)\./;

const PAGE = /\/pages\/.*(?=\/\+Page\.tsx$)/;

/**
 * For each page, by its directory (`/pages/faq`): which of `ids` the page's code and the entry can use,
 * including what they import dynamically, but not other pages. Throws if a browser could use a server-only message.
 */
export function findPageMessages(
  entry: string,
  pages: readonly string[],
  graph: ModuleGraph,
  ids: readonly string[],
): Record<string, string[]> {
  const idsByModule = new Map<string, ReadonlySet<string>>();
  const idsOfModule = (module: string) => {
    const known = idsByModule.get(module) ?? findMessageIds(graph.codeOf(module) ?? '', ids);
    idsByModule.set(module, known);
    return known;
  };
  const idsOfPage = (page: string) => {
    const modules = [...reach(page, graph, reach(entry, graph))];
    const all = new Set(modules.flatMap((module) => [...idsOfModule(module)]));
    const secret = [...all].find((id) => SERVER_ONLY.test(id));
    if (secret !== undefined) throw new Error(`"${secret}" is for the server only, but ${page} can use it`);
    return ids.filter((id) => all.has(id));
  };
  return Object.fromEntries(pages.map((page) => [PAGE.exec(page)?.[0] ?? page, idsOfPage(page)]));
}

function reach(module: string, graph: ModuleGraph, reached = new Set<string>()): Set<string> {
  reached.add(module);
  for (const imported of graph.importsOf(module)) {
    // Strings in libraries can coincide with message ids.
    const isOurs = !PAGE.test(imported) && !imported.includes('/node_modules/');
    if (isOurs && !reached.has(imported)) reach(imported, graph, reached);
  }
  return reached;
}

/**
 * Which of `ids` a module's code can use: those that occur as string literals or match a template literal. The type
 * `MessageKey` rules out any other way to build one.
 */
export function findMessageIds(code: string, ids: readonly string[]): Set<string> {
  const texts = new Set<unknown>();
  const templates: RegExp[] = [];
  const { program, errors } = parseSync('module.js', code);
  if (errors[0] !== undefined) throw new SyntaxError(errors[0].message);
  new Visitor({
    Literal({ value }) {
      texts.add(value);
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.some((part) => /[a-z]\.|\.[a-z]/.test(part))) templates.push(patternOf(parts));
    },
  }).visit(program);
  return new Set(ids.filter((id) => texts.has(id) || templates.some((template) => template.test(id))));
}

function patternOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\w-]+')}$`);
}
