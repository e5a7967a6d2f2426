import { Validator } from '@seriousme/openapi-schema-validator';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { describeApi } from './describeApi.js';
import { FAMILIES } from './routeTables.js';

const ORIGIN = 'https://shop.example';
const { paths, ...rest } = describeApi('Shop', ORIGIN);
const ROUTES = FAMILIES.flatMap(({ prefix, routes }) => routes.map((route) => ({ prefix, route })));

interface Body {
  content: Record<string, { schema?: { required?: string[] } }>;
}

function operationOf({ prefix, route }: (typeof ROUTES)[number]) {
  const path = prefix + (route.path === '/' ? '' : route.path.replace(/[:*](\w+)/g, '{$1}'));
  return paths[path]?.[route.method.toLowerCase()];
}

it('is a valid description in OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ paths, ...rest });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it.each(ROUTES)('has $route.method $prefix$route.path', (entry) => {
  expect(operationOf(entry)).toBeDefined();
});

it('names each operation differently', () => {
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toHaveLength(ROUTES.length);
  expect(new Set(ids).size).toBe(ROUTES.length);
});

const WITH_FIELDS = ROUTES.filter(({ route }) => route.body?.type.includes('object') === true);

it.each(WITH_FIELDS)(
  'requires the fields of $route.method $prefix$route.path that its schema requires',
  (entry) => {
    const body = operationOf(entry)?.requestBody as Body | undefined;
    const [content] = Object.values(body?.content ?? {});
    const { issues = [] } = entry.route.body === undefined ? {} : safeParse(entry.route.body, {});
    const missing = issues
      .filter(({ received }) => received === 'undefined')
      .map(({ path }) => String(path?.[0]?.key));
    expect((content?.schema?.required ?? []).toSorted()).toEqual([...new Set(missing)].toSorted());
  },
);
