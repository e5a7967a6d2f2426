import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { preprocessCSS, resolveConfig } from 'vite';
import { colourProperty, COLOURS } from '../../domain/core/colours.js';
import { isTokens } from '../vite/coloursPlugin.js';

const UI_DIRECTORIES = ['features', 'components', 'pages', 'renderer', 'client', 'domain', 'server'];
/** Pictures of the demonstration use the colours of the products. */
const GOODS = /embedded|demo/;

const OTHER_PACKAGES = /node_modules\/(?!valibot\/)/;

const files = UI_DIRECTORIES.flatMap((directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => join(directory, path)),
).filter((path) => !GOODS.test(path) && !/\.test\.tsx?$/.test(path));
const sources = files.filter((path) => /\.tsx?$/.test(path));
const sheets = files.filter((path) => path.endsWith('.css'));
/** The drawing of a brand has colours of its own. */
const LOGO = join('components', 'layout', 'header', 'Logo.tsx');
const read = (path: string) => readFileSync(path, 'utf8');

/** TypeScript analyses all components, which takes a while on a busy machine. */
const COMPILE_MS = 90_000;

/** `Button.module.css .primary`, as classes are listed below. */
const nameOf = (sheet: string, className: string) => `${relative('.', sheet)} .${className}`;

/** Every class of every CSS module, including its keyframes. */
async function definedClasses(): Promise<string[]> {
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build');
  const modules = await Promise.all(
    sheets
      .filter((path) => path.endsWith('.module.css'))
      .map(async (path) => ({ path, ...(await preprocessCSS(read(path), resolve(path), config)) })),
  );
  return modules.flatMap(({ path, modules: classes }) =>
    Object.keys(classes ?? {})
      .filter((name) => !read(path).includes(`@keyframes ${name} `))
      .map((name) => nameOf(path, name)),
  );
}

/** Classes that style sheets use in `composes`, their own and others'. */
function composedClasses(): string[] {
  return sheets.flatMap((path) =>
    [...read(path).matchAll(/composes:\s*([\w\s]+?)(?:\s+from\s+'([^']+)')?;/g)].flatMap(([, names, from]) =>
      (names ?? '')
        .split(/\s+/)
        .map((name) => nameOf(from === undefined ? path : join(dirname(path), from), name)),
    ),
  );
}

/** Classes that components use: `styles['card']`, and each possible value of `styles[kind]`. */
function usedClasses(): string[] {
  const options: ts.CompilerOptions = {
    ...{ module: ts.ModuleKind.NodeNext, jsx: ts.JsxEmit.ReactJSX, strict: true, types: [] },
    ...{ skipLibCheck: true, noEmit: true, resolveJsonModule: true },
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    sources.filter((path) => read(path).includes('.module.css')),
    options,
    // Class names come from the project's own types and schemas; skipping other packages is much faster.
    { ...host, fileExists: (path) => !OTHER_PACKAGES.test(path) && host.fileExists(path) },
  );
  const checker = program.getTypeChecker();
  const used: string[] = [];
  for (const source of program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('node_modules'))) {
    const sheetOf = importedSheets(source);
    if (sheetOf.size > 0) visit(source);
    function visit(node: ts.Node): void {
      if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
        const sheet = sheetOf.get(node.expression.text);
        if (sheet !== undefined) {
          const type = checker.getTypeAtLocation(node.argumentExpression);
          used.push(...valuesOf(type).map((name) => nameOf(sheet, name)));
        }
      }
      ts.forEachChild(node, visit);
    }
  }
  return used;
}

/** Local names of the CSS modules that a file imports. */
function importedSheets(source: ts.SourceFile): Map<string, string> {
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const { moduleSpecifier, importClause } = statement;
    const name = importClause?.name?.text;
    if (name === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    if (!moduleSpecifier.text.endsWith('.module.css')) return [];
    return [[name, join(dirname(source.fileName), moduleSpecifier.text)] as const];
  });
  return new Map(imports);
}

function valuesOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.map((each) => (each.isStringLiteral() ? each.value : '(any name)'));
}

it(
  'defines every CSS module class that a component uses, and uses every class defined',
  { timeout: COMPILE_MS },
  async () => {
    const defined = new Set(await definedClasses());
    const used = new Set([...usedClasses(), ...composedClasses()]);
    expect(defined.size).toBeGreaterThan(300);
    expect(
      [...used].filter((name) => !defined.has(name)),
      'taken but not there',
    ).toEqual([]);
    expect(
      [...defined].filter((name) => !used.has(name)),
      'there but not taken',
    ).toEqual([]);
  },
);

it('defines every global class that a component uses in the global style sheet', () => {
  const base = sheets
    .filter((path) => !path.endsWith('.module.css'))
    .map(read)
    .join('\n');
  const names = sources.flatMap((path) =>
    [...read(path).matchAll(/className="(\w+)"/g)].map(([, name]) => name ?? ''),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !base.includes(`.${name} {`))).toEqual([]);
});

it('gives every colour a role in domain/core/colours.ts, and uses every role', () => {
  const texts = [...sheets, ...sources].map(read).join('\n');
  const asked = [...texts.matchAll(/var\((--color-[a-z-]+)\)/g)].map(([, property]) => property ?? '');
  const roles = Object.keys(COLOURS);
  expect(
    asked.filter((property) => !roles.map(colourProperty).includes(property)),
    'unknown',
  ).toEqual([]);
  const isUsed = (role: string) => asked.includes(colourProperty(role)) || texts.includes(`COLOURS.${role}`);
  expect(
    roles.filter((role) => !isUsed(role)),
    'not used',
  ).toEqual([]);
});

it('has a single token style sheet for the build to inject the colours into', () => {
  expect(sheets.filter((path) => isTokens(resolve(path)))).toHaveLength(1);
});

it('writes no colour value outside of domain/core/colours.ts and the logo', () => {
  const strays = [...sheets, ...sources]
    .filter((path) => ![join('domain', 'core', 'colours.ts'), LOGO].includes(path))
    .flatMap((path) =>
      [...read(path).matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b(?=['";\s])|\brgba?\(/gi)].map(
        ([value]) => `${path} ${value}`,
      ),
    );
  expect(strays).toEqual([]);
});
