import { getTransformedRoutes, type Route } from '@vercel/routing-utils';

/** The part of a request that routes match. */
interface RoutedRequest {
  path: string;
  query: string;
  header: (name: string) => string | undefined;
  cookie: (name: string) => string | undefined;
}

export type Outcome =
  | { kind: 'redirect'; status: number; location: string; headers: Record<string, string> }
  | { kind: 'file'; headers: Record<string, string> }
  | { kind: 'rewrite'; destination: string; headers: Record<string, string> };

type SourceRoute = Exclude<Route, { handle: string }>;

/** The routes of a vercel.json in Vercel's internal form. Throws if the file is invalid. */
export function readRoutes(configuration: object): Route[] {
  const { routes, error } = getTransformedRoutes(configuration);
  if (error !== null) throw new Error(`vercel.json: ${error.message}`);
  return routes ?? [];
}

/**
 * Applies routes in Vercel's order: redirects and headers, then the file system, then rewrites. `exists` tells whether
 * the file system (static files and functions) has a path.
 */
export function routeRequest(
  routes: readonly Route[],
  request: RoutedRequest,
  exists: (path: string) => boolean,
): Outcome {
  const headers: Record<string, string> = {};
  let isPastFiles = false;
  for (const route of routes) {
    if (!isSourceRoute(route)) {
      // "handle" is deprecated for those who write vercel.json; what Vercel makes of the file still has it.
      // oxlint-disable-next-line typescript/no-deprecated
      if (!('handle' in route && route.handle === 'filesystem')) continue;
      if (exists(request.path)) return { kind: 'file', headers };
      isPastFiles = true;
      continue;
    }
    const match = patternOf(route.src).exec(request.path);
    if (match === null || !conditionsHold(route, request)) continue;
    const location = route.headers?.['Location'];
    if (route.status !== undefined && location !== undefined) {
      const target = withinSite(fill(location, match));
      return { kind: 'redirect', status: route.status, location: target + request.query, headers };
    }
    for (const [name, value] of Object.entries(route.headers ?? {})) headers[name] = fill(value, match);
    if (isPastFiles && route.dest !== undefined)
      return { kind: 'rewrite', destination: fill(route.dest, match), headers };
  }
  return { kind: 'file', headers };
}

/** By source: compiling them took a tenth of a read by the API. */
const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

function isSourceRoute(route: Route): route is SourceRoute {
  return 'src' in route && typeof route.src === 'string';
}

function fill(template: string, match: RegExpExecArray): string {
  return template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
}

/** Collapses leading slashes: removing the trailing one of `//evil.example/` would otherwise redirect to another site. */
function withinSite(location: string): string {
  return location.replace(/^\/[/\\]+/, '/');
}

type Condition = NonNullable<SourceRoute['has']>[number];

function conditionsHold(route: SourceRoute, request: RoutedRequest): boolean {
  const holds = (condition: Condition) => conditionHolds(condition, request);
  return (route.has ?? []).every(holds) && !(route.missing ?? []).some(holds);
}

function conditionHolds(condition: Condition, request: RoutedRequest): boolean {
  const actual = actualValue(condition, request);
  if (actual === undefined) return false;
  const { value } = condition;
  return typeof value === 'string' ? new RegExp(`^${value}$`).test(actual) : true;
}

function actualValue(condition: Condition, request: RoutedRequest): string | undefined {
  switch (condition.type) {
    case 'header':
      return request.header(condition.key);
    case 'cookie':
      return request.cookie(condition.key);
    case 'query':
      return new URLSearchParams(request.query).get(condition.key) ?? undefined;
    default:
      return request.header('host');
  }
}
