import ts from 'typescript';

/*
 * Checks JSON-LD against the vocabulary of schema.org as the package schema-dts publishes it: types, their properties and
 * the values that these take. The package has types only, so the data are compiled as literals of them.
 */

const FILE = `${process.cwd()}/tests/site/structuredData.generated.ts`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  noEmit: true,
  // The default library with the types of browsers takes longer to read than the vocabulary.
  lib: ['lib.es5.d.ts'],
  skipLibCheck: true,
  types: [],
};

/** What is not in the vocabulary, one line each, after the place of its block; empty if all of it is. */
export function vocabularyComplaints(blocks: readonly object[]): string[] {
  const lines = blocks.map(
    (block, index) => `export const block${index}: WithContext<Thing> = ${JSON.stringify(block)};`,
  );
  const source = ["import type { Thing, WithContext } from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, language, ...rest) =>
    file === FILE ? ts.createSourceFile(file, source, language) : getSourceFile(file, language, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], OPTIONS, host))
    .map(({ messageText, start = 0 }) => {
      const block = source.slice(0, start).split('\n').length - 2;
      return `block ${block}: ${ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 600)}`;
    });
}
