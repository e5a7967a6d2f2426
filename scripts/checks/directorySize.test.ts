import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const FILES_MAX = 25;

/** Where the limit does not apply: data, one file per picture, and the root, where tools look for their settings. */
const DATA = /^(?:\.$|demo|public|tests\/.*\/recorded)/;

it('keeps every folder at 25 files or fewer', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > FILES_MAX && !DATA.test(folder));
  expect(crowded).toEqual([]);
});
