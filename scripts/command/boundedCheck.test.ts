import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from './boundedCheck.mjs';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const WAIT = 'setTimeout(() => undefined, 60_000)';
const run = (script: string, bounds: Partial<Parameters<typeof check>[3]> = {}) =>
  check('types', process.execPath, ['-e', script], { longestMs: 30_000, ...bounds });

test('says that a check went well, without its output', async () => {
  expect(await run('console.log("noise")')).toBe(true);
  expect(lines).toEqual(['… types', expect.stringMatching(/^✓ types \(\d+ s\)$/)]);
});

test('prints the output of a check that fails', async () => {
  expect(await run('console.error("wrong type"); process.exit(2)')).toBe(false);
  expect(lines.join('\n')).toMatch(/wrong type[^]*✗ types \(\d+ s\)/);
});

test('stops what takes too long, and fails unless it had gone well by then', async () => {
  const bounds = { longestMs: 300, tellEveryMs: 50 };
  expect(await run(WAIT, bounds)).toBe(false);
  expect(lines.join('\n')).toMatch(/ {2}types: 0 s[^]*✗ types \(\d+ s; stopped, `npm test` runs all of it\)/);
  expect(await run(WAIT, { ...bounds, isPartial: (printed) => printed === '' })).toBe(true);
});

test.each([
  ['is not installed', 'node_modules/.bin/none', ['x']],
  ['has more arguments than the system takes', process.execPath, ['x'.repeat(10_000_000)]],
])('says in one line that a command cannot be run, because it %s', async (_, command, args) => {
  expect(await check('lint', command, args, { longestMs: 30_000 })).toBe(false);
  expect(lines).toEqual(['… lint', expect.stringMatching(/^✗ lint \(\d+ s; it cannot be run: .{5,210}\)$/)]);
});
