import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { sendTelemetryTo, type TelemetryEvent } from '../../ports/telemetry.js';
import { describeError, log, logFailure } from './log.js';

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
    const [headline] = describeError(coded('x', 'token=secret')).split('\n');
    expect(headline).toBe('Error');
  });

  it('takes no line of a message for a place in the code', () => {
    const error = Object.assign(new SyntaxError('x'), {
      stack: 'SyntaxError: met at Mona’s\n  at f (/a.js:1:2)',
    });
    expect(describeError(error)).toBe('SyntaxError\n  at f (/a.js:1:2)');
    Reflect.deleteProperty(error, 'stack');
    expect(describeError(error)).toBe('SyntaxError');
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

describe('an error that is logged', () => {
  afterEach(() => {
    sendTelemetryTo(null);
    vi.restoreAllMocks();
  });

  /** The line that is written, and what the operator's service is told. */
  function write(work: () => void) {
    const told: TelemetryEvent[] = [];
    sendTelemetryTo((events) => told.push(...events));
    const errors = vi.spyOn(console, 'error').mockReset().mockReturnValue();
    const output = vi.spyOn(console, 'log').mockReset().mockReturnValue();
    work();
    const [[line] = []] = [...errors.mock.calls, ...output.mock.calls];
    return { line: JSON.parse(String(line)) as unknown, told, isError: errors.mock.calls.length === 1 };
  }

  it('has the time and all of its fields on its line', () => {
    const entry = { level: 'error', event: 'request', route: '/x/:id', status: 503, code: 'busy' } as const;
    expect(write(() => log(entry)).line).toEqual({
      time: expect.stringMatching(/^20\d\d-.*Z$/) as string,
      ...entry,
    });
  });

  it('tells the operator’s service where it was, with the frames of the error and its causes', () => {
    const error = [
      'TypeError: Wrong: a count',
      '    at inner (/shop/a.js:1:2)',
      'Caused by: OperatorProblem: Nobody listens at /b.js:3:4',
      '    at outer (/shop/c.js:5:6)',
    ].join('\n');
    const entry = {
      level: 'error',
      event: 'request',
      requestId: 'r-1',
      code: 'internal_error',
      error,
    } as const;
    const frames = [
      { function: 'inner', file: '/shop/a.js', line: 1, column: 2 },
      { function: 'outer', file: '/shop/c.js', line: 5, column: 6 },
    ];
    const event = { kind: 'error', platform: 'node', type: 'TypeError', message: 'Wrong: a count', frames };
    expect(write(() => log({ ...entry, route: '/x/:id' })).told).toEqual([
      { ...event, place: '/x/:id', requestId: 'r-1' },
    ]);
    expect(write(() => log(entry)).told).toEqual([{ ...event, place: 'request', requestId: 'r-1' }]);
  });

  it('is named by its code, or by its event, where it says nothing itself', () => {
    const told = (entry: { code?: string; error?: string }) =>
      write(() => log({ level: 'error', event: 'mail-failed', ...entry })).told;
    const [named] = told({ code: 'store_unavailable', error: 'ShopError store_unavailable 503' });
    expect(named).toMatchObject({ type: 'ShopError store_unavailable 503', message: 'store_unavailable' });
    expect(told({ code: 'busy' })).toMatchObject([{ type: 'busy', message: 'busy', frames: [] }]);
    expect(told({})).toMatchObject([{ type: 'mail-failed', message: 'mail-failed' }]);
  });

  it('that its caller survives is described, or unknown', () => {
    const failed = write(() => logFailure('error', 'mail-failed', new TypeError('No count')));
    expect([failed.isError, failed.told.length]).toEqual([true, 1]);
    expect(failed.line).toMatchObject({
      event: 'mail-failed',
      error: expect.stringMatching(/^TypeError: No/) as string,
    });
    const warned = write(() => logFailure('warn', 'mail-slow', 'a secret'));
    expect([warned.isError, warned.told]).toEqual([false, []]);
    expect(warned.line).toMatchObject({ level: 'warn', event: 'mail-slow', error: 'unknown' });
  });
});
