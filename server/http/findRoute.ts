import { ShopError } from '../../domain/core/errors.js';
import type { Method, Route } from './route.js';

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a path and method. Throws `not_found` or `method_not_allowed`. */
export function findRoute(routes: readonly Route[], path: string, method: string): FoundRoute {
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, path);
    return params === null ? [] : [{ route, params }];
  });
  if (matches.length === 0) throw new ShopError('not_found');
  const asked = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({ route }) => route.method === asked);
  if (match === undefined) throw new ShopError('method_not_allowed');
  return match;
}

/** `:name` matches one path segment, `*name` at the end matches the rest. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [expected, actual] = [pattern.split('/'), path.split('/')];
  const last = expected[expected.length - 1] ?? '';
  if (last.startsWith('*') && actual.length >= expected.length) {
    actual.splice(expected.length - 1, actual.length, actual.slice(expected.length - 1).join('/'));
    expected[expected.length - 1] = `:${last.slice(1)}`;
  }
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** Methods that a path supports, for the Allow header. */
export function allowedMethods(routes: readonly Route[], path: string): Method[] {
  return routes.filter((route) => matchPath(route.path, path) !== null).map((route) => route.method);
}
