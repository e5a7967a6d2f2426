import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (metric: { name: string; value: number }) => void;
const measured = new Map<string, Listener>();
const on = (name: string) => (listener: Listener) => void measured.set(name, listener);
vi.mock('web-vitals', () => ({
  onTTFB: on('TTFB'),
  onFCP: on('FCP'),
  onLCP: on('LCP'),
  onINP: on('INP'),
  onCLS: on('CLS'),
}));

const { MEASURED_SHARE, reportVitals } = await import('./reportVitals.js');

const ALWAYS = () => 0;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let sent: { url: string; body: Promise<string> }[];

beforeEach(() => {
  measured.clear();
  sent = [];
  page.visibilityState = 'visible';
  vi.stubGlobal('location', { pathname: '/ar/product/variable/101' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, blob: Blob) => sent.push({ url, body: blob.text() }),
  });
});

function measure(name: string, value: number): void {
  measured.get(name)?.({ name, value });
}

function become(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('sends the last values once, when the page is first hidden, under the page’s pattern', async () => {
  reportVitals(ALWAYS);
  measure('LCP', 900);
  measure('LCP', 1250.5);
  measure('CLS', 0.003);
  become('visible');
  expect(sent).toEqual([]);
  become('hidden');
  become('visible');
  become('hidden');
  expect(sent.map(({ url }) => url)).toEqual(['/api/post/web-vitals']);
  expect(JSON.parse((await sent[0]?.body) ?? '')).toEqual({
    page: '/product/variable/:id',
    lcp: 1250.5,
    cls: 0.003,
  });
});

it('measures only a share of the page loads', () => {
  reportVitals(() => MEASURED_SHARE);
  expect(measured.size).toBe(0);
  become('hidden');
  expect(sent).toEqual([]);
});
