import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './staticFiles.js';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
writeFileSync(join(folder, 'faq.html'), '<h1>Questions</h1>');
const files = staticFiles(folder);
const server = createServer((request, response) => {
  if (!files.serve(request, response, request.url ?? '/')) response.writeHead(404).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('serves a page at its clean URL, and HEAD without a body', async () => {
  const page = await fetch(`${origin}/faq`);
  expect([page.status, await page.text()]).toEqual([200, '<h1>Questions</h1>']);
  const head = await fetch(`${origin}/faq`, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
    200,
    page.headers.get('etag'),
    '',
  ]);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  'rejects %s on a static page, as the platform does',
  async (method) => {
    const answer = await fetch(`${origin}/faq`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

it.each(['/nothing', '/../package.json', '/%2e%2e%2fpackage.json', '/%E0%A4%A', '/faq%00'])(
  'serves nothing outside of the site’s folder: %s',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);
