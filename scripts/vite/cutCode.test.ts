import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { dropProperties, dropStatements, dropTags, replaceBodies, replaceTexts } from './cutCode.js';

/** Runs code that defines `f`. */
function load(code: string): (...args: unknown[]) => unknown {
  return runInNewContext(`${code}\nf`) as (...args: unknown[]) => unknown;
}

describe('cases of tags that do not occur', () => {
  const SWITCH = `function f(node) {
    const seen = [];
    switch (node.tag) {
      case 1: seen.push('one');
      case 7: seen.push('seven'); break;
      case 2: case 8: seen.push('two'); break;
      case 9: seen.push('nine');
      case 3: { seen.push('three'); break; }
      case 10: default: seen.push('other');
    }
    return seen.join();
  }`;
  const cut = dropTags(SWITCH, [7, 8, 9, 10]);

  test.each([1, 2, 3, 4])('leave the way of tag %i as it was', (tag) => {
    expect(load(cut)({ tag })).toBe(load(SWITCH)({ tag }));
  });

  test('are removed with the statements that nothing else reaches', () => {
    expect(cut).not.toMatch(/case (?:7|8|9|10):|nine/);
    expect(cut).toContain('seven');
  });

  test('leave their variables to the others', () => {
    const code =
      'function f(node) { switch (node.tag) { case 7: var a = 1; break; default: return (a = 2); } }';
    expect(load(`'use strict'; ${dropTags(code, [7])}`)({ tag: 1 })).toBe(2);
  });

  test('are never equal in comparisons, on either side, and stay in switches over something else', () => {
    expect(dropTags('a(7 === x.tag, tag !== 7, 7 === x.size, 6 === x.tag);', [7])).toBe(
      'a(!1, !0, 7 === x.size, 6 === x.tag);',
    );
    const other = 'switch (key.code) { case 7: go(); } if (7 === tag) stop();';
    expect(dropTags(other, [7])).toBe('switch (key.code) { case 7: go(); } if (!1) stop();');
  });
});

test('functions keep their names and get other bodies', () => {
  const code = replaceBodies('function f(a) { return a; } function g() { return f(1); }', { f: 'return 2;' });
  expect(load(code)(1)).toBe(2);
});

test('statements are removed by their beginning', () => {
  expect(dropStatements('A.prototype.f = 1; B.prototype.f = 2;', ['A.prototype'])).toBe(
    ' B.prototype.f = 2;',
  );
});

test('properties are removed from objects, wherever they stand, and are no longer assigned', () => {
  const code = dropProperties('const o = { a, b: 1, c: 2 }; o.b = 3; o.a = 4; f(o.b);', ['b', 'c']);
  expect(code.replaceAll(' ', '')).toBe('consto={a,};o.a=4;f(o.b);');
});

test.each([
  ['a function', () => replaceBodies('f();', { f: '' })],
  ['a statement', () => dropStatements('f();', ['g'])],
  ['a property', () => dropProperties('o.c = 1;', ['b'])],
  ['a text', () => replaceTexts('f();', [[/g/g, '']])],
  ['a tag', () => dropTags('f();', [1])],
])('refuses to cut %s that is not there', (_, cut) => {
  expect(cut).toThrow();
});
