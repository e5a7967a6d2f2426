import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const FILES_MAX = 30;

/** Directories of data and of one file per picture, where the limit does not apply. */
const DATA = /^(?:demo|public|tests\/.*\/recorded)/;

it('keeps every folder at thirty files or fewer', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > FILES_MAX && !DATA.test(folder));
  expect(crowded).toEqual([]);
});
