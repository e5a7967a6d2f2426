import { describe, expect, it } from 'vitest';
import { GOVERNORATES, isGovernorate } from './governorates.js';

describe('governorates', () => {
  it('has 27 governorates, each with a unique name in both languages', () => {
    const names = Object.values(GOVERNORATES);
    expect(names).toHaveLength(27);
    expect(new Set(names.map(({ en }) => en)).size).toBe(27);
    expect(new Set(names.map(({ ar }) => ar)).size).toBe(27);
    for (const { ar } of names) expect(ar).toMatch(/^[\u0621-\u064a ]+$/);
  });

  it.each(['EGC', 'EGALX', 'EGWAD'])('knows governorates by their code: %s', (code) => {
    expect(isGovernorate(code)).toBe(true);
  });

  it.each(['', 'egc', 'C', 'EGC ', 'Cairo', 'constructor', '__proto__', 'toString'])(
    'knows no governorate "%s"',
    (code) => {
      expect(isGovernorate(code)).toBe(false);
    },
  );
});
