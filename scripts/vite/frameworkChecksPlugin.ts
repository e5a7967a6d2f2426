import type { Plugin } from 'vite';

/** In the paths of the page framework's files, wherever it is installed. */
const FRAMEWORK = '/node_modules/vite-plugin-ssr/';

/** Calls with which the framework guards its own developers against wrong use, and the colours of their messages. */
const CHECKS: ReadonlySet<string> = new Set(['assert', 'assertUsage', 'assertWarning', 'assertInfo']);
const COLOURS: ReadonlySet<string> = new Set(['cyan', 'dim']);

const PURE = '/*#__PURE__*/ ';

interface Node {
  type: string;
  start: number;
}

/**
 * Leaves the framework's checks and their long messages out of the browser: the build and the tests have met them
 * already, and there they are 3.7 kB. Only its own files are touched: a function of the same name elsewhere runs.
 */
export function frameworkChecksPlugin(): Plugin {
  return {
    name: 'shop:framework-checks',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr === true || !id.includes(FRAMEWORK)) return null;
      const marks: number[] = [];
      collectChecks(this.parse(code), marks);
      return { code: marks.sort((one, other) => other - one).reduce(markAt, code), map: null };
    },
  };
}

function markAt(code: string, start: number): string {
  return `${code.slice(0, start)}${PURE}${code.slice(start)}`;
}

/** Where calls begin that do nothing but check. */
function collectChecks(node: unknown, marks: number[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collectChecks(child, marks);
  } else if (isNode(node)) {
    if (node.type === 'CallExpression' && isCheck((node as Node & { callee: unknown }).callee)) {
      marks.push(node.start);
    }
    for (const child of Object.values(node)) collectChecks(child, marks);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** `assert(…)`, or `pc.cyan(…)`. */
function isCheck(callee: unknown): boolean {
  const { name, object, property } = callee as Partial<Record<'name' | 'object' | 'property', unknown>>;
  if (typeof name === 'string') return CHECKS.has(name);
  return nameOf(object) === 'pc' && COLOURS.has(nameOf(property) ?? '');
}

function nameOf(node: unknown): string | undefined {
  return (node as { name?: string } | undefined)?.name;
}
