import { parseSync } from 'vite';

/** A node of a syntax tree by ESTree. */
export type Node = Record<string, unknown>;

/** Visits a node and every node in it, with the property of its parent that holds it. */
export function visitNodes(node: unknown, look: (node: Node, property: string, parent: Node) => void): void {
  const visit = (inner: unknown, property: string, parent: Node): void => {
    if (typeof inner !== 'object' || inner === null) return;
    if (Array.isArray(inner)) {
      for (const item of inner) visit(item, property, parent);
      return;
    }
    const child = inner as Node;
    look(child, property, parent);
    for (const [key, part] of Object.entries(child)) visit(part, key, child);
  };
  visit(node, '', {});
}

/** The syntax tree of a module. Throws on malformed code. */
export function parseModule(code: string): { body: unknown } {
  const { program, errors } = parseSync('module.js', code);
  if (errors[0] !== undefined) throw new SyntaxError(errors[0].message);
  return program;
}
