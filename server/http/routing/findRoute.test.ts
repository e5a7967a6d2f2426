import { describe, expect, it } from 'vitest';
import { allowedMethods, findRoute } from './findRoute.js';
import type { Method, Route } from './route.js';

const routeOf = (method: Method, path: string): Route => ({ method, path, run: () => ({}) });

/** Made for each test, as patterns are kept by route. */
const openRoutes = () => [
  routeOf('GET', '/orders'),
  routeOf('GET', '/orders/:id'),
  routeOf('PUT', '/orders/:id'),
  routeOf('GET', '/orders/:id/lines/:line'),
  routeOf('GET', '/feed.xml'),
  routeOf('GET', '/media/*file'),
];

const found = (method: string, path: string) => {
  const { route, params } = findRoute(openRoutes(), path, method);
  return [route.method, route.path, params];
};

describe('findRoute', () => {
  it.each([
    ['GET', '/orders', ['GET', '/orders', {}]],
    ['HEAD', '/orders', ['GET', '/orders', {}]],
    ['GET', '/orders/7', ['GET', '/orders/:id', { id: '7' }]],
    ['PUT', '/orders/a%20b', ['PUT', '/orders/:id', { id: 'a%20b' }]],
    ['GET', '/orders/7/lines/1', ['GET', '/orders/:id/lines/:line', { id: '7', line: '1' }]],
    ['GET', '/feed.xml', ['GET', '/feed.xml', {}]],
    ['GET', '/media/a/b.png', ['GET', '/media/*file', { file: 'a/b.png' }]],
    ['GET', '/media/a\nb', ['GET', '/media/*file', { file: 'a\nb' }]],
  ])('finds %s %s with its parameters', (method, path, expected) => {
    expect(found(method, path)).toEqual(expected);
  });

  it.each(['/', '', '/orders/', '/orders/7/', '/x/orders', '/orders/7/lines/', '/feedxxml', '/media/'])(
    'does not know %j',
    (path) => {
      expect(() => found('GET', path)).toThrow(expect.objectContaining({ code: 'not_found' }));
    },
  );

  it.each([
    ['POST', '/orders'],
    ['DELETE', '/orders/7'],
    ['get', '/orders'],
    ['HEADER', '/orders'],
  ])('says that a known path is not for the method: %s %s', (method, path) => {
    expect(() => found(method, path)).toThrow(expect.objectContaining({ code: 'method_not_allowed' }));
  });
});

it('names the methods of a path', () => {
  expect(allowedMethods(openRoutes(), '/orders/7')).toEqual(['GET', 'PUT']);
  expect(allowedMethods(openRoutes(), '/orders/')).toEqual([]);
});
