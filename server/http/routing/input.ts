import { type BaseIssue, safeParse } from 'valibot';
import { type FieldErrors, ShopError } from '../../../domain/core/errors.js';
import { BODY_MAX_BYTES } from '../../../domain/core/limits.js';
import type { Route, Schema } from './route.js';

/** Bounds the size of the response to a body that is all errors. */
const REPORTED_FIELDS_MAX = 50;

/** Parses input with a schema. Throws `invalid_fields` with the fields that are wrong. */
export function parseInput(schema: Schema, value: unknown): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const fields = new Map<string, string>();
  for (const issue of result.issues) {
    if (fields.size === REPORTED_FIELDS_MAX) break;
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? 'body';
    if (!fields.has(path)) fields.set(path, codeOf(issue));
  }
  throw new ShopError('invalid_fields', { fields: Object.fromEntries(fields) satisfies FieldErrors });
}

const CODE = /^[a-z_]+$/;

/** Our schemas use message codes; the library's own messages would echo the input. */
function codeOf(issue: BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'required';
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown';
  return CODE.test(issue.message) ? issue.message : 'invalid';
}

/** Reads the query string: an empty value means unset, and a repeated key is rejected unless listed in `repeatable`. */
export function readQuery(url: URL, repeatable: readonly string[] = []): Record<string, string | string[]> {
  const given = new Map<string, string[]>();
  for (const [key, value] of url.searchParams) {
    const earlier = given.get(key);
    if (earlier === undefined) given.set(key, [value]);
    else earlier.push(value);
  }
  const query = new Map<string, string | string[]>();
  for (const [key, all] of given) {
    const values = all.filter((value) => value !== '');
    const [first] = values;
    if (first === undefined) continue;
    if (repeatable.includes(key)) query.set(key, values);
    else if (all.length > 1) throw new ShopError('invalid_fields', { fields: { [key]: 'repeated' } });
    else query.set(key, first);
  }
  return Object.fromEntries(query);
}

const UTF_8 = /^(?:charset\s*=\s*"?utf-8"?)?$/i;

/** Whether a Content-Type is JSON, which is always UTF-8, so that any other charset is rejected. */
function isJson(contentType: string): boolean {
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim());
  return type?.toLowerCase() === 'application/json' && parameters.every((each) => UTF_8.test(each));
}

/** Reads a JSON object of at most 64 KB; undefined if there is no body. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request, BODY_MAX_BYTES);
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!isJson(type) || request.headers.has('content-encoding')) {
    throw new ShopError('unsupported_media_type');
  }
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ShopError('invalid_fields', { fields: { body: 'invalid' } });
  }
  return body;
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Reads a form submitted without JavaScript, each field once. */
async function readFormBody(request: Request): Promise<unknown> {
  return readQuery(new URL(`?${await readFormText(request)}`, 'http://form.invalid'));
}

async function readFormText(request: Request): Promise<string> {
  const text = await readText(request, BODY_MAX_BYTES);
  const isForm = FORM.test(request.headers.get('content-type') ?? '');
  if (!isForm || request.headers.has('content-encoding')) throw new ShopError('unsupported_media_type');
  return text;
}

/** What `URLSearchParams` puts in place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';
const ESCAPED_REPLACEMENT = /%EF%BF%BD/i;

/**
 * Reads these fields of a form submitted without JavaScript, empty where they are absent. Throws `bad_request` for a
 * repeated field and for text that is not UTF-8, `body_too_large` over 64 KB, `unsupported_media_type`.
 */
export async function readPostedFields(
  request: Request,
  names: readonly string[],
): Promise<Record<string, string>> {
  const text = await readFormText(request);
  const given = new URLSearchParams(text);
  const values = names.map((name) => [name, given.getAll(name)] as const);
  const isBroken = [...given.values()].some((value) => value.includes(REPLACEMENT));
  if (values.some(([, all]) => all.length > 1) || (isBroken && !ESCAPED_REPLACEMENT.test(text))) {
    throw new ShopError('bad_request');
  }
  return Object.fromEntries(values.map(([name, [value = '']]) => [name, value]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('bad_request', {}, cause);
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new ShopError('body_too_large');
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw new ShopError('bad_request', {}, cause); // the client has left in the middle of it
  });
  if (bytes.byteLength > maxBytes) throw new ShopError('body_too_large');
  return new Uint8Array(bytes);
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShopError('bad_request', {}, cause);
  }
}

function readBody({ form, rawBodyMaxBytes }: Route, request: Request): Promise<unknown> {
  if (rawBodyMaxBytes !== undefined) return readBytes(request, rawBodyMaxBytes);
  return form === true ? readFormBody(request) : readJsonBody(request);
}

/** Query and body of a request, parsed by the route's schemas; unknown fields are rejected. */
export async function readInput(route: Route, request: Request): Promise<{ query: unknown; body: unknown }> {
  const query = readQuery(new URL(request.url), route.repeatable);
  if (route.query === undefined) refuseAll(query);
  const parsedQuery = route.query === undefined ? undefined : parseInput(route.query, query);
  if (route.method === 'GET') return { query: parsedQuery, body: undefined };
  const body = await readBody(route, request);
  if (route.body === undefined) refuseAll(body ?? {});
  if (route.body === undefined || (body === undefined && route.bodyOptional === true)) {
    return { query: parsedQuery, body: undefined };
  }
  return { query: parsedQuery, body: parseInput(route.body, body) };
}

function refuseAll(input: object): void {
  const [unknown] = Object.keys(input);
  if (unknown !== undefined) throw new ShopError('invalid_fields', { fields: { [unknown]: 'unknown' } });
}
