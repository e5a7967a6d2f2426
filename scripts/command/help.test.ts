import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

function run(command: string, ...more: string[]) {
  const [program = '', ...args] = command.split(' ');
  return spawnSync(
    program === 'node' ? process.execPath : `node_modules/.bin/${program}`,
    [...args, ...more],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: `file:${join(folder, 'none/shop.db')}` } },
  );
}

test.each(OWN)('npm run %s -- --help says how it is used, and does nothing', (_, command) => {
  const { status, stdout, stderr } = run(command, '--help');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^npm (?:start|test|run [\w:-]+)/);
  expect(status).toBe(0);
});

test.each(OWN)(
  'npm run %s -- --wrong names the option that it does not know, and does nothing',
  (_, command) => {
    const { status, stdout, stderr } = run(command, '--wrong');
    expect(stderr).toContain('--wrong');
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  },
);

test('covers every command of the shop', () => {
  expect(OWN.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'test', 'verify', 'doctor', 'backup', 'orders', 'coupons', 'bench']),
  );
});
