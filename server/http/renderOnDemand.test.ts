import { expect, it } from 'vitest';
import { renderOnDemand } from './renderOnDemand.js';

const facts = { clientAddress: '203.0.113.1', later: () => undefined };
const answer = renderOnDemand(() => Promise.resolve(null));

it.each([
  ['GET', '/api/render'],
  ['POST', '/api/render'],
  ['GET', '/api'],
  ['DELETE', '/api'],
])('what is no page of the shop is a JSON 404: %s %s', async (method, path) => {
  const response = await answer(new Request(`http://shop.test${path}`, { method }), facts);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a page can only be read: %s', async (method) => {
  const response = await answer(new Request('http://shop.test/cart', { method }), facts);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
