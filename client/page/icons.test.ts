import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ICON_ROTATION_MS, ICON_SERVICE_TIMEOUT_MS, ICON_TIMEOUT_MS } from '../../domain/core/limits.js';

const answer = (icons: Record<string, { body: string }>) => Response.json({ prefix: 'tabler', icons });
const SHAPE = '<path fill="none" d="M1 1h2"/>';

/** Imports a fresh module for each test, as its cache lasts as long as the page. */
async function load(fetched: (url: string, signal: AbortSignal) => Promise<Response>) {
  vi.resetModules();
  vi.useFakeTimers();
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    calls.push(url);
    return fetched(url, signal);
  });
  return { calls, ...(await import('./icons.js')) };
}

const never = () => new Promise<Response>(() => undefined);

describe('icons that do not travel with the page', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('are asked for in one batch, each once', async () => {
    const icons = await load(() =>
      Promise.resolve(answer({ anchor: { body: SHAPE }, barrel: { body: SHAPE } })),
    );
    for (const name of ['anchor', 'barrel', 'anchor']) icons.wantIcon(name);
    await vi.runAllTimersAsync();
    icons.wantIcon('anchor');
    await vi.runAllTimersAsync();
    expect(icons.calls).toEqual(['/api/icons/tabler.json?icons=anchor,barrel']);
    expect(icons.iconDrawing('barrel')).toBe(SHAPE);
  });

  test('come from the public service where the shop has no answer', async () => {
    const icons = await load((url) =>
      Promise.resolve(
        url.startsWith('/') ? new Response(null, { status: 500 }) : answer({ anchor: { body: SHAPE } }),
      ),
    );
    icons.wantIcon('anchor');
    await vi.runAllTimersAsync();
    expect(icons.calls[1]).toBe('https://api.iconify.design/tabler.json?icons=anchor');
    expect(icons.iconDrawing('anchor')).toBe(SHAPE);
  });

  test(`the service is asked too once the shop is ${ICON_ROTATION_MS} ms late, not before`, async () => {
    const icons = await load(never);
    icons.wantIcon('anchor');
    await vi.advanceTimersByTimeAsync(ICON_ROTATION_MS - 10);
    expect(icons.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(icons.calls).toHaveLength(2);
  });

  test('the shop is given 1.5 s and the service 5 s', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const icons = await load(never);
    icons.wantIcon('anchor');
    await vi.advanceTimersByTimeAsync(ICON_ROTATION_MS + 10);
    expect(timeouts.mock.calls).toEqual([[ICON_TIMEOUT_MS], [ICON_SERVICE_TIMEOUT_MS]]);
    expect([ICON_TIMEOUT_MS, ICON_SERVICE_TIMEOUT_MS, ICON_ROTATION_MS]).toEqual([1500, 5000, 750]);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path onload="alert(1)"/>'],
    ['a reference', '<path href="https://evil.example"/>'],
    ['another document', '<foreignObject><p>x</p></foreignObject>'],
  ])('a drawing with %s is not drawn', async (_name, body) => {
    const icons = await load(() => Promise.resolve(answer({ anchor: { body } })));
    icons.wantIcon('anchor');
    await vi.runAllTimersAsync();
    expect(icons.iconDrawing('anchor')).toBeNull();
  });

  test('a name that cannot be one is not asked for', async () => {
    const icons = await load(never);
    icons.wantIcon('../secret');
    await vi.runAllTimersAsync();
    expect(icons.calls).toEqual([]);
  });
});
