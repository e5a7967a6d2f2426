import { number, object, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { parseInput, readJsonBody, readQuery } from './input.js';

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

  it.each(['[]', 'null', '"x"', '5', 'true'])('rejects %s, which is no JSON object', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid_fields' });
  });

  it('rejects a body that is not JSON', async () => {
    await expect(read('{')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(read(new Uint8Array([0xff, 0xfe, 0x7b]))).rejects.toMatchObject({ code: 'bad_request' });
  });
});
