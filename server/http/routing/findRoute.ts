import { ShopError } from '../../../domain/core/errors.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';
import type { Method, Route } from './route.js';

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a path and method. Throws `not_found` or `method_not_allowed`. */
export function findRoute(routes: readonly Route[], path: string, method: string): FoundRoute {
  const matches = routes.flatMap((route) => {
    const match = patternOf(route).exec(path);
    return match === null ? [] : [{ route, params: { ...match.groups } }];
  });
  if (matches.length === 0) throw new ShopError('not_found');
  const asked = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({ route }) => route.method === asked);
  if (match === undefined) throw new ShopError('method_not_allowed');
  return match;
}

/** `:name` matches one path segment, `*name` at the end matches the rest; neither is ever empty. */
const patternOf = memoizeByObject(({ path }: Route) => {
  const pattern = path
    .replaceAll('.', '\\.')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*(\w+)$/, '(?<$1>.+)');
  return new RegExp(`^${pattern}$`, 's');
});

/** Methods that a path supports, for the Allow header. */
export function allowedMethods(routes: readonly Route[], path: string): Method[] {
  return routes.filter((route) => patternOf(route).test(path)).map((route) => route.method);
}
