import { describe, expect, it } from 'vitest';
import { parseId } from '../core/parseId.js';

describe('parseId', () => {
  it.each([
    ['1', 1],
    ['1000000000001', 1_000_000_000_001],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('parses %s as an id', (text, id) => {
    expect(parseId(text)).toBe(id);
  });

  it.each([
    ...['', '0', '01', '-1', '+1', '1.0', '1e3', ' 1', '1 ', '1\n', '0x1', '١', 'NaN', '1,2', '1%00', 'null'],
    ...['9007199254740992', '99999999999999999'],
  ])('rejects %j as an id', (text) => {
    expect(parseId(text)).toBeNull();
  });
});
