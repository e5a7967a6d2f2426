import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { VercelApiHandler } from '@vercel/node';
import { expect, it, onTestFinished } from 'vitest';
import { functionFiles } from './functions.js';

/** Sends a request to the only function in a directory. */
async function ask(handler: VercelApiHandler, headers: Record<string, string> = {}): Promise<Response> {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  writeFileSync(join(folder, 'only.ts'), '');
  const functions = functionFiles(folder, () => Promise.resolve({ default: handler }));
  const server = createServer((request, response) => void functions.run('/api/only', request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  onTestFinished(() => void server.close());
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}/api/only`, { headers });
}

it('removes stale-while-revalidate from responses to the browser, as the edge does', async () => {
  const response = await ask((_request, answer) => {
    answer.setHeader('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    answer.end();
  });
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});

it('passes status, headers and body of a function through unchanged', async () => {
  const response = await ask((_request, answer) => {
    answer.setHeader('cache-control', 'private, no-store');
    answer.setHeader('set-cookie', ['a=1', 'b=2']);
    answer.writeHead(404).end('Nothing');
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe('Nothing');
});

it('leaves stale-while-revalidate to a cache in front that announces itself', async () => {
  const lifetime = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  const handler: VercelApiHandler = (_request, answer) => {
    answer.setHeader('cache-control', lifetime);
    answer.end();
  };
  const response = await ask(handler, { 'surrogate-capability': 'nginx="Surrogate/1.0"' });
  expect(response.headers.get('cache-control')).toBe(lifetime);
});
