import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { CUT_EXPORTS, CUT_VERSION, withoutUnusedFeatures } from './reactFeatures.js';
import { productionFile, toModule } from './reactModulesPlugin.js';

const require = createRequire(import.meta.url);

test('the installed React is the version whose unused features are cut', () => {
  expect((require('react') as { version: string }).version).toBe(CUT_VERSION);
});

test('every export that is cut is one of React', () => {
  const known = ['react', 'react-dom', 'react-dom/client'].flatMap((name) =>
    Object.keys(require(productionFile(name)) as object),
  );
  expect(known).toEqual(expect.arrayContaining([...CUT_EXPORTS]));
});

describe('what is left of React', () => {
  const whole = toModule(readFileSync(productionFile('react-dom/client'), 'utf8'), 'react-dom/client');
  const cut = withoutUnusedFeatures(whole);

  test('starts no view transition, and looks for no action of a form', () => {
    const features = (code: string) =>
      ['.startViewTransition(', 'new FormData('].filter((text) => code.includes(text));
    expect(features(whole)).toHaveLength(2);
    expect(features(cut)).toEqual([]);
  });

  test('uses no variable that has gone with the rest', () => {
    const undeclared = (code: string) => {
      const complaints = new Linter().verify(code, { rules: { 'no-undef': 'error' } });
      return new Set(complaints.map(({ message }) => message));
    };
    expect([...undeclared(whole)]).toEqual(expect.arrayContaining([...undeclared(cut)]));
  });
});
