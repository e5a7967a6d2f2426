import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreCode } from './code.mjs';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-'));
  mkdirSync(at('kept/client/assets'), { recursive: true });
  mkdirSync(at('kept/server'));
  writeFileSync(at('kept/client/assets/client.js'), 'browser');
  writeFileSync(at('kept/server/entry.mjs'), 'server');
  writeFileSync(at('kept/assets.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('restores the code of both sides from the cache', () => {
  expect(restoreCode(at('kept'), at('dist'))).toBe(true);
  const files = ['client/assets/client.js', 'server/entry.mjs', 'assets.json'];
  expect(files.map((file) => readFileSync(at('dist', file), 'utf8'))).toEqual(['browser', 'server', '{}']);
});

it.each(['client', 'server', 'assets.json'])('builds again if the cache lacks %s', (part) => {
  rmSync(at('kept', part), { recursive: true });
  expect(restoreCode(at('kept'), at('dist'))).toBe(false);
});

it('builds if nothing is cached', () => {
  expect(restoreCode(at('nothing'), at('dist'))).toBe(false);
  expect(existsSync(at('nothing'))).toBe(false);
});
