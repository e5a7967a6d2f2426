import { expect, it } from 'vitest';
import { linkToken, readLinkToken } from './linkToken.js';

const NOW_MS = Date.parse('2026-11-23T10:00:00Z');
const TOKEN = linkToken('secret', 'order', 10_231, 60_000, NOW_MS);
const read = (token: string, afterMs = 0) => readLinkToken('secret', 'order', token, NOW_MS + afterMs);

it('opens its record until it expires', () => {
  expect(read(TOKEN)).toEqual({ state: 'valid', id: 10_231 });
  expect(read(TOKEN, 59_999)).toEqual({ state: 'valid', id: 10_231 });
  expect(read(TOKEN, 60_000)).toEqual({ state: 'expired' });
});

it('opens nothing of another kind, shop, record or time', () => {
  const unknown = { state: 'unknown' };
  expect(readLinkToken('secret', 'cart', TOKEN, NOW_MS)).toEqual(unknown);
  expect(readLinkToken('another', 'order', TOKEN, NOW_MS)).toEqual(unknown);
  const [id = '', expires = '', signature = ''] = TOKEN.split('-');
  for (const token of [
    ...[
      `10232-${expires}-${signature}`,
      `${id}-${Number(expires) + 1}-${signature}`,
      `${TOKEN}0`,
      `x${TOKEN}`,
    ],
    ...[`${id}-${expires}-${'0'.repeat(64)}`, `${id}-${expires}`, ''],
  ])
    expect([token, read(token)]).toEqual([token, unknown]);
});
