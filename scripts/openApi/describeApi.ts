import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { ERROR_STATUSES } from '../../domain/core/errors.js';
import { isPublic, type Route, type Schema } from '../../server/http/routing/route.js';
import { FAMILIES, type Family } from './routeTables.js';

/** What OpenAPI says of a request that the shop accepts (https://spec.openapis.org/oas/v3.1.0). */
interface Operation {
  operationId: string;
  tags: string[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
  security?: object[];
}

/** Checks that have no counterpart in JSON Schema are left out: the shop's answer names the field. */
const CONVERSION: ConversionConfig = { errorMode: 'ignore', typeMode: 'input', target: 'draft-2020-12' };
const JSON_TYPE = 'application/json';
const SESSION = [{ session: [] }];

/** The description of the API, made of the route tables and their schemas. `origin` is the shop's. */
export function describeApi(title: string, origin: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const family of FAMILIES) {
    for (const route of family.routes) {
      const path = pathOf(family, route);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(family, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'token' } },
      schemas: { Error: ERROR },
      responses: {
        Error: {
          description: 'Refused, with a code',
          content: { [JSON_TYPE]: { schema: ref('schemas/Error') } },
        },
      },
    },
  };
}

const ERROR = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUSES) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function ref(name: string): { $ref: string } {
  return { $ref: `#/components/${name}` };
}

/** `/order/:id` → `/order/{id}`; the rest of a path, `/*path`, is a parameter too. */
function pathOf({ prefix }: Family, { path }: Route): string {
  return prefix + (path === '/' ? '' : path.replace(/[:*](\w+)/g, '{$1}'));
}

function operationOf(family: Family, route: Route): Operation {
  const path = pathOf(family, route);
  return {
    operationId: `${route.method.toLowerCase()}${path.replace(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    tags: [family.prefix],
    parameters: [...pathParameters(path), ...queryParameters(route), ...idempotencyKey(route)],
    ...bodyOf(route),
    responses: { '2XX': { description: 'Done' }, default: ref('responses/Error') },
    ...(isPublic(route) ? {} : { security: SESSION }),
  };
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Route): object[] {
  const { properties = {}, required = [] } = query === undefined ? {} : schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function idempotencyKey({ idempotent }: Route): object[] {
  if (idempotent === undefined) return [];
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }];
}

function bodyOf({ body, form, bodyOptional, rawBodyMaxBytes }: Route): Pick<Operation, 'requestBody'> {
  if (body === undefined) return {};
  const required = bodyOptional !== true;
  if (rawBodyMaxBytes !== undefined) return { requestBody: { required, content: { '*/*': {} } } };
  const type = form === true ? 'application/x-www-form-urlencoded' : JSON_TYPE;
  return { requestBody: { required, content: { [type]: { schema: schemaOf(body) } } } };
}

function schemaOf(schema: Schema) {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, CONVERSION);
  return rest;
}
