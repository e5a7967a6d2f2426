import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VercelApiHandler } from '@vercel/node';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFunctionServer } from '../../../tests/support/platform/functionServer.js';
import { guardedStart } from './guardedStart.js';

const { send, serve, close } = await startFunctionServer();
const folder = mkdtempSync(join(tmpdir(), 'guarded-start-'));
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => vi.restoreAllMocks());

const answering =
  (text: string): VercelApiHandler =>
  (_, response) =>
    void response.end(text);

describe('a function', () => {
  it('is loaded by its first request, once', async () => {
    const load = vi.fn(() => Promise.resolve({ default: answering('loaded') }));
    serve(guardedStart(load));
    expect(load).not.toHaveBeenCalled();
    const replies = await Promise.all([send('GET', '/'), send('GET', '/')]);
    expect(replies.map(({ text }) => text)).toEqual(['loaded', 'loaded']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('survives rejections that nobody awaits only while it is loaded', async () => {
    const before = process.listenerCount('unhandledRejection');
    const during: number[] = [];
    serve(
      guardedStart(() => {
        during.push(process.listenerCount('unhandledRejection'));
        return Promise.resolve({ default: answering('') });
      }),
    );
    await send('GET', '/');
    expect(during).toEqual([before + 1]);
    expect(process.listenerCount('unhandledRejection')).toBe(before);
  });
});

describe('a function that cannot be loaded', () => {
  const fail = (error: unknown = new Error('No native driver')) =>
    serve(guardedStart(vi.fn<() => Promise<never>>().mockRejectedValue(error)));
  const write = (path: string, html: string) => {
    mkdirSync(join(folder, 'dist/client', path), { recursive: true });
    writeFileSync(join(folder, 'dist/client', path, 'index.html'), html);
  };

  it('answers with the error page of the build, in the language of the path', async () => {
    write('went-wrong', 'went wrong');
    write('ar/went-wrong', 'حدث خطأ');
    fail();
    for (const [path, text] of [
      ['/cart?x=1', 'went wrong'],
      ['/ar/cart', 'حدث خطأ'],
    ] as const) {
      const reply = await send('GET', path);
      expect([reply.status, reply.text]).toEqual([503, text]);
      expect(reply.headers).toMatchObject({
        ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
        'retry-after': '5',
      });
    }
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ...{ level: 'error', event: 'function-not-loaded' },
      error: expect.stringMatching(/^Error: No native driver/) as string,
    });
  });

  it('answers with JSON below /api, and where there is no page', async () => {
    write('went-wrong', 'went wrong');
    fail('not an error');
    const reply = await send('GET', '/api/health');
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      503,
      expect.objectContaining({ statusCode: 503, code: 'store_unavailable' }),
    ]);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(lines[0]).toContain('not an error');
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(JSON.parse((await send('GET', '/cart')).text)).toMatchObject({ code: 'store_unavailable' });
  });
});
