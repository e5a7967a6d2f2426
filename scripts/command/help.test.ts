import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleScripts } from '../../tests/support/bundledScript.js';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Commands of other programs have help of their own. */
const OWN = Object.entries(scripts).filter(([, command]) =>
  /\b(?:scripts|tests)\/\S+\.m?[jt]s$/.test(command),
);

let folder: string;
let pathOf: (script: string) => string;
/** All are bundled at once, because `tsx` compiles the modules of each for longer than it runs. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'help-'));
  const scripts = OWN.map(([, command]) => command.split(' ').at(-1) ?? '');
  pathOf = await bundleScripts(scripts.filter((script) => script.endsWith('.ts')));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...more: string[]) {
  const [, ...args] = command.split(' ');
  return spawnSync(
    process.execPath,
    [...args.map((arg) => (arg.endsWith('.ts') ? pathOf(arg) : arg)), ...more],
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
