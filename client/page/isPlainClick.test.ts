import { expect, test } from 'vitest';
import { isPlainClick } from './isPlainClick.js';

const PLAIN = { button: 0, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };

test('only the main button without a key follows a link in its own window', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
  expect(isPlainClick({ ...PLAIN, button: 1 })).toBe(false);
  for (const key of ['ctrlKey', 'shiftKey', 'altKey', 'metaKey']) {
    expect(isPlainClick({ ...PLAIN, [key]: true }), key).toBe(false);
  }
});
