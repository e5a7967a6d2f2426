import { beforeEach, expect, it, vi } from 'vitest';

let listeners: Map<string, (event: object) => void>;
let sent: { url: string; body: Promise<string> }[];
const place = { pathname: '/ar/thanks/10001' };

beforeEach(() => {
  vi.resetModules();
  listeners = new Map();
  sent = [];
  place.pathname = '/ar/thanks/10001';
  vi.stubGlobal('location', place);
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, blob: Blob) => sent.push({ url, body: blob.text() }),
  });
});

const load = async () => ({
  ...(await import('../core/crashes.js')),
  ...(await import('./reportErrors.js')),
});

it('reports a crashed page, uncaught errors and rejections', async () => {
  const { reportCrash, reportErrors } = await load();
  reportCrash(new TypeError('before the code had loaded'));
  reportErrors();
  reportCrash(new Error('crashed'));
  listeners.get('error')?.({ error: new Error('uncaught') });
  listeners.get('unhandledrejection')?.({ reason: new Error('rejected') });
  const bodies = await Promise.all(sent.map(async ({ body }) => JSON.parse(await body) as object));
  expect(bodies).toMatchObject([
    { type: 'TypeError', message: 'before the code had loaded', page: '/thanks/:id' },
    { message: 'crashed' },
    { message: 'uncaught' },
    { message: 'rejected' },
  ]);
  expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/api/post/client-error']));
});

it('names the page of a draft without its key', async () => {
  const { reportErrors } = await load();
  reportErrors();
  for (const language of ['', '/ar']) {
    place.pathname = `${language}/drafts/post-7-1790000000-0a1b2c`;
    listeners.get('error')?.({ error: new Error('uncaught') });
  }
  const bodies = await Promise.all(sent.map(async ({ body }) => JSON.parse(await body) as { page: string }));
  expect(bodies.map(({ page }) => page)).toEqual(['/drafts/:token', '/drafts/:token']);
});

it('reports the same error at most once a page view', async () => {
  const { reportErrors } = await load();
  reportErrors();
  const fail = () => listeners.get('error')?.({ error: new Error('again') });
  fail();
  fail();
  expect(sent).toHaveLength(1);
  place.pathname = '/cart';
  fail();
  expect(sent).toHaveLength(2);
});

it('reports at most ten errors of one document, and no errors of other scripts', async () => {
  const { reportErrors } = await load();
  reportErrors();
  listeners.get('error')?.({ error: null });
  listeners.get('unhandledrejection')?.({ reason: 'a word' });
  expect(sent).toEqual([]);
  for (let index = 0; index < 20; index += 1) listeners.get('error')?.({ error: new Error(String(index)) });
  expect(sent).toHaveLength(10);
});
