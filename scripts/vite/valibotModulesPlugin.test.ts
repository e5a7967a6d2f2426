import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importsOf, splitModule } from './valibotModulesPlugin.js';

const BUNDLED = `//#region src/store.ts
let store;
function setStore(next) { store = next; }
function readStore() { return store; }

//#endregion
//#region src/check.ts
const LIMIT = 5;
function check(value) { return { check: value.store < LIMIT ? readStore() : undefined }; }

//#endregion
//#region src/void.ts
function void_() { return check({ store: 1 }); }

//#endregion
export { check, readStore, setStore, void_ as void };
`;

it('splits a bundled module into its source files, linked by what they use', () => {
  const { code, partOf } = splitModule(BUNDLED);
  expect([...code.keys()]).toEqual(['src/store.ts', 'src/check.ts', 'src/void.ts']);
  expect(code.get('src/check.ts')).toContain("import { readStore } from 'valibot:src/store.ts';");
  expect(code.get('src/check.ts')).not.toContain('import { store }');
  expect(code.get('src/store.ts')).toContain('export { store, setStore, readStore };');
  expect(partOf.get('void')).toEqual({ path: 'src/void.ts', local: 'void_' });
});

it('imports from the parts under the names that a module uses', () => {
  const { partOf } = splitModule(BUNDLED);
  expect(importsOf(' check, void as nothing ', partOf)).toBe(
    "import { check as check } from 'valibot:src/check.ts'; import { void_ as nothing } from 'valibot:src/void.ts';",
  );
  expect(() => importsOf('missing', partOf)).toThrow('does not export missing');
});

it('refuses a module without regions, or one that exports what it does not declare', () => {
  expect(() => splitModule('export { a };')).toThrow();
  expect(() => splitModule('//#region src/a.ts\nconst a = 1;\n\n//#endregion\nexport { b };')).toThrow(
    'declares b',
  );
});

it('finds every export of the installed valibot in its parts', async () => {
  const file = fileURLToPath(import.meta.resolve('valibot'));
  const { partOf } = splitModule(readFileSync(file, 'utf8'));
  expect([...partOf.keys()].sort()).toEqual(Object.keys(await import('valibot')).sort());
});
