import { expect, it } from 'vitest';
import { errorCodeOf } from '../../../domain/core/errors.js';
import { requireBearer } from './bearer.js';

const SECRET = 'only for the cron only for the cron';

function refusal(authorization: string | null, secret: string | null = SECRET): string | null {
  const headers = authorization === null ? {} : { authorization };
  try {
    requireBearer(new Request('http://shop.test', { headers }), secret);
    return null;
  } catch (error) {
    return errorCodeOf(error);
  }
}

it.each([`Bearer ${SECRET}`, `bearer ${SECRET}`])('lets in whoever knows the secret: %s', (authorization) => {
  expect(refusal(authorization)).toBeNull();
});

it.each([
  null,
  '',
  'Bearer',
  'Bearer ',
  SECRET,
  `Basic ${SECRET}`,
  `x Bearer ${SECRET}`,
  `Bearer ${SECRET}.`,
  `Bearer ${SECRET.slice(1)}`,
])('rejects everybody else: %j', (authorization) => {
  expect(refusal(authorization)).toBe('unauthorized');
});

it('hides the route while no secret is configured', () => {
  for (const authorization of [null, 'Bearer null', `Bearer ${SECRET}`])
    expect(refusal(authorization, null)).toBe('not_found');
});
