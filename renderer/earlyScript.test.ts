import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EARLY_SCRIPT } from './earlyScript.js';

test('the Content-Security-Policy allows the inline script by its hash, and no other', () => {
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  const scriptSources = /script-src ([^;]+)/.exec(readFileSync('vercel.json', 'utf8'))?.[1];
  expect(scriptSources).toBe(`'self' 'sha256-${hash}'`);
});
