import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { describeError, log } from './log.js';

const SECRETS = [
  ['a body of the store', '{"billing":{"first_name":"Mona","phone":"+201012345678"}}'],
  ['a letter’s reader', 'mona.private@example.com'],
  ['a cookie', 'token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1In0.c2lnbmF0dXJl'],
  ['a key of the store', 'https://shop.example/wp-json?consumer_key=ck_1234&consumer_secret=cs_5678'],
  ['a password in an address', 'smtps://shop:hunter2@mail.example'],
] as const;

/** Errors as libraries throw them: of their own class, or a plain Error with a code. */
const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
class LibraryError extends Error {
  override readonly name = 'LibraryError';
}

describe('describeError', () => {
  it.each(SECRETS)('never logs %s that an upstream error quotes', (_, secret) => {
    const upstream = [
      new SyntaxError(`Unexpected token in ${secret}`),
      coded(`Refused: ${secret}`, 'EENVELOPE'),
      new LibraryError(`Answered ${secret}`),
      new Error(`Wrong: ${secret}`),
    ];
    for (const cause of upstream) {
      const nested = new Error('Could not be read', { cause: new Error(secret, { cause }) });
      const described = describeError(new ShopError('store_unavailable', {}, nested));
      for (const part of secret.split(/[\s"]+/).filter((text) => text.length > 3)) {
        expect(described).not.toContain(part);
      }
    }
  });

  it.each(SECRETS.slice(1))('never logs %s, even inside an error message of our own', (_, secret) => {
    expect(describeError(new Error(`No such thing: ${secret}`))).not.toContain(secret);
    expect(describeError(new SyntaxError(secret))).not.toContain(secret);
    expect(describeError(coded(secret, 'EAUTH'))).not.toContain(secret);
  });

  it('logs codes, statuses and origin of an error', () => {
    const refused = Object.assign(coded('connect 10.0.0.1:443', 'ECONNREFUSED'), { status: 502 });
    const described = describeError(new ShopError('store_unavailable', {}, refused));
    const [head, ...rest] = described.split('\n');
    expect(head).toBe('ShopError store_unavailable 503');
    expect(rest).toContain('Caused by: Error ECONNREFUSED 502');
    expect(described).toMatch(/\n {4}at .*log\.test\.ts/);
  });

  it('logs the message of a programming error', () => {
    expect(describeError(new TypeError('The database answers no count'))).toMatch(
      /^TypeError: The database answers no count\n/,
    );
  });

  it('does not log an error code that is a sentence', () => {
    expect(describeError(coded('x', 'token=secret'))).not.toContain('secret');
  });

  it('stops at an error that is its own cause', () => {
    const error = new Error('Round');
    error.cause = error;
    expect(describeError(error).match(/Caused by/g)).toHaveLength(5);
  });
});

describe('the log', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each([
    [undefined, 1],
    ['1', 1],
    ['0', 0],
  ])('logs, with LOG=%s, %s successful requests, and every failed one', (setting, told) => {
    vi.stubEnv('LOG', setting);
    const output = vi.spyOn(console, 'log').mockReturnValue();
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    log({ level: 'info', event: 'request', status: 200 });
    log({ level: 'error', event: 'request', status: 500 });
    expect([output.mock.calls.length, errors.mock.calls.length]).toEqual([told, 1]);
  });
});
