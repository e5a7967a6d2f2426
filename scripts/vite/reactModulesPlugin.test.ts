import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionFile, SWR_TOOLS, toModule } from './reactModulesPlugin.js';

const require = createRequire(import.meta.url);

describe('React as ES modules', () => {
  test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
    '%s has the exports of its CommonJS file, and imports no CommonJS',
    (name) => {
      const file = productionFile(name);
      const code = toModule(readFileSync(file, 'utf8'), name);
      const list = /^export \{ (.*) \};$/m.exec(code)?.[1] ?? '';
      const exported = list.split(', ').map((item) => item.replace(/.* as /, ''));
      // Reads the names from the loaded file, as it may assign some of them conditionally.
      expect(exported.sort()).toEqual(Object.keys(require(file) as object).sort());
      expect(code).not.toMatch(/\brequire\(|\bmodule\.|\bexports\./);
    },
  );

  test('an export that is assigned twice stays a variable', () => {
    const code = toModule(
      'exports.now = void 0;\nexports.now = f;\nexports.later = g(exports.now);\n',
      'one',
    );
    expect(code).toContain('let export_now;\nexport_now = void 0;\nexport_now = f;');
    expect(code).toContain('const export_later = g(export_now);');
  });

  test.each([
    'module.exports = f;\n',
    'exports.f = f;\nconst a = require("b");\n',
    'Object.assign(exports, f);\n',
  ])('refuses a format that it does not know: %j', (code) => {
    expect(() => toModule(code, 'one')).toThrow('The module format of one has changed');
  });
});

test('SWR still has the condition that is cut from it', () => {
  const file = join(dirname(require.resolve('swr/package.json')), 'dist/_internal/index.mjs');
  expect(readFileSync(file, 'utf8')).toContain(SWR_TOOLS);
});
