import {
  instance,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { BODY_MAX_BYTES } from '../../../domain/core/limits.js';
import { parseInput, readInput, readJsonBody, readPostedFields, readQuery } from './input.js';

function fieldsOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof ShopError && error.code === 'invalid_fields' ? error.details.fields : error;
  }
  return 'no error';
}

const query = (search: string, repeatable?: string[]) =>
  readQuery(new URL(`http://x/?${search}`), repeatable);

describe('readQuery', () => {
  it('treats empty query parameters as unset, and decodes the rest', () => {
    expect(query('a=1&b=&c=%D8%A5+x&d')).toEqual({ a: '1', c: 'إ x' });
  });

  it('rejects a repeated query parameter, even if values are empty or equal', () => {
    for (const search of ['a=1&a=2', 'a=1&a=1', 'a=&a=1', 'a=1&a=']) {
      expect(fieldsOf(() => query(search))).toEqual({ a: 'repeated' });
    }
  });

  it('leaves out a parameter that has empty values only', () => {
    expect(Object.keys(query('a=&a=&b=', ['a']))).toEqual([]);
  });

  it('returns a repeatable query parameter always as a list', () => {
    expect(query('a=1&a=&a=2&b=1', ['a', 'b', 'c'])).toEqual({ a: ['1', '2'], b: ['1'] });
  });

  it('reads a body with many distinct keys in linear time', () => {
    const search = Array.from({ length: 16_000 }, (_, index) => `${index.toString(36)}=1`).join('&');
    const startedAtMs = performance.now();
    expect(Object.keys(query(search))).toHaveLength(16_000);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });

  it('keeps hostile keys as own properties', () => {
    const read = query('__proto__=1&constructor=2');
    expect(Object.entries(read)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

describe('parseInput', () => {
  const schema = strictObject({
    id: number(),
    sort: optional(picklist(['a', 'b'])),
    name: optional(pipe(string(), regex(/^x/, 'invalid_name'))),
    inner: optional(object({ deep: number() })),
  });

  it.each([
    [{}, { id: 'required' }],
    [{ id: 'hush' }, { id: 'invalid' }],
    [{ id: 1, sort: 'hush' }, { sort: 'invalid' }],
    [{ id: 1, name: 'hush' }, { name: 'invalid_name' }],
    [{ id: 1, inner: { deep: 'hush' } }, { 'inner.deep': 'invalid' }],
    [{ id: 1, extra: 'hush' }, { extra: 'unknown' }],
    [
      { name: 'hush', sort: 5 },
      { id: 'required', name: 'invalid_name', sort: 'invalid' },
    ],
    [undefined, { body: 'required' }],
    ['hush', { body: 'invalid' }],
    [null, { body: 'invalid' }],
  ])('reports invalid input %j as %j, by codes only', (value, fields) => {
    expect(fieldsOf(() => parseInput(schema, value))).toEqual(fields);
  });

  it('reports hostile keys like any other key', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const value: unknown = JSON.parse(`{"id":1,"${key}":{"x":1}}`);
      const fields = fieldsOf(() => parseInput(schema, value));
      expect(Object.entries(fields as object)).toEqual([[key, 'unknown']]);
    }
  });

  it('reports no more than 50 fields of a body that is all errors', () => {
    const value = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`extra ${index}`, 1]));
    expect(Object.keys(fieldsOf(() => parseInput(record(string(), string()), value)) as object)).toHaveLength(
      50,
    );
  });

  it('reports the first error of a field', () => {
    const twice = object({ name: pipe(string(), regex(/^x/, 'first'), regex(/y$/, 'second')) });
    expect(fieldsOf(() => parseInput(twice, { name: 'hush' }))).toEqual({ name: 'first' });
  });

  it('returns the parsed input', () => {
    expect(parseInput(schema, { id: 1, name: 'xyz' })).toEqual({ id: 1, name: 'xyz' });
  });
});

describe('readJsonBody', () => {
  const read = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    readJsonBody(
      new Request('http://x', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );

  it.each(['application/json; charset=utf-8', 'Application/JSON ; charset = "UTF-8" ;'])(
    'reads %s',
    async (type) => {
      expect(await read('{}', { 'content-type': type })).toEqual({});
    },
  );

  it.each(['text/plain', 'application/json; charset=utf-16', 'application/jsonp', 'application/json x', ''])(
    'rejects a body of the type %j',
    async (type) => {
      await expect(read('{}', { 'content-type': type })).rejects.toMatchObject({
        code: 'unsupported_media_type',
      });
    },
  );

  it('rejects an endless content type in linear time', async () => {
    const startedAtMs = performance.now();
    for (const between of [' ', '; ', ' ;charset = ']) {
      const type = `application/json${between.repeat(100_000)}x`;
      await expect(read('{}', { 'content-type': type })).rejects.toMatchObject({
        code: 'unsupported_media_type',
      });
    }
    expect(performance.now() - startedAtMs).toBeLessThan(1500);
  });

  it('reads a JSON object, and nothing from an empty body', async () => {
    expect(await read('{"a":[1]}')).toEqual({ a: [1] });
    expect(await read('\ufeff{"a":1}')).toEqual({ a: 1 });
    expect(await read('')).toBeUndefined();
    expect(await read('', { 'content-type': 'text/plain' })).toBeUndefined();
  });

  it('counts the body size in bytes, not characters', async () => {
    const letters = JSON.stringify({ text: 'ع'.repeat(40_000) });
    await expect(read(letters)).rejects.toMatchObject({ code: 'body_too_large' });
  });

  it('reads 64 KB and no more, and nothing of a body that says that it is longer', async () => {
    const most = JSON.stringify({ text: 'x'.repeat(BODY_MAX_BYTES - '{"text":""}'.length) });
    expect(await read(most, { 'content-length': String(BODY_MAX_BYTES) })).toEqual(JSON.parse(most));
    await expect(read(`${most} `)).rejects.toMatchObject({ code: 'body_too_large' });
    const long = new Request('http://x', { method: 'POST', body: '{}' });
    long.headers.set('content-length', String(BODY_MAX_BYTES + 1));
    await expect(readJsonBody(long)).rejects.toMatchObject({ code: 'body_too_large' });
    expect(long.bodyUsed).toBe(false);
  });

  it('takes a body that is not UTF-8 for none', async () => {
    const broken = new Uint8Array([...new TextEncoder().encode('{"a":"'), 0xff, 0x22, 0x7d]);
    await expect(read(broken)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('takes a body that breaks off for none', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('The client has left')) });
    const sending = { method: 'POST', body, duplex: 'half' };
    const broken = new Request('http://x', sending);
    await expect(readJsonBody(broken)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('rejects a compressed body, whose size nobody knows', async () => {
    await expect(read('{}', { 'content-encoding': 'gzip' })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it.each(['[]', 'null', '"x"', '5', 'true'])('rejects %s, which is no JSON object', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { body: 'invalid' } },
    });
  });

  it('rejects a body that is not JSON', async () => {
    await expect(read('{')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(read(new Uint8Array([0xff, 0xfe, 0x7b]))).rejects.toMatchObject({ code: 'bad_request' });
  });
});

describe('a form without scripts', () => {
  const FORM_TYPE = 'application/x-www-form-urlencoded';
  const read = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    readPostedFields(
      new Request('http://x', { method: 'POST', body, headers: { 'content-type': FORM_TYPE, ...headers } }),
      ['name', 'text'],
    );

  it('is read by name, empty where it has nothing', async () => {
    expect(await read('name=%D9%85%D9%86%D9%89+A&other=1')).toEqual({ name: 'منى A', text: '' });
    expect(await read('name=a', { 'content-type': `${FORM_TYPE};charset=utf-8` })).toMatchObject({
      name: 'a',
    });
  });

  it('may hold the sign that replaces letters, and no bytes that are none', async () => {
    expect(await read('name=%EF%BF%BD')).toEqual({ name: '\ufffd', text: '' });
    await expect(read('name=%FF')).rejects.toMatchObject({ code: 'bad_request' });
    const bytes = new Uint8Array([...new TextEncoder().encode('name='), 0xff]);
    await expect(read(bytes)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it.each([
    ['name=a&name=b', {}, 'bad_request'],
    ['name=a', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
    ['name=a', { 'content-type': `${FORM_TYPE}x` }, 'unsupported_media_type'],
    ['name=a', { 'content-encoding': 'gzip' }, 'unsupported_media_type'],
    [`name=${'a'.repeat(BODY_MAX_BYTES)}`, {}, 'body_too_large'],
  ])('is refused: %j', async (body, headers, code) => {
    await expect(read(body, headers)).rejects.toMatchObject({ code });
  });
});

describe('readInput', () => {
  const run = () => Promise.resolve({ body: {} });
  const post = { method: 'POST', path: '/x', run } as const;
  const body = strictObject({ id: number() });
  const sent = (search: string, text: string | null, method = 'POST') =>
    new Request(`http://x/${search}`, {
      method,
      body: text,
      headers: text === null ? {} : { 'content-type': 'application/json' },
    });
  const fieldsOfInput = (route: Parameters<typeof readInput>[0], request: Request) =>
    readInput(route, request).catch((error: unknown) => (error as ShopError).details.fields);

  it('refuses a query and a body that the route does not know', async () => {
    expect(await fieldsOfInput(post, sent('?a=1', null))).toEqual({ a: 'unknown' });
    expect(await fieldsOfInput(post, sent('', '{"a":1}'))).toEqual({ a: 'unknown' });
    await expect(readInput(post, sent('?a=1', null))).rejects.toMatchObject({ code: 'invalid_fields' });
    expect(await fieldsOfInput(post, sent('', null))).toEqual({ query: undefined, body: undefined });
  });

  it('reads the query of a route without a body', async () => {
    const query = strictObject({ a: string() });
    const expected = { query: { a: '1' }, body: undefined };
    expect(await readInput({ ...post, query }, sent('?a=1', null))).toEqual(expected);
    expect(await readInput({ ...post, method: 'GET', query }, sent('?a=1', null, 'GET'))).toEqual(expected);
  });

  it('needs the body that the route knows, unless it is optional', async () => {
    expect(await fieldsOfInput({ ...post, body }, sent('', null))).toEqual({ body: 'required' });
    expect(await fieldsOfInput({ ...post, body, bodyOptional: true }, sent('', null))).toMatchObject({
      body: undefined,
    });
    expect(await fieldsOfInput({ ...post, body, bodyOptional: true }, sent('', '{"id":"x"}'))).toEqual({
      id: 'invalid',
    });
    expect(await fieldsOfInput({ ...post, body }, sent('', '{"id":1}'))).toMatchObject({ body: { id: 1 } });
  });

  it('reads forms and bytes of routes that take them', async () => {
    const form = new Request('http://x', { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    const known = strictObject({ a: string() });
    expect(await readInput({ ...post, form: true, body: known }, form)).toMatchObject({ body: { a: '1' } });
    const raw = { ...post, rawBodyMaxBytes: 4, body: instance(Uint8Array) };
    expect(await readInput(raw, sent('', 'abcd'))).toMatchObject({ body: new TextEncoder().encode('abcd') });
    await expect(readInput(raw, sent('', 'abcde'))).rejects.toMatchObject({ code: 'body_too_large' });
  });
});
