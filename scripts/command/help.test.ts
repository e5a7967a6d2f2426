import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Commands of other programs have help of their own. */
const OWN = Object.entries(scripts).filter(([, command]) =>
  /\b(?:scripts|tests)\/\S+\.m?[jt]s$/.test(command),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'help-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(OWN)('npm run %s -- --help says how it is used, and does nothing', (_, command) => {
  const [program = '', ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(
    program === 'node' ? process.execPath : `node_modules/.bin/${program}`,
    [...args, '--help'],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: `file:${join(folder, 'none/shop.db')}` } },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^npm (?:start|test|run [\w:-]+)/);
  expect(status).toBe(0);
});

test('covers every command of the shop', () => {
  expect(OWN.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'test', 'verify', 'doctor', 'backup', 'orders', 'coupons', 'bench']),
  );
});
