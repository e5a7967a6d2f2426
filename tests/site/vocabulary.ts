import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TSC } from '../../scripts/setup.mjs';

/*
 * Checks JSON-LD against the vocabulary of schema.org as the package schema-dts publishes it: types, their properties and
 * the values that these take. The package has types only, so the data are compiled as literals of them.
 */

/** Below the project, where the package is found. */
const FOLDER = 'node_modules/.cache/structured-data';

const OPTIONS = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'],
  ...['--target', 'es2022', '--module', 'nodenext'],
  // The default library with the types of browsers takes longer to read than the vocabulary.
  ...['--lib', 'es5'],
];

/** What is not in the vocabulary, one line each, after the place of its block; empty if all of it is. */
export function vocabularyComplaints(blocks: readonly object[]): string[] {
  const lines = blocks.map(
    (block, index) => `export const block${index}: WithContext<Thing> = ${JSON.stringify(block)};`,
  );
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'run-'));
  const file = join(folder, 'blocks.ts');
  try {
    writeFileSync(file, ["import type { Thing, WithContext } from 'schema-dts';", ...lines].join('\n'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [TSC, ...OPTIONS, file], {
      encoding: 'utf8',
    });
    const complaints = [...stdout.matchAll(/^.*blocks\.ts\((\d+),\d+\): (.*(?:\n .*)*)/gm)].map(
      ([, line, message = '']) => `block ${Number(line) - 2}: ${message.slice(0, 600)}`,
    );
    if (status !== 0 && complaints.length === 0) throw new Error(stdout + stderr);
    return complaints;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
