import { type Node, parseModule, visitNodes } from './visitNodes.js';

/** A node with its place in the code. */
type PlacedNode = Node & { type: string; start: number; end: number };

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces the bodies of functions by name. Throws if there is no function of a name. */
export function replaceBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(bodies));
  const edits: Edit[] = [];
  for (const node of nodesOf(code, 'FunctionDeclaration')) {
    const name = nameOf(node['id']);
    if (!missing.delete(name)) continue;
    const { start, end } = node['body'] as PlacedNode;
    edits.push({ start, end, text: `{ ${bodies[name] ?? ''} }` });
  }
  if (missing.size > 0) throw new Error(`There is no function ${[...missing].join(', ')}`);
  return applyEdits(code, edits);
}

/** Removes the top-level statements that begin with one of the given texts. Throws if none begins with one of them. */
export function dropStatements(code: string, beginnings: readonly string[]): string {
  const missing = new Set(beginnings);
  const edits = (parseModule(code).body as PlacedNode[]).flatMap(({ start, end }): Edit[] => {
    const beginning = beginnings.find((text) => code.startsWith(text, start));
    if (beginning === undefined) return [];
    missing.delete(beginning);
    return [{ start, end, text: '' }];
  });
  if (missing.size > 0) throw new Error(`No statement begins with ${[...missing].join(', ')}`);
  return applyEdits(code, edits);
}

/** Removes properties and assignments to properties, `name: …` and `….name = …`. Throws if a name has none. */
export function dropProperties(code: string, names: readonly string[]): string {
  const missing = new Set(names);
  const edits: Edit[] = [];
  const drop = (name: string, start: number, end: number) => {
    if (!names.includes(name)) return;
    missing.delete(name);
    edits.push({ start, end, text: '' });
  };
  for (const object of nodesOf(code, 'ObjectExpression')) {
    const properties = object['properties'] as PlacedNode[];
    for (const [place, property] of properties.entries()) {
      // With the comma after it; the last one's comma may stay.
      drop(nameOf(property['key']), property.start, properties[place + 1]?.start ?? property.end);
    }
  }
  for (const statement of nodesOf(code, 'ExpressionStatement')) {
    const { type, left } = statement['expression'] as { type: string; left: Node };
    if (type === 'AssignmentExpression' && left['computed'] === false)
      drop(nameOf(left['property']), statement.start, statement.end);
  }
  if (missing.size > 0) throw new Error(`There is no property ${[...missing].join(', ')}`);
  return applyEdits(code, edits);
}

/** Replaces texts and patterns. Throws if one of them does not occur. */
export function replaceTexts(code: string, texts: readonly (readonly [string | RegExp, string])[]): string {
  return texts.reduce((text, [from, to]) => {
    const replaced = text.replaceAll(from, to);
    if (replaced === text) throw new Error(`There is no ${String(from)}`);
    return replaced;
  }, code);
}

/**
 * Decides what a property `tag` is compared with: it never has one of the values. Removes their cases from switches,
 * and replaces comparisons with them. Throws if there is no comparison.
 */
export function dropTags(code: string, tags: readonly number[]): string {
  const isDropped = (value: unknown) => typeof value === 'number' && tags.includes(value);
  const comparisons = nodesOf(code, 'BinaryExpression').flatMap((node): Edit[] => {
    const { operator, left, right, start, end } = node as PlacedNode & {
      operator: string;
      left: Node;
      right: Node;
    };
    const isDead = (isTag(right) && isDropped(left['value'])) || (isTag(left) && isDropped(right['value']));
    if (!isDead || !/^[!=]==$/.test(operator)) return [];
    return [{ start, end, text: operator === '===' ? '!1' : '!0' }];
  });
  const cases = nodesOf(code, 'SwitchStatement').flatMap((node) =>
    isTag(node['discriminant']) ? caseEdits(code, node['cases'] as Case[], isDropped) : [],
  );
  if (comparisons.length + cases.length === 0) throw new Error('There is no comparison of tags');
  return applyEdits(code, [...comparisons, ...cases]);
}

interface Case extends PlacedNode {
  test: Node | null;
  consequent: PlacedNode[];
}

/**
 * Groups of cases share the statements of the last one; a group is removed once none of its values is possible. Its
 * variables, which belong to the whole function, are declared in the first group that stays.
 */
function caseEdits(code: string, cases: readonly Case[], isDropped: (value: unknown) => boolean): Edit[] {
  const edits: Edit[] = [];
  let group: Case[] = [];
  let isFallenInto = false;
  let firstKept: number | undefined;
  const variables = new Set<string>();
  for (const item of cases) {
    group.push(item);
    const [first] = item.consequent;
    if (first === undefined) continue;
    const kept = group.filter(({ test }) => !isDropped(test?.['value']));
    const [{ start } = item] = group;
    if (kept.length === 0 && !isFallenInto) {
      edits.push({ start, end: item.end, text: '' });
      for (const name of variablesOf(item)) variables.add(name);
    } else firstKept ??= first.start;
    if (kept.length < group.length && (kept.length > 0 || isFallenInto)) {
      const labels = kept.map(({ test }) => (test === null ? 'default: ' : `case ${textOf(code, test)}: `));
      edits.push({ start, end: first.start, text: labels.join('') });
    }
    // What is removed neither falls through nor ends what falls through.
    if (kept.length > 0 || isFallenInto) isFallenInto = !isJump(item.consequent.at(-1));
    group = [];
  }
  if (variables.size === 0) return edits;
  if (firstKept === undefined) throw new Error('No case is left');
  return [...edits, { start: firstKept, end: firstKept, text: `var ${[...variables].join(', ')}; ` }];
}

/** Names declared by `var` in a node; those of functions in it are harmless. */
function variablesOf(node: Node): string[] {
  const names: string[] = [];
  visitNodes(node, (inner) => {
    if (inner['type'] === 'VariableDeclaration')
      names.push(...(inner['declarations'] as Node[]).map(({ id }) => nameOf(id)));
  });
  return names;
}

function isTag(node: unknown): boolean {
  const { type, property } = node as Node;
  return nameOf(type === 'MemberExpression' ? property : node) === 'tag';
}

/** Whether a statement, as far as can be told without following its branches, never continues with the next one. */
function isJump(statement: PlacedNode | undefined): boolean {
  if (statement?.type === 'BlockStatement') return isJump((statement['body'] as PlacedNode[]).at(-1));
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(statement?.type ?? '');
}

function nodesOf(code: string, type: string): PlacedNode[] {
  const found: PlacedNode[] = [];
  visitNodes(parseModule(code), (node) => {
    if (node['type'] === type) found.push(node as PlacedNode);
  });
  return found;
}

function nameOf(node: unknown): string {
  const name = (node as Node | null | undefined)?.['name'];
  return typeof name === 'string' ? name : '';
}

function textOf(code: string, node: Node): string {
  const { start, end } = node as PlacedNode;
  return code.slice(start, end);
}

/** An edit within another one is left out, as its text is replaced. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  let text = '';
  let place = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < place) continue;
    text += code.slice(place, start) + replacement;
    place = end;
  }
  return text + code.slice(place);
}
